"""Palletising cell: beverage crates, pallet, crate gripper, roller conveyor, cell fence. Metres.

A crate is a collection of parts; every crate in a picture is one instance of it.
"""
import math
import random

import bpy

import kit as k
import parts as p

CRATE = (.40, .30, .275)                                     # length (X), width (Y), height
WALL = .012
BAND, RIM = .078, .050                                       # heights of the lower band and of the upper rim
PALLET = (1.2, 1.0, .144)
PRINT = '''<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 120"><g fill="none" stroke="#f0a63a" stroke-width="10"><path d="M14 52q22-26 44 0t44 0"/><path d="M14 80q22-26 44 0t44 0"/></g>
<text x="126" y="84" font-family="Inter" font-weight="800" font-size="62" letter-spacing="5" fill="#e6edef">TASMAN</text>
<text x="690" y="82" font-family="Inter" font-weight="600" font-size="36" text-anchor="end" fill="#e6edef">20 × 330 ml</text></svg>'''
HAZARD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 40"><rect width="400" height="40" fill="#f0ad1c"/><g fill="#14191c">' + \
    ''.join(f'<path d="M{x} 0h28l-28 40h-28z"/>' for x in range(0, 460, 56)) + '</g></svg>'
GRIPPER_PLATE = '''<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 90"><rect width="260" height="90" rx="8" fill="#d9dfe2"/><rect x="8" y="8" width="70" height="74" fill="#f0ad1c"/>
<path d="M43 20 70 70H16Z" fill="none" stroke="#14191c" stroke-width="6" stroke-linejoin="round"/><path d="M43 38V54M43 59V64" stroke="#14191c" stroke-width="6"/>
<g font-family="Inter" fill="#14191c"><text x="92" y="40" font-weight="800" font-size="28">MAX 24 kg</text><text x="92" y="72" font-weight="600" font-size="21">6 bar · LINE 2</text></g></svg>'''


def collect(name, build):
    """Whatever build() makes becomes a collection outside the scene, to be placed with put()."""
    scene = bpy.context.scene.collection
    before = set(scene.objects)
    build()
    held = bpy.data.collections.new(name)
    for o in set(scene.objects) - before:
        scene.objects.unlink(o)
        held.objects.link(o)
    return held


def put(collection, loc, turn=0.):
    o = k.empty(loc, (0, 0, turn))
    o.instance_type, o.instance_collection = 'COLLECTION', collection
    return o


# ------------------------------------------------------------------ crate
def crate_shell(m, dark):
    """Moulded crate with windows in its long sides and a handle in each end."""
    L, W, H = CRATE
    k.box((L - .01, W - .01, .012), (0, 0, .010), m, .003)
    for s in (-1, 1):
        y, x = s * (W - WALL) / 2, s * (L - WALL) / 2
        k.box((L - .008, WALL, BAND), (0, y, BAND / 2), m, .003)
        k.box((L - .008, WALL, RIM), (0, y, H - RIM / 2), m, .003)
        for z in (.008, BAND - .004, H - RIM + .004):                              # moulded lips
            k.box((L, .018, .008), (0, s * (W - .014) / 2, z), m, .003)
        for px in (-.066, .066):
            k.box((.020, WALL, H - .02), (px, y, H / 2), m, .004)
            k.box((.008, .018, H - BAND - .02), (px, s * (W - .014) / 2, (H + BAND) / 2), m, .002)
        for i in range(8):                                                         # ribs below the rim
            k.box((.004, .016, RIM - .012), (-.165 + i * .047, s * (W - .016) / 2, H - RIM / 2 + .002), m, .001)
        k.box((WALL, W - .008, .17), (x, 0, .085), m, .003)
        k.box((WALL, W - .008, .035), (x, 0, H - .0175), m, .003)
        for py in (-.105, .105):
            k.box((WALL, .08, .09), (x, py, .205), m, .003)
        for z in (.008, .168):
            k.box((.018, W, .008), (s * (L - .014) / 2, 0, z), m, .003)
        for c in (-1, 1):                                                          # corner pillars
            k.box((.046, .016, H - .006), (c * (L - .046) / 2, s * (W - .014) / 2, H / 2), m, .006)
            k.box((.016, .040, H - .006), (c * (L - .014) / 2, s * (W - .040) / 2, H / 2), m, .006)
    for s in (-1, 1):                                                              # stacking rim
        k.box((L + .006, .016, .010), (0, s * (W - .010) / 2, H - .005), m, .003)
        k.box((.016, W + .006, .010), (s * (L - .010) / 2, 0, H - .005), m, .003)
    for x in (-.112, -.037, .037, .112):
        k.box((.003, W - .03, .10), (x, 0, .065), dark, .001)
    for y in (-.069, 0, .069):
        k.box((L - .03, .003, .10), (0, y, .065), dark, .001)
    for s, turn in ((-1, 0), (1, math.pi)):
        k.decal(PRINT, .30, .0514, (0, s * (W / 2 + .0006), BAND / 2 + .002), (math.pi / 2, 0, turn), rough=.5)


def crate(g, colour='#14505c', bottles=True, caps_only=False, name='crate'):
    """A crate of 5 x 4 bottles. caps_only: for crates far out of focus. Returns a collection for put()."""
    m = k.mat(name + ' plastic', colour, .42, smudge=.12, smudge_scale=14, bump=.05, bump_scale=260)
    dark = k.mat('crate divider', '#0a2027', .6)

    def build():
        crate_shell(m, dark)
        if not bottles:
            return
        proto = [] if caps_only else p.bottle_mesh(g)
        cap = k.mat('cap', '#c98a1a', .28, .9, smudge=.06)
        for i in range(5):
            for j in range(4):
                at = ((i - 2) * .0745, (j - 1.5) * .069)
                if caps_only:
                    k.cyl(.0155, .24, (*at, .137), cap, .002, seg=16)
                else:
                    p.row(proto, [at[0]], at[1], .017, jitter=.0012)
        for o in proto:
            bpy.data.objects.remove(o)
    return collect(name, build)



FRUIT = '''<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 550" font-family="Inter"><rect width="800" height="550" fill="#b98d5c"/><rect y="330" width="800" height="150" fill="#3f6b3a"/>
<text x="40" y="434" font-weight="800" font-size="92" letter-spacing="4" fill="#f4efe2">KIWIFRUIT</text><text x="760" y="430" font-weight="600" font-size="56" text-anchor="end" fill="#f4efe2">10 kg</text>
<g fill="none" stroke="#4b3a24" stroke-width="12" stroke-linejoin="round"><path d="M70 230V110M40 145 70 105 100 145M150 230V110M120 145 150 105 180 145M30 246H190"/></g><rect x="330" y="120" width="140" height="60" rx="30" fill="#3a2b1a"/></svg>'''


def carton(name='carton'):
    """Fruit carton of a crate's size, with a hand hole. Returns a collection for put()."""
    board = k.mat('fruit board', '#b98d5c', .75, vary=.06, bump=.05)
    L, W, H = CRATE

    def build():
        k.box((L - .004, W - .004, H - .003), (0, 0, H / 2), board, .005)
        k.box((.05, W - .02, .002), (0, 0, H - .001), k.mat('tape', '#d2b283', .3), 0)
        for s, turn in ((-1, 0), (1, math.pi)):
            k.decal(FRUIT, L - .016, H - .016, (0, s * (W / 2 - .0015), H / 2), (math.pi / 2, 0, turn), rough=.7, px=800)
            k.decal(FRUIT, W - .016, (W - .016) * .6875, (s * (L / 2 - .0015), 0, H * .42), (math.pi / 2, 0, math.pi / 2 * s), rough=.7, px=800)
    return collect(name, build)


# ------------------------------------------------------------------ pallet
def pallet(loc, turn=0.):
    """Timber pallet, top at .144."""
    wood = k.mat('pallet timber', '#6d5236', .75, vary=.18, bump=.25, bump_scale=60)
    X, Y, H = PALLET
    e = k.empty(loc, (0, 0, turn))
    for i in range(7):
        k.box((X, .10, .022), (0, (i - 3) * (Y - .10) / 6, H - .011), wood, .003, parent=e)
    for y in (-1, 0, 1):
        k.box((X, .10, .022), (0, y * (Y - .10) / 2, .011), wood, .003, parent=e)
        for x in (-1, 0, 1):
            k.box((.12, .10, .078), (x * (X - .12) / 2, y * (Y - .10) / 2, .061), wood, .003, parent=e)
    for x in (-1, 0, 1):
        k.box((.12, Y, .022), (x * (X - .12) / 2, 0, H - .033), wood, .003, parent=e)
    return e


def layer(box, loc, skip=(), nx=3, ny=3):
    """One layer of crates on a pallet, a little out of true; skip holds (column, row) counted from front left."""
    for i in range(nx):
        for j in range(ny):
            if (i, j) in skip:
                continue
            x, y = (i - (nx - 1) / 2) * (CRATE[0] + .006), (j - (ny - 1) / 2) * (CRATE[1] + .012)
            put(box, (loc[0] + x + random.uniform(-.002, .002), loc[1] + y + random.uniform(-.003, .003), loc[2]),
                random.uniform(-.008, .008) + random.choice((0, math.pi)))


def stack(box, loc, layers, turn=0.):
    """Finished pallet in the hall."""
    pallet(loc, turn)
    for i in range(layers):
        layer(box, (loc[0], loc[1], loc[2] + PALLET[2] + i * (CRATE[2] - .004)))


# ------------------------------------------------------------------ crate gripper
def cylinder(g, a, length, stroke, sign, parent):
    """Pneumatic profile cylinder lying along X from a; its rod comes out on the side of sign."""
    A, D, B = g['alu'], g['graph'], g['bolt']
    x, y, z = a
    k.box((length, .040, .040), a, A, .004, parent=parent)
    for yy in (-.009, .009):                                                       # sensor grooves
        k.box((length * .96, .004, .0412), (x, y + yy, z), D, .0005, parent=parent)
        k.box((length * .96, .0412, .004), (x, y, z + yy), D, .0005, parent=parent)
    for s in (-1, 1):
        k.box((.020, .044, .044), (x + s * length / 2, y, z), D, .004, parent=parent)
        for dy in (-.014, .014):
            for dz in (-.014, .014):
                k.bolt(.0035, (x + s * (length / 2 + .010), y + dy, z + dz), (0, s * math.pi / 2, 0), B, parent)
        k.cyl(.0055, .016, (x + s * length / 2, y, z + .028), g['steelz'], .001, seg=20, parent=parent)
        k.cyl(.0065, .008, (x + s * length / 2, y, z + .036), k.mat('fitting', '#1b76b4', .4), .001, seg=20, parent=parent)
    k.box((.030, .008, .008), (x + sign * length * .2, y - .0225, z + .009), k.mat('sensor', '#1b2327', .4, bump=.05), .002, parent=parent)
    k.box((.004, .009, .004), (x + sign * length * .2 + .008, y - .0226, z + .0095), k.glow('reed led', '#ffb02e', 7), .001, parent=parent)
    k.cyl(.008, stroke, (x + sign * (length / 2 + stroke / 2), y, z), g['bolt'], .001, 'X', 24, parent=parent)
    k.cyl(.013, .014, (x + sign * (length / 2 + .014), y, z), g['bolt'], .002, 'X', 6, parent=parent)


def crate_gripper(g, loc, turn=0.):
    """Clamps a crate by its ends and hooks into its handles. loc = centre of the robot's flange, gripper below.
    Returns the height of the crate's top below the flange."""
    e = k.empty(loc, (0, 0, turn))
    A, D, B, R = g['alu'], g['graph'], g['bolt'], g['rubber']
    tube = k.mat('air', '#1877b8', .35, coat=.4)
    half = CRATE[0] / 2
    k.cyl(.072, .016, (0, 0, -.008), A, .003, parent=e)
    k.bolt_circle(.060, 8, .0045, 0, B, e)
    k.cyl(.056, .052, (0, 0, -.040), D, .006, parent=e)
    k.ring(.060, .010, .010, (0, 0, -.046), A, .002, parent=e)
    k.cyl(.076, .014, (0, 0, -.072), A, .003, parent=e)
    k.box((.30, .23, .014), (0, 0, -.086), g['steel'], .003, parent=e)
    for x in (-.13, .13):
        for y in (-.095, .095):
            k.bolt(.006, (x, y, -.079), m=B, parent=e)
    for y in (-.088, .088):                                                        # profile beams with their slots
        k.box((.56, .044, .044), (0, y, -.115), A, .003, parent=e)
        for s in (-1, 1):
            k.box((.556, .002, .009), (0, y + s * .0218, -.115), g['ink'], .0004, parent=e)
            k.box((.012, .046, .046), (s * .282, y, -.115), D, .003, parent=e)
    for x in (-.20, .20):
        k.box((.040, .14, .040), (x, 0, -.117), A, .003, parent=e)
    k.decal(HAZARD, .12, .0136, (-.20, -.1105, -.1027), (math.pi / 2, 0, 0), rough=.5, parent=e, px=512)
    k.decal(GRIPPER_PLATE, .078, .027, (.0, -.1125, -.114), (math.pi / 2, 0, 0), rough=.4, parent=e, px=512)
    for s, y in ((-1, -.030), (1, .030)):
        cylinder(g, (s * .095, y, -.142), .13, .075, s, e)
        x = s * (half + .022)
        for yy in (-.088, .088):                                                   # guide rail and carriage
            k.box((.11, .018, .010), (s * .215, yy, -.142), g['steel'], .001, parent=e)
            k.box((.055, .034, .020), (s * (half + .010), yy, -.151), D, .003, parent=e)
            k.bolt(.0035, (s * (half + .010) - .015, yy - .017, -.151), (math.pi / 2, 0, 0), B, e)
            k.bolt(.0035, (s * (half + .010) + .015, yy - .017, -.151), (math.pi / 2, 0, 0), B, e)
        k.box((.014, .235, .058), (x - s * .004, 0, -.172), A, .003, parent=e)
        for yy in (-.085, .085):                                                   # jaw: two ribbed arms and a cross plate
            k.box((.012, .052, .170), (x, yy, -.262), A, .004, parent=e)
            k.plate([(0, 0), (0, -.135), (s * .010, -.135), (s * .040, -.012), (s * .040, 0)], .010, D,
                    (x + s * .005, yy, -.160), (math.pi / 2, 0, 0), .002, parent=e)
            k.box((.010, .046, .048), (x - s * .011, yy, -.318), R, .003, parent=e)
            for zz in (-.304, -.332):
                k.bolt(.0045, (x + s * .006, yy, zz), (0, s * math.pi / 2, 0), B, e)
        k.box((.012, .20, .036), (x, 0, -.322), A, .004, parent=e)
        k.box((.040, .070, .012), (x - s * .016, 0, -.268), D, .003, parent=e)       # hook into the handle
        k.box((.012, .060, .090), (x, 0, -.292), D, .003, parent=e)
        for yy in (-.02, .02):
            k.bolt(.004, (x + s * .006, yy, -.320), (0, s * math.pi / 2, 0), B, e)
        k.cable([(s * .16, y, -.106), (s * .165, y * .6, -.070), (s * .10, -.05, -.052), (s * .035, -.078, -.058)], .004, tube, e)
        k.cable([(s * .03, y, -.106), (s * .050, y - .02, -.066), (s * .05, -.07, -.052), (s * .02, -.085, -.060)], .004, tube, e)
    for x in (-.12, .12):                                                          # sprung feet hold the crate down
        for y in (-.124, .124):
            k.box((.030, .030, .012), (x, y * .96, -.140), D, .003, parent=e)
            k.cyl(.006, .075, (x, y, -.150), g['steelz'], .001, seg=20, parent=e)
            k.cyl(.011, .022, (x, y, -.176), R, .003, seg=24, parent=e)
    k.box((.115, .048, .034), (.0, -.088, -.062), D, .004, parent=e)                 # valve block
    for i in range(4):
        k.box((.020, .050, .016), (-.039 + i * .026, -.088, -.040), k.mat('valve', '#c9d1d5', .45, bump=.04), .003, parent=e)
        k.box((.005, .003, .005), (-.039 + i * .026, -.1135, -.040), k.glow('valve led', '#31d67a', 6), .001, parent=e)
    return .187


# ------------------------------------------------------------------ cell and hall
def roller_conveyor(g, x0, x1, y, z, width=.42):
    """Straight roller conveyor along X; z is the top of the rollers."""
    L, cx = x1 - x0, (x0 + x1) / 2
    roller = k.cyl(.0245, width, (x0, y, z - .0245), k.mat('roller sleeve', '#1a2226', .75, spec=.15), .003, 'Y', 24)
    for i in range(1, int(L / .085)):
        k.copy(roller, (x0 + i * .085, y, z - .0245))
    for s in (-1, 1):
        k.box((L, .030, .11), (cx, y + s * (width / 2 + .015), z - .045), g['slate'], .004)
        k.box((L, .006, .05), (cx, y + s * (width / 2 + .035), z + .075), g['graph'], .002)
        for i in range(int(L / .8) + 1):
            x = x0 + .3 + i * .8
            k.box((.030, .010, .11), (x, y + s * (width / 2 + .031), z + .03), g['graph'], .003)
            k.box((.06, .05, z - .1), (x, y + s * (width / 2 + .01), (z - .1) / 2), g['slate'], .004)


def fence(x0, x1, y, height=2.0, pitch=1.25):
    """Welded-mesh guard: yellow posts, dark mesh in frames."""
    post = k.mat('fence post', '#c28c14', .6, smudge=.1)
    wire = k.mat('fence wire', '#454d51', .5)
    n = round((x1 - x0) / pitch)

    def build():
        w, h = pitch - .07, height - .2
        for i in range(int(w / .05) + 1):
            k.box((.005, .005, h), (-w / 2 + i * .05, 0, h / 2 + .15), wire, 0)
        for i in range(int(h / .2) + 1):
            k.box((w, .006, .006), (0, 0, .15 + i * .2), wire, 0)
        for s in (-1, 1):
            k.box((.025, .025, h), (s * w / 2, 0, h / 2 + .15), wire, .002)
            k.box((w, .025, .025), (0, 0, h / 2 + .15 + s * h / 2), wire, .002)
    panel = collect('fence panel', build)
    for i in range(n + 1):
        x = x0 + i * pitch
        k.box((.06, .06, height), (x, y, height / 2), post, .004)
        k.box((.16, .16, .012), (x, y, .006), post, .003)
        if i < n:
            put(panel, (x + pitch / 2, y, 0))


def hall(g, x0=-16., x1=12., depth=30., lamps=()):
    """Floor with lanes, columns in two rows, roof beams, a far wall with doors. lamps: (x, y, brightness) of high bays."""
    k.box((80, 80, .1), (0, 20, -.05), k.mat('floor', '#1b2b33', .34, smudge=.16, smudge_scale=.8), 0)
    k.box((80, .2, 10), (0, depth, 5), k.mat('wall', '#16323e', .8), 0)
    for y in (3.1, 3.9):
        k.box((40, .08, .002), (0, y, .001), k.mat('lane', '#6b5013', .7), 0)
    for y in (9., 18.):
        for i in range(int((x1 - x0) / 5) + 1):
            x = x0 + i * 5
            k.box((.30, .025, 7), (x, y - .15, 3.5), g['slate'], .004)                # I section
            k.box((.30, .025, 7), (x, y + .15, 3.5), g['slate'], .004)
            k.box((.025, .30, 7), (x, y, 3.5), g['slate'], .004)
            k.box((.34, .36, .9), (x, y, .45), k.mat('column guard', '#a8790f', .6), .02)
        k.box((x1 - x0 + 4, .30, .5), ((x0 + x1) / 2, y, 6.2), g['slate'], .02)
    for i in range(5):
        x = x0 + 4 + i * 5.5
        k.box((3.6, .1, 4.2), (x, depth - .15, 2.1), k.glow('daylight behind the doors', '#4aa3b8', .5), .02)
    for x, y, power in lamps:
        k.cyl(.54, .12, (x, y, 5.2), g['graph'], .02)
        k.cyl(.50, .02, (x, y, 5.13), k.glow(f'high bay {power}', '#d8f1ff', power), .004)
