"""Bottling line: rotary filler with star wheels, crowner and guard, operator panel, case packer, palletiser, cartons. Metres.

The filler's own frame: carousel centre at the origin, conveyor on its left along Y at x = LINE_X, bottles at height TABLE.
Bottles come from the back, turn clockwise with the carousel (so those in front are full), are closed and leave to the front.
"""
import math
import random

import kit as k
import parts as p
from palletising import collect, pallet, put

TABLE = .98                                                  # where the bottles stand
R, N = .52, 32                                               # pitch circle and stations of the carousel
STAR_R, POCKETS = .24, 12
STARS = ((-.66, .38), (-.66, -.38))                          # infeed, outfeed
LINE_X = -.90
LIFT = .08                                                   # the lifts press the bottles up to the valves
GUARD = (-1.08, 1.20, -.80, .95)                             # x0, x1, y0, y1
BEND, BEND_Y = .36, -.92                                     # U-turn before the filler: radius of its centre line, y of its centre
EXIT = -.68                                                  # post right of the conveyor's opening in the front
UP = (math.pi / 2, 0, 0)                                     # turns a decal to face -Y
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" font-family="Inter">{body}</svg>'


def M():
    """parts.M() and what a filler is made of."""
    g = p.M()
    g['bright'] = k.mat('polished stainless', '#cfd4d7', .16, metal=1, smudge=.07, smudge_scale=7)
    g['sheet'] = k.mat('stainless sheet', '#b9c0c5', .30, metal=1, brushed='Z', bump_scale=70)
    g['bead'] = k.mat('bead-blasted stainless', '#a9b0b5', .42, metal=1, smudge=.07, smudge_scale=12)
    g['star'] = k.mat('star polymer', '#0f6076', .42, smudge=.1, smudge_scale=10, bump=.05, bump_scale=300)
    g['pom'] = k.mat('white polymer', '#d9dedf', .4, smudge=.06, bump=.03, bump_scale=300)
    g['air'] = k.mat('air hose', '#1877b8', .35, coat=.4)
    g['machine white'] = k.mat('machine white', '#b9c4c9', .4, coat=.2, smudge=.08, smudge_scale=4)
    g['pane'] = pane()
    return g


def pane(name='polycarbonate', tint='#e6f2f4', haze=.018):
    """Thin clear sheet: see-through, reflecting more at grazing angles, with faint wiped smears. No refraction, so no noise."""
    import bpy
    m = bpy.data.materials.new(name); m.use_nodes = True
    n, l = m.node_tree.nodes, m.node_tree.links
    n.remove(n['Principled BSDF'])
    clear = n.new('ShaderNodeBsdfTransparent'); clear.inputs[0].default_value = k.lin(tint)
    shine = n.new('ShaderNodeBsdfGlossy'); shine.inputs['Roughness'].default_value = .04
    film = n.new('ShaderNodeBsdfDiffuse'); film.inputs[0].default_value = k.lin('#9fb4bb')
    fresnel = n.new('ShaderNodeFresnel'); fresnel.inputs['IOR'].default_value = 1.32
    tc, mp, smear, span = (n.new('ShaderNode' + s) for s in ('TexCoord', 'Mapping', 'TexNoise', 'MapRange'))
    mp.inputs['Scale'].default_value = (2.2, 2.2, .7); smear.inputs['Detail'].default_value = 6
    l.new(tc.outputs['Object'], mp.inputs[0]); l.new(mp.outputs[0], smear.inputs['Vector']); l.new(smear.outputs['Fac'], span.inputs['Value'])
    for key, v in (('From Min', .45), ('From Max', .75), ('To Min', .0), ('To Max', haze)): span.inputs[key].default_value = v
    a, b = n.new('ShaderNodeMixShader'), n.new('ShaderNodeMixShader')
    l.new(span.outputs[0], a.inputs[0]); l.new(clear.outputs[0], a.inputs[1]); l.new(film.outputs[0], a.inputs[2])
    l.new(fresnel.outputs[0], b.inputs[0]); l.new(a.outputs[0], b.inputs[1]); l.new(shine.outputs[0], b.inputs[2])
    l.new(b.outputs[0], n['Material Output'].inputs['Surface'])
    return m


def sheet(corner, u, v, m, parent=None):
    """Single quad from corner along u and v."""
    import bpy
    c, u, v = k.Vector(corner), k.Vector(u), k.Vector(v)
    me = bpy.data.meshes.new('pane'); me.from_pydata([c, c + u, c + u + v, c + v], [], [(0, 1, 2, 3)])
    o = k.obj('pane', me, m, parent=parent)
    o.visible_shadow = False                                   # saves many rays, and clear sheet throws hardly any
    return o


# ------------------------------------------------------------------ carousel
def station(g):
    """One filling station, its bottle axis at the origin at table height: lift below, valve above."""
    B, D = g['bright'], g['graph']
    k.cyl(.017, .20, (0, 0, -.120), B, .002, seg=28)                              # lift cylinder
    k.lathe([(0, -.03), (.025, -.03), (.025, -.016), (.036, -.012), (.036, 0), (0, 0)], g['pom'], bevel=.002, seg=36)
    for i in range(4):
        k.ring(.0225, .006, .008, (0, 0, -.040 - i * .011), g['rubber'], .003, seg=28)
    k.lathe([(.008, .240), (.020, .240), (.024, .252), (.018, .272), (.008, .276)], g['rubber'], bevel=.002, seg=32)      # centring bell
    k.lathe([(0, .270), (.013, .270), (.013, .300), (.024, .306), (.024, .330), (.020, .334), (.020, .385), (.026, .390), (.026, .402), (0, .402)], B, bevel=.003, seg=40)
    k.box((.040, .058, .052), (0, .010, .362), g['bead'], .005)
    for x in (-.013, .013):
        k.bolt(.003, (x, -.019, .376), UP, g['bolt']); k.bolt(.003, (x, -.019, .348), UP, g['bolt'])
    k.lathe([(0, .402), (.018, .402), (.018, .470), (0, .470)], D, bevel=.003, seg=32)                                     # actuator
    k.ring(.0195, .004, .008, (0, 0, .418), g['star'], .001, seg=32)
    k.box((.005, .003, .008), (0, -.0185, .455), k.glow('valve led', '#31d67a', 5), .001)
    k.cable([(.012, -.012, .440), (.030, -.026, .446), (.036, -.018, .470), (.030, .01, .500)], .0032, g['air'])
    for x in (-.029, .029):                                                                                              # guide rods of the bell
        k.cyl(.0035, .13, (x, .012, .315), B, .001, seg=14)


def bowl(g, root):
    """Annular product tank above the valves, its cover, the column and the pipes to it."""
    B, z = g['bright'], TABLE + LIFT + .47
    k.lathe([(R - .15, z), (R + .13, z), (R + .155, z + .03), (R + .155, z + .155), (R + .12, z + .19), (R - .14, z + .19), (R - .15, z)], g['sheet'], bevel=.02, seg=128, parent=root)
    for zz, w in ((z + .012, .018), (z + .166, .018)):
        k.ring(R + .168, .03, w, (0, 0, zz), B, .004, seg=128, parent=root)
    k.bolt_circle(R + .158, 40, .0055, z + .175, g['bolt'], root)
    k.ring(R + .158, .006, .006, (0, 0, z + .09), B, .002, seg=128, parent=root)                                          # weld bead
    for t in (-1.15, -2.35, .6, 2.2):                                                                                     # sight glasses
        e = k.empty((0, 0, z + .09), (0, 0, t), root)
        x = R + .155
        k.cyl(.055, .03, (x, 0, 0), B, .005, 'X', 48, e)
        k.cyl(.036, .034, (x, 0, 0), k.mat('beer behind glass', '#8a4a10', .06, coat=1, spec=.6), .003, 'X', 40, e)
        k.bolt_circle(.046, 6, .004, 0, g['bolt'], e, (0, math.pi / 2, 0), (x + .014, 0, 0))
    label = SVG.format(w=640, h=120, body='<rect width="640" height="120" rx="10" fill="#0e1a20"/><rect width="16" height="120" fill="#f59e0b"/><text x="42" y="80" font-size="58" font-weight="800" fill="#f2f5f6">FILLER 1</text><text x="610" y="78" font-size="40" font-weight="600" text-anchor="end" fill="#a9c3cb">32 VALVES</text>')
    e = k.empty((0, 0, z + .052), (0, 0, -1.72), root)
    k.decal(label, .22, .041, (R + .1565, 0, 0), (math.pi / 2, 0, math.pi / 2), parent=e, px=640)
    for i in range(6):                                                                                                   # distributor arms
        t = k.TAU * i / 6 + .3; c, s = math.cos(t), math.sin(t)
        k.cable([(.10 * c, .10 * s, z + .34), (.22 * c, .22 * s, z + .36), (.40 * c, .40 * s, z + .33), (.46 * c, .46 * s, z + .18)], .019, B, root)
        k.cyl(.034, .012, (.46 * c, .46 * s, z + .20), B, .003, seg=32, parent=root)
    k.lathe([(.12, z - .5), (.12, z + .22), (.15, z + .24), (.15, z + .40), (.10, z + .44), (.06, z + .44), (.06, z + 1.4)], g['bead'], bevel=.01, seg=64, parent=root)
    k.lathe([(.30, TABLE - .12), (.30, z - .02)], k.mat('drum', '#8d979d', .38, metal=1, smudge=.1, smudge_scale=5), bevel=0, seg=96, parent=root)
    for i in range(18):                                                                                                  # ribs of the drum
        t = k.TAU * i / 18
        k.box((.012, .02, .44), (.302 * math.cos(t), .302 * math.sin(t), z - .28), g['bead'], .003, (0, 0, t), root)


def carousel(g, root, empties, full):
    unit = collect('station', lambda: station(g))
    k.lathe([(R - .09, TABLE - .15), (R + .075, TABLE - .15), (R + .075, TABLE - .095), (R - .09, TABLE - .095)], g['bead'], bevel=.006, seg=128, parent=root)
    k.ring(R + .095, .02, .012, (0, 0, TABLE - .12), g['star'], .003, seg=128, parent=root)
    for i in range(N):
        t = k.TAU * (i + .5) / N
        c, s = math.cos(t), math.sin(t)
        o = put(unit, (R * c, R * s, TABLE + LIFT), t + math.pi / 2); o.parent = root
        a = math.degrees(t)
        if not 153 < a < 207:                                                      # no bottle between outfeed and infeed
            p.place(empties if 30 < a < 153 else full, [(R * c, R * s)], TABLE + LIFT, root, .0005)


def star_outline(rp, n, pocket):
    """Disc of radius rp with n round pockets on its rim."""
    beta = 2 * math.asin(pocket / (2 * rp)); phi = math.atan2(rp * math.sin(beta), rp * math.cos(beta) - rp)
    pts = []
    for i in range(n):
        t = k.TAU * i / n
        for j in range(9):
            f = -phi - (k.TAU - 2 * phi) * j / 8
            x, y = rp + pocket * math.cos(f), pocket * math.sin(f)
            pts.append((x * math.cos(t) - y * math.sin(t), x * math.sin(t) + y * math.cos(t)))
        for j in range(1, 4):
            u = t + beta + (k.TAU / n - 2 * beta) * j / 4
            pts.append((rp * math.cos(u), rp * math.sin(u)))
    return pts


def star(g, root, centre, turn, bottles, first, last):
    """Star wheel; bottles in its pockets from angle first to last (degrees)."""
    e = k.empty((*centre, 0), (0, 0, turn), root)
    line = star_outline(STAR_R, POCKETS, .0335)
    for z in (.055, .135):
        k.plate(line, .016, g['star'], (0, 0, TABLE + z), bevel=.002, parent=e)
        k.bolt_circle(.15, 6, .006, TABLE + z + .008, g['bolt'], e)
    k.cyl(.055, .22, (0, 0, TABLE + .08), g['bright'], .004, parent=e)
    k.cyl(.085, .014, (0, 0, TABLE + .15), g['bead'], .003, parent=e)
    k.bolt_circle(.066, 6, .006, TABLE + .157, g['bolt'], e)
    for i in range(6):
        t = k.TAU * (i + .5) / 6
        k.cyl(.010, .07, (.15 * math.cos(t), .15 * math.sin(t), TABLE + .095), g['bright'], .001, seg=20, parent=e)
    k.cyl(.245, .012, (0, 0, TABLE - .008), g['bead'], .003, parent=e)
    for i in range(POCKETS):
        a = math.degrees(turn + k.TAU * i / POCKETS)
        a = (a - first) % 360 + first
        if a <= last:
            t = math.radians(a)
            p.place(bottles, [(centre[0] + STAR_R * math.cos(t), centre[1] + STAR_R * math.sin(t))], TABLE, root, .0005)


def crowner(g, root, centre):
    """Turret that closes the bottles, over the outfeed star."""
    e = k.empty((*centre, 0), (0, 0, .13), root); B = g['bright']
    k.cyl(.045, .9, (0, 0, TABLE + .55), B, .004, parent=e)
    k.lathe([(0, TABLE + .40), (.285, TABLE + .40), (.285, TABLE + .415), (.27, TABLE + .43), (.27, TABLE + .455), (0, TABLE + .455)], g['bead'], bevel=.006, seg=96, parent=e)
    k.lathe([(.15, TABLE + .455), (.15, TABLE + .62), (.11, TABLE + .66), (0, TABLE + .66)], g['sheet'], bevel=.012, seg=64, parent=e)
    k.bolt_circle(.25, 24, .0055, TABLE + .455, g['bolt'], e)
    for i in range(POCKETS):
        t = k.TAU * i / POCKETS; x, y = STAR_R * math.cos(t), STAR_R * math.sin(t)
        k.lathe([(0, TABLE + .262), (.015, TABLE + .258), (.020, TABLE + .262), (.020, TABLE + .30), (.013, TABLE + .31), (.013, TABLE + .40), (0, TABLE + .40)], B, (x, y, 0), bevel=.002, seg=28, parent=e)
        for j in range(5):
            k.ring(.0185, .004, .004, (x, y, TABLE + .322 + j * .014), g['bolt'], .001, seg=24, parent=e)


# ------------------------------------------------------------------ frame, doors, panel
def profile(g, a, b, size=.04, parent=None, rot=0.):
    """Slotted aluminium profile from a to b, along one axis."""
    a, b = k.Vector(a), k.Vector(b); d = b - a; L = d.length; c = (a + b) / 2
    i = max(range(3), key=lambda j: abs(d[j]))
    dims = [size] * 3; dims[i] = L
    k.box(dims, c, g['alu'], .003, parent=parent)
    for j in range(3):
        if j != i:
            slot = [size * .2] * 3; slot[i] = L - .002; slot[j] = size + .0008
            k.box(slot, c, g['ink'], .0003, parent=parent)


def door(g, x0, x1, z0, z1, y, parent, hinge_left=True):
    """Framed polycarbonate leaf in the XZ plane facing -Y, with handle, hinges and safety switch."""
    s = .03
    for x in (x0 + s / 2, x1 - s / 2): profile(g, (x, y, z0), (x, y, z1), s, parent)
    for z in (z0 + s / 2, z1 - s / 2): profile(g, (x0 + s, y, z), (x1 - s, y, z), s, parent)
    sheet((x0 + s * .7, y, z0 + s * .7), (x1 - x0 - s * 1.4, 0, 0), (0, 0, z1 - z0 - s * 1.4), g['pane'], parent)
    for x in (x0 + s * .5, x1 - s * .5):
        for z in (z0 + .12, (z0 + z1) / 2, z1 - .12):
            k.bolt(.005, (x, y - s / 2, z), UP, g['bolt'], parent)
    hx, kx = (x0, x1) if hinge_left else (x1, x0)
    for z in (z0 + .16, z1 - .16):
        k.box((.05, .012, .06), (hx, y - s / 2 - .004, z), g['graph'], .003, parent=parent)
        k.cyl(.008, .07, (hx, y - s / 2 - .012, z), g['graph'], .002, seg=20, parent=parent)
    out = 1 if hinge_left else -1
    x = kx - out * s * .5
    zc = z0 + (z1 - z0) * .42
    for z in (zc - .075, zc + .075):
        k.box((.022, .045, .022), (x, y - s / 2 - .02, z), g['graph'], .005, parent=parent)
    k.cyl(.011, .20, (x, y - s / 2 - .045, zc), g['graph'], .004, seg=28, parent=parent)


def guard(g, root):
    """Aluminium frame with doors round the filler. The conveyor leaves at the left below the side pane."""
    x0, x1, y0, y1 = GUARD; top, sill = 2.06, .90
    mid = .26
    for x, y in ((x0, y0), (x1, y0), (x0, y1), (x1, y1), (mid, y0), (mid, y1)):
        profile(g, (x, y, .12), (x, y, top), .045, root)
    for z in (top, .12):
        for y in (y0, y1): profile(g, (x0, y, z), (x1, y, z), .045, root)
        for x in (x0, x1): profile(g, (x, y0, z), (x, y1, z), .045, root)
    profile(g, (x0 + .4, y1, sill), (x1, y1, sill), .045, root)
    profile(g, (EXIT, y0, .12), (EXIT, y0, top), .045, root)
    profile(g, (EXIT, y0, sill - .045), (x1, y0, sill - .045), .045, root)
    profile(g, (x0, y0, sill + .42), (EXIT, y0, sill + .42), .03, root)            # over the conveyor's opening
    profile(g, (x0, y0, sill), (x0, y1, sill), .045, root)
    e = .028
    door(g, EXIT + e, mid - e, sill, top - e, y0 - .012, root)
    door(g, mid + e, x1 - e, sill, top - e, y0 - .012, root, False)
    sheet((x0, y0, sill), (0, y1 - y0, 0), (0, 0, top - sill), g['pane'], root)
    sheet((x0, y0, sill + .43), (EXIT - x0, 0, 0), (0, 0, top - sill - .45), g['pane'], root)
    sheet((x0 + .4, y1, sill), (x1 - x0 - .4, 0, 0), (0, 0, top - sill), g['pane'], root)
    sheet((x1, y0, sill), (0, y1 - y0, 0), (0, 0, top - sill), g['pane'], root)
    z = 1.62                                                                       # door switch on the middle post
    k.box((.036, .04, .12), (mid, y0 - .045, z), k.mat('switch body', '#c0262a', .42, bump=.05), .005, parent=root)
    k.box((.03, .006, .05), (mid, y0 - .067, z + .02), g['ink'], .002, parent=root)
    k.box((.006, .004, .006), (mid, y0 - .070, z - .035), k.glow('switch led', '#2fe37a', 7), .001, parent=root)
    k.cable([(mid, y0 - .045, z - .06), (mid, y0 - .045, z - .14), (mid, y0 - .028, z - .22), (mid, y0 - .026, z - .5), (mid, y0 - .026, .6)], .0045, g['rubber'], root)
    k.box((.10, .05, .012), (x0 - .06, y0, 1.50), g['graph'], .003, parent=root)      # stack light on a bracket
    p.beacon(g, (x0 - .085, y0, 1.30), .06, .03, 0).parent = root
    warn = SVG.format(w=300, h=120, body='<rect width="300" height="120" rx="8" fill="#f2ede0"/><rect width="112" height="120" rx="8" fill="#f0ad1c"/><path d="M56 20 98 96H14Z" fill="none" stroke="#14191c" stroke-width="9" stroke-linejoin="round"/><path d="M56 48V70M56 76V83" stroke="#14191c" stroke-width="9"/><text x="126" y="54" font-size="28" font-weight="800" fill="#14191c">ROTATING</text><text x="126" y="90" font-size="28" font-weight="800" fill="#14191c">PARTS</text>')
    k.decal(warn, .12, .048, (EXIT + .16, y0 - .0135, sill + .09), UP, parent=root, px=512)


def base(g, root):
    """Stainless deck with a drip edge, cladding below, feet."""
    x0, x1, y0, y1 = GUARD
    d, cy = y1 - y0 - .1, (y0 + y1) / 2
    k.box((x1 - EXIT, d, .02), ((x1 + EXIT) / 2, cy, .80), k.mat('deck', '#46515a', .55, metal=.3, smudge=.1, smudge_scale=6), .006, parent=root)
    n = 3
    for i in range(n):
        pw = (x1 - EXIT) / n
        x = EXIT + (i + .5) * pw
        k.box((pw - .008, .012, .60), (x, y0 + .02, .46), g['slate'], .006, parent=root)
        for z in (.24, .68):
            k.cyl(.012, .010, (x + pw / 2 - .04, y0 + .012, z), g['graph'], .002, 'Y', 24, root)
    k.box((.012, d, .60), (EXIT + .01, cy, .46), g['slate'], .006, parent=root)
    for x in (EXIT + .1, x1 - .1):
        for y in (y0 + .1, y1 - .1):
            k.cyl(.045, .14, (x, y, .07), g['bright'], .006, parent=root)
    plate = SVG.format(w=500, h=140, body='<rect width="500" height="140" rx="10" fill="#0e2a35"/><rect y="118" width="500" height="22" fill="#f59e0b"/><text x="30" y="84" font-size="64" font-weight="800" fill="#f4f7f8">LINE 2</text><text x="470" y="84" font-size="44" font-weight="600" text-anchor="end" fill="#a9c3cb">FILLER</text>')
    k.decal(plate, .30, .084, (EXIT + .24, y0 + .0125, .66), UP, parent=root, px=640)


def manifold(g, root, at):
    """Product and gas valves beside the carousel: pipes, clamps, actuators with their lamps, a gauge."""
    B = g['bright']; x0, y0 = at
    for i, (dx, h) in enumerate(((0, .30), (.17, .42), (.34, .30))):
        x, z = x0 + dx, .82 + h
        k.cyl(.025, h, (x, y0, .82 + h / 2), B, .002, seg=36, parent=root)
        for zz in (.90, z - .03): k.ring(.036, .013, .016, (x, y0, zz), B, .004, seg=36, parent=root)
        k.cyl(.038, .07, (x, y0, z + .03), B, .012, seg=40, parent=root)
        k.cyl(.022, .05, (x, y0, z + .09), g['bead'], .002, seg=28, parent=root)
        k.lathe([(0, z + .11), (.042, z + .11), (.042, z + .25), (.036, z + .26), (0, z + .26)], B, (x, y0, 0), bevel=.004, seg=48, parent=root)
        k.cyl(.034, .05, (x, y0, z + .285), g['graph'], .008, seg=40, parent=root)
        k.ring(.0345, .004, .010, (x, y0, z + .268), k.glow('valve lamp' + str(i % 2), ('#31d67a', '#ffb02e')[i % 2], 3.), .001, seg=40, parent=root)
        k.cable([(x + .03, y0, z + .29), (x + .07, y0 + .03, z + .32), (x + .06, y0 + .12, z + .40), (x0 + .2, y0 + .3, 1.75)], .004, g['air'], root)
        k.cable([(x, y0, z + .03), (x, y0 + .15, z + .03), (x - .10, y0 + .35, z + .02), (x0 - .2, y0 + .55, z)], .022, B, root)
    k.cyl(.010, .06, (x0 + .085, y0, 1.04), B, .001, 'X', 20, root)
    k.cyl(.040, .028, (x0 + .085, y0 - .03, 1.09), B, .004, 'Y', 48, root)
    dial = SVG.format(w=200, h=200, body='<circle cx="100" cy="100" r="98" fill="#eef1f2"/>' + ''.join(
        f'<path d="M100 16v18" stroke="#14191c" stroke-width="6" transform="rotate({a} 100 100)"/>' for a in range(-120, 121, 30)) +
        '<path d="M100 112 58 58" stroke="#c0262a" stroke-width="8"/><circle cx="100" cy="100" r="10" fill="#14191c"/><text x="100" y="158" font-size="34" font-weight="700" text-anchor="middle" fill="#14191c">bar</text>')
    k.decal(dial, .068, .068, (x0 + .085, y0 - .0446, 1.09), UP, parent=root, px=300)
    k.cyl(.006, .05, (x0 + .085, y0, 1.05), B, .001, seg=16, parent=root)


def panel_screen():
    """Operator panel: speed, state, a trend and the valves."""
    bars = ''.join(f'<rect x="{40 + i * 24}" y="{560 - h}" width="16" height="{h}" fill="#3cc7e0"/>' for i, h in enumerate(random.Random(4).choices(range(70, 130), k=26)))
    line = ' '.join(f'{40 + i * 16},{330 - 60 * math.sin(i / 9) * math.exp(-i / 40) - i * .7:.0f}' for i in range(40))
    tiles = ''.join(f'<rect x="720" y="{110 + i * 118}" width="250" height="102" rx="10" fill="#0d2f3b"/><text x="740" y="{146 + i * 118}" font-size="24" fill="#8fb3be">{a}</text><text x="740" y="{194 + i * 118}" font-size="40" font-weight="700" fill="#f2f7f8">{b}</text>'
                    for i, (a, b) in enumerate((('Bowl level', '62 %'), ('Product', '2.4 °C'), ('CO₂', '3.1 bar'), ('Crowns', 'OK'))))
    return SVG.format(w=1000, h=600, body=f'''<rect width="1000" height="600" fill="#06202a"/><rect width="1000" height="76" fill="#0b4656"/><text x="36" y="52" font-size="38" font-weight="800" fill="#fff">LINE 2 · FILLER</text>
<rect x="780" y="14" width="190" height="48" rx="24" fill="#1fae62"/><text x="875" y="49" font-size="30" font-weight="700" text-anchor="middle" fill="#fff">RUNNING</text>
<text x="40" y="140" font-size="26" fill="#8fb3be">Bottles / h</text><text x="40" y="226" font-size="92" font-weight="800" fill="#ffb02e">24 720</text><polyline points="{line}" fill="none" stroke="#ffb02e" stroke-width="6"/><path d="M40 400H690" stroke="#184553" stroke-width="3"/>{bars}{tiles}''')


def operator_panel(g, loc, yaw=0., w=.42, drop=.75, screen=panel_screen):
    """HMI on a swivel arm from above: tube down to a flat housing with screen, stop button and keys."""
    e = k.empty(loc, (0, 0, yaw)); h = w * .6 + .10
    k.box((w + .05, .055, h), (0, .03, 0), g['graph'], .012, parent=e)
    k.box((w + .058, .016, h + .008), (0, .004, 0), g['alu'], .006, parent=e)
    k.box((w + .03, .010, h - .02), (0, -.004, 0), g['black'], .004, parent=e)
    k.decal(screen(), w, w * .6, (0, -.0096, .035), UP, 1.25, parent=e, px=1200)
    z = -h / 2 + .045
    k.cyl(.024, .008, (w / 2 - .05, -.012, z), g['yellow'], .002, 'Y', 48, e)
    k.cyl(.017, .024, (w / 2 - .05, -.026, z), k.mat('stop button', '#b81a16', .32, coat=.4), .006, 'Y', 48, e)
    for i, c in enumerate(('#1f8f55', '#dfe6e8', '#1668c4')):
        k.cyl(.014, .006, (-w / 2 + .05 + i * .055, -.012, z), g['alu'], .002, 'Y', 36, e)
        k.cyl(.0105, .010, (-w / 2 + .05 + i * .055, -.014, z), k.mat('key' + c, c, .35, coat=.3, emit=.4 if i == 0 else 0), .002, 'Y', 36, e)
    k.cyl(.026, drop, (0, .06, h / 2 + drop / 2 + .02), g['alu'], .003, parent=e)
    k.cyl(.042, .05, (0, .06, h / 2 + .02), g['graph'], .006, parent=e)
    k.box((.10, .06, .02), (0, .05, h / 2 + .005), g['graph'], .005, parent=e)
    return e


def filler(g, loc):
    """The whole machine; bottles on it, and on the conveyor inside the guard."""
    root = k.empty((*loc, 0))
    empties = p.bottle_mesh(g, full=False, cap=False, label=False)
    full = p.bottle_mesh(g, cap=False, label=False)
    closed = p.bottle_mesh(g, label=False)
    base(g, root); guard(g, root); bowl(g, root)
    carousel(g, root, empties, full)
    star(g, root, STARS[0], math.radians(0), empties, -35, 185)
    star(g, root, STARS[1], math.radians(0), closed, 25, 185)
    crowner(g, root, STARS[1])
    manifold(g, root, (.72, -.55))
    for o in empties + full + closed:
        o.location.z = -20                                                         # the originals, out of sight
    return root, closed, empties


def outfeed(g, closed, empties, at, away_end):
    """Conveyor past the stars of the filler at `at`, round the bend, away to the packer. Bottles close up, as they do before a packer."""
    x, y = at[0] + LINE_X, at[1] + BEND_Y; away = x - 2 * BEND
    turn = (0, 0, math.pi / 2)
    p.conveyor(g, 0, 11, 0, TABLE, parent=k.empty((x, y, 0), turn))
    p.conveyor_bend(g, (x - BEND, y), BEND, math.pi, 2 * math.pi, TABLE)
    p.conveyor(g, 0, away_end - y, 0, TABLE, parent=k.empty((away, y, 0), turn))
    start = at[1] + STARS[1][1] - .03
    straight, arc = start - y, BEND * math.pi
    spots, s = [], 0.
    while s < straight + arc + away_end - y - .5:
        if s < straight: spots.append((x, start - s))
        elif s < straight + arc:
            t = -(s - straight) / BEND
            spots.append((x - BEND + BEND * math.cos(t), y + BEND * math.sin(t)))
        else: spots.append((away, y + s - straight - arc))
        s += .0655 if random.random() < .9 else .09
    p.place(closed, spots, TABLE, jitter=.0035)
    p.place(empties, [(x, at[1] + STARS[0][1] + i * .1257) for i in range(60)], TABLE, jitter=.002)


# ------------------------------------------------------------------ end of line
CARTON = SVG.format(w=400, h=300, body='''<rect width="400" height="300" fill="#a9794a"/><g fill="none" stroke="#0b3d46" stroke-width="12"><path d="M60 90q40-44 80 0t80 0"/><path d="M60 122q40-44 80 0t80 0"/></g>
<text x="60" y="206" font-size="62" font-weight="800" fill="#0b3d46">TASMAN</text><text x="60" y="252" font-size="32" font-weight="600" fill="#0b3d46">24 × 330 ml</text><rect x="300" y="196" width="70" height="60" fill="#e9e2d4"/><path d="M308 204v44M316 204v44M322 204v44M334 204v44M340 204v44M352 204v44M360 204v44" stroke="#14191c" stroke-width="4"/>''')
CASE = (.40, .27, .26)


def carton(g):
    """Printed case of bottles, for put()."""
    card = k.mat('carton board', '#a9794a', .75, vary=.10, bump=.05)

    def build():
        L, W, H = CASE
        k.box((L - .004, W - .004, H - .003), (0, 0, H / 2), card, .006)
        k.box((L - .02, .05, .002), (0, 0, H - .001), k.mat('tape', '#c8a878', .3), 0)
        for s, turn in ((-1, 0), (1, math.pi)):
            k.decal(CARTON, L - .03, H - .03, (0, s * (W / 2 - .0015), H / 2), (math.pi / 2, 0, turn), rough=.7, px=400)
            k.decal(CARTON, W - .03, H - .06, (s * (L / 2 - .0015), 0, H / 2), (math.pi / 2, 0, math.pi / 2 * s), rough=.7, px=400)
    return collect('carton', build)


def pallet_load(case, loc, layers, turn=0.):
    """Cases on a pallet, 3 x 3 and turned every other layer."""
    pallet((*loc, 0), turn)
    e = k.empty((*loc, .144), (0, 0, turn))
    for i in range(layers):
        for a in range(3):
            for b in range(3):
                o = put(case, ((a - 1) * (CASE[0] + .004), (b - 1) * (CASE[1] + .05), i * CASE[2]), random.uniform(-.012, .012) + math.pi * (i % 2))
                o.parent = e


def packer(g, loc, size=(1.5, 2.4, 1.85), name='CASE PACKER'):
    """Cartoning machine seen from a distance: clad frame with lit windows, control box, stack light."""
    e = k.empty((*loc, 0)); W, D, H = size; W2, D2 = W / 2, D / 2
    k.box((W, D, .75), (0, 0, .52), g['machine white'], .02, parent=e)
    k.box((W, D, .12), (0, 0, H), g['slate'], .02, parent=e)
    for x in (-W2 + .03, 0, W2 - .03):
        for y in (-D2 + .03, D2 - .03):
            k.box((.06, .06, H), (x, y, H / 2), g['alu'], .006, parent=e)
    for y in (-.4, .4):
        for x in (-W2 + .03, W2 - .03): k.box((.05, .05, H), (x, y, H / 2), g['alu'], .006, parent=e)
    sheet((-W2, -D2, .92), (W, 0, 0), (0, 0, H - .95), g['pane'], e)
    sheet((-W2, -D2, .92), (0, D, 0), (0, 0, H - .95), g['pane'], e)
    k.box((W - .3, D - .4, .05), (0, 0, .98), g['bead'], .01, parent=e)
    for i in range(3):                                                             # heads and drives inside
        k.box((.22, .24, .5), (-.4 + i * .4, -.3, 1.62), g['graph'], .02, parent=e)
        k.cyl(.05, .5, (-.4 + i * .4, -.3, 1.3), g['bright'], .006, seg=24, parent=e)
    k.strip((loc[0] - W2 + .1, loc[1] - D2 + .12, H - .09), (loc[0] + W2 - .1, loc[1] - D2 + .12, H - .09), .03, '#dff1ff', 5.)
    k.box((.5, .28, .9), (W2 - .3, -D2 - .16, 1.45), g['machine white'], .015, parent=e)
    k.decal(panel_screen(), .34, .204, (W2 - .3, -D2 - .302, 1.62), UP, 1.3, parent=e, px=1200)
    k.decal(SVG.format(w=900, h=120, body=f'<rect width="900" height="120" fill="#0e2a35"/><rect width="18" height="120" fill="#f59e0b"/><text x="60" y="82" font-size="62" font-weight="800" fill="#f4f7f8">{name}</text>'),
            .9, .12, (-.1, -D2 - .002, H), UP, parent=e, px=700)
    b = p.beacon(g, (-W2 + .2, -D2 + .2, H + .02), .08, .04, 0); b.parent = e
    return e


def palletiser(g, loc, case):
    """Gantry palletiser: four posts, a bridge, a head holding a layer, the pallet below."""
    e = k.empty((*loc, 0)); W, D, H = 2.2, 1.8, 3.1
    paint = k.mat('gantry paint', '#c9780c', .42, coat=.2, smudge=.1)
    for x in (-W / 2, W / 2):
        for y in (-D / 2, D / 2):
            k.box((.14, .14, H), (x, y, H / 2), g['slate'], .012, parent=e)
        k.box((.12, D, .16), (x, 0, H - .1), g['slate'], .01, parent=e)
    for y in (-D / 2, D / 2): k.box((W, .12, .16), (0, y, H - .1), g['slate'], .01, parent=e)
    k.box((W, .2, .22), (0, 0, H - .34), paint, .02, parent=e)
    k.box((.26, .24, 1.2), (.1, 0, H - .85), paint, .02, parent=e)
    k.box((1.25, .9, .10), (.1, 0, 1.72), g['alu'], .01, parent=e)
    for x in (-.6, .6): k.box((.04, .9, .30), (.1 + x, 0, 1.60), g['graph'], .01, parent=e)
    for a in range(3):
        o = put(case, (.1 + (a - 1) * .404, 0, 1.40)); o.parent = e
    pallet_load(case, (loc[0] + .1, loc[1]), 3)
    b = p.beacon(g, (-W / 2, -D / 2, H), .09, .045, 1); b.parent = e
    return e
