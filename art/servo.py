"""Servo axis and servo drives, close-up scale: 1 unit = 100 mm. The axis runs along X, Z is up, the camera is towards -Y."""
import math
import bmesh
from mathutils import Vector
import kit as k

UP = (math.pi / 2, 0, 0)                                             # rotation of a decal that faces -Y
TO_X = (0, math.pi / 2, 0)                                           # turns local Z to +X
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" font-family="Inter">{body}</svg>'
GREEN, AMBER = '#2fe37a', '#ffa51f'


def M():
    g = {}
    g['ground'] = k.mat('ground steel', '#d6d9db', .24, metal=1, smudge=.07, smudge_scale=9)
    g['screw'] = k.mat('greased thread', '#dcdddb', .21, metal=1, coat=.15, smudge=.08, smudge_scale=5)
    g['rail steel'] = k.mat('rail steel', '#ccd1d4', .23, metal=1, smudge=.05, smudge_scale=3)
    g['alu'] = k.mat('anodised', '#a9b2b8', .34, metal=1, smudge=.07, smudge_scale=4, bump=.04, bump_scale=240)
    g['milled'] = k.mat('milled', '#b4bcc1', .31, metal=1, smudge=.05, smudge_scale=2.5)
    g['oxide'] = k.mat('black oxide', '#24282b', .3, metal=.9, smudge=.1, smudge_scale=7)
    g['dark alu'] = k.mat('black anodised', '#465159', .36, metal=.85, smudge=.08, smudge_scale=6)
    g['motor'] = k.mat('motor paint', '#1b2126', .38, coat=.15, smudge=.08, smudge_scale=5, bump=.12, bump_scale=160)
    g['bed'] = k.mat('bed paint', '#162a33', .42, coat=.2, smudge=.1, smudge_scale=2, bump=.2, bump_scale=60)
    g['plastic'] = k.mat('black plastic', '#14181b', .45, bump=.15, bump_scale=120, smudge=.08)
    g['house'] = k.mat('drive housing', '#2a343b', .44, bump=.22, bump_scale=110, smudge=.06, smudge_scale=3)
    g['front'] = k.mat('drive front', '#1b242a', .34, bump=.15, bump_scale=120, smudge=.08, smudge_scale=4)
    g['glass'] = k.mat('display cover', '#070c0f', .1, coat=.8)
    g['rubber'] = k.mat('rubber', '#0c0e10', .7, bump=.1, bump_scale=300)
    g['brass'] = k.mat('brass', '#c9a35a', .28, metal=1)
    g['nickel'] = k.mat('nickel', '#b9bfc3', .2, metal=1, smudge=.06, smudge_scale=8)
    g['grease'] = k.mat('grease', '#b07a24', .12, coat=.8, sss=.2)
    g['amber'] = k.mat('amber elastomer', '#ef8a0c', .42, sss=.08, bump=.08, bump_scale=120)
    g['hole'] = k.mat('hole', '#020304', .8)
    g['power'] = k.mat('power cable', '#ee7c0a', .42, coat=.12, bump=.06, bump_scale=90)
    g['encoder'] = k.mat('encoder cable', '#2f9a4a', .42, coat=.12, bump=.06, bump_scale=90)
    g['signal'] = k.mat('signal cable', '#15191c', .45, coat=.15)
    return g


# ------------------------------------------------------------------ screw, nut, guides
def ball_screw(x0, x1, m, r=.2, lead=.24, z=0, y=0, seg=56):
    """Ground thread as real geometry. The mesh follows the helix (turns x profile), so the edges of the groove stay crisp."""
    depth, land = .052, .30
    groove = [(-1, 0), (-.94, .30), (-.78, .62), (-.5, .87), (-.18, .99), (.18, .99), (.5, .87), (.78, .62), (.94, .30), (1, 0)]
    prof = [(.015, r - .006), (.04, r), (land - .04, r), (land - .015, r - .006)]
    prof += [(land + (1 - land) * (s + 1) / 2, r - .008 - depth * d) for s, d in groove[1:-1]]
    turns = int((x1 - x0) / lead)
    bm = bmesh.new(); rows = []
    for i in range(turns * seg + 1):
        a = k.TAU * i / seg
        rows.append([bm.verts.new((x0 + lead * (i / seg + u), q * math.cos(a), q * math.sin(a))) for u, q in prof])
    n = len(prof)
    for i in range(turns * seg):
        for j in range(n):
            if j < n - 1:
                bm.faces.new((rows[i][j], rows[i + 1][j], rows[i + 1][j + 1], rows[i][j + 1]))
            elif i + 1 + seg <= turns * seg:
                bm.faces.new((rows[i][j], rows[i + 1][j], rows[i + 1 + seg][0], rows[i + seg][0]))
    k.cyl(r - .04, x1 - x0, ((x0 + x1) / 2, y, z), m, 0, 'X', 40)
    return k.obj('thread', k.finish(bm, 'thread'), m, (0, y, z))


def ball_nut(g, x, z, r=.36, length=.5):
    """Flanged nut; x is the face of the flange towards +X. Its body reaches into the carriage at -X, its wiper out to +X."""
    R = .50
    pts = []
    for i in range(72):                                              # flange with two flats, as bought
        a = k.TAU * i / 72
        pts.append((R * math.cos(a), max(-.40, min(.40, R * math.sin(a)))))
    k.plate(pts, .15, g['ground'], (x - .075, 0, z), TO_X, .014)
    for a in (0, 40, -40, 180, 140, 220):
        t = math.radians(a)
        k.bolt(.052, (x - .012, .425 * math.sin(t + math.pi / 2), z + .425 * math.cos(t + math.pi / 2)), TO_X, g['oxide'])
    k.lathe([(.22, 0), (r - .03, 0), (r - .03, length * .5), (r - .06, length * .54), (.22, length * .54)], g['ground'], (x, 0, z), TO_X, .014)
    k.ring(r - .055, .13, .05, (x + length * .55, 0, z), g['plastic'], .01, 'X')
    k.ring(.235, .05, .026, (x + length * .55 + .03, 0, z), g['grease'], .012, 'X')
    k.cyl(.035, .1, (x - .075, -.12, z + .42), g['brass'], .01, 'Z', 20)                       # grease nipple
    k.cyl(r, .9, (x - .6, 0, z), g['ground'], .01, 'X')


def guide_rail(g, x0, x1, y, z, w=.30, h=.30):
    """Profiled rail on z with waisted flanks and capped bolt holes."""
    a = w / 2
    side = [(a, 0), (a, h * .36), (a * .72, h * .50), (a * .72, h * .66), (a, h * .80), (a, h * .95), (a * .92, h)]
    pts = side + [(-u, v) for u, v in reversed(side)]
    k.plate(pts, x1 - x0, g['rail steel'], ((x0 + x1) / 2, y, z), (math.pi / 2, 0, math.pi / 2), .006)
    rim = k.ring(.082, .022, .01, (x0 + .3, y, z + h), g['oxide'], .003, seg=32)
    cap = k.cyl(.062, .012, (x0 + .3, y, z + h - .002), g['nickel'], .003, seg=32)
    for i in range(1, int((x1 - x0) / .6)):
        for o in (rim, cap):
            k.copy(o, (x0 + .3 + i * .6, y, o.location.z))


def block(g, x, y, z, length=.92, w=.74, h=.5):
    """Recirculating carriage riding a rail whose foot is at z; h is the height of its top over the foot."""
    a, gap = w / 2, .09
    half = [(.165, gap), (.30, gap), (.33, gap + .05), (.33, h * .62), (a, h * .66), (a, h), (0, h)]
    pts = half + [(-u, v) for u, v in reversed(half[:-1])] + [(-.165, .2), (-.1, .33), (.1, .33), (.165, .2)]
    k.plate(pts, length * .70, g['ground'], (x, y, z), (math.pi / 2, 0, math.pi / 2), .012)
    for s in (-1, 1):
        cx = x + s * length * .42
        k.box((length * .15, w * .86, h - gap - .05), (cx, y, z + (h + gap) / 2 - .015), g['plastic'], .035)
        k.box((.022, w * .80, h - gap - .08), (cx + s * length * .085, y, z + (h + gap) / 2 - .02), g['amber'], .01)
        k.box((.02, w * .78, h - gap - .10), (cx + s * (length * .085 + .018), y, z + (h + gap) / 2 - .02), g['nickel'], .008)
        for q in (-1, 1):
            k.bolt(.026, (cx + s * (length * .085 + .026), y + q * w * .29, z + h * .66), (0, s * math.pi / 2, 0), g['oxide'])
        k.cyl(.03, .05, (cx + s * (length * .085 + .05), y, z + h * .72), g['brass'], .008, 'X', 20)
    k.decal(SVG.format(w=300, h=70, body='<rect width="300" height="70" fill="#c9ced1"/><text x="150" y="50" font-size="42" font-weight="700" text-anchor="middle" fill="#2a3338">25 H 0412</text>'),
            .3, .07, (x, y - .3305, z + h * .40), UP, px=320)


# ------------------------------------------------------------------ carriage
def carriage(g, x, z, length=2.0, width=2.7, t=.24):
    """Milled plate with bolts in counterbores, a grid of tapped holes and its name. z is the underside."""
    k.box((length, width, t), (x, 0, z + t / 2), g['milled'], .022)
    top = z + t
    for sx in (-1, 1):
        for sy in (-1, 1):
            for dx in (-.22, .22):
                for dy in (-.27, .27):
                    px, py = x + sx * (length / 2 - .48) + dx, sy * .98 + dy
                    k.ring(.085, .012, .006, (px, py, top + .0005), g['ground'], .002, seg=28)
                    k.cyl(.075, .004, (px, py, top), g['hole'], 0, seg=28)
                    k.bolt(.058, (px, py, top - .05), (0, 0, px), g['oxide'])
    for i in range(-1, 2):
        for j in range(-1, 2):
            k.ring(.05, .015, .004, (x + i * .5, j * .42, top + .0005), g['ground'], .001, seg=24)
            k.cyl(.037, .004, (x + i * .5, j * .42, top + .0002), g['hole'], 0, seg=24)
    k.decal(SVG.format(w=400, h=100, body='<rect width="400" height="100" rx="8" fill="#12181c"/><text x="26" y="69" font-size="56" font-weight="800" fill="#f4f7f8">X</text><path d="M110 50H360m-26-22 28 22-28 22M110 50l26-22M110 50l26 22" fill="none" stroke="#f59e0b" stroke-width="10"/>'),
            .60, .15, (x + .55, -width / 2 - .001, z + t / 2), UP, px=640)
    k.box((.62, .02, .46), (x - .45, -width / 2 - .012, z - .06), g['oxide'], .006)            # sensor flag
    for i in (-1, 1):
        k.bolt(.045, (x - .45 + i * .2, -width / 2 - .022, z + .1), UP, g['nickel'])


def nut_housing(g, x, z, top, length=.7):
    """Block that ties the nut to the plate above; x is its face towards +X."""
    k.box((length, .96, top - z + .34), (x - length / 2, 0, (top + z - .34) / 2), g['dark alu'], .03)


# ------------------------------------------------------------------ shaft train: bearing, coupling, motor
def bearing_support(g, x, z, base, length=.5, w=1.25):
    """Fixed bearing: foot, block, bolted cover with seal towards -X, lock nut towards +X. base: height of its foot."""
    h = z + .56 - base
    k.box((length, w, .3), (x, 0, base + .15), g['dark alu'], .02)
    k.box((length, .98, h), (x, 0, base + h / 2), g['dark alu'], .05)
    for s in (-1, 1):
        k.bolt(.07, (x, s * (w / 2 - .08), base + .3), m=g['oxide'])
    e = k.empty((x - length / 2, 0, z), (0, -math.pi / 2, 0))
    k.lathe([(.23, 0), (.40, 0), (.40, .07), (.34, .09), (.34, .13), (.23, .13)], g['ground'], parent=e, bevel=.012)
    k.lathe([(.20, .08), (.29, .08), (.29, .16), (.20, .16)], g['rubber'], parent=e, bevel=.01)
    k.bolt_circle(.37, 6, .034, .06, g['oxide'], e, phase=.26)
    k.lathe([(.10, 0), (.27, 0), (.27, .12), (.10, .12)], g['oxide'], (x + length / 2, 0, z), TO_X, .014, 48)
    k.decal(SVG.format(w=300, h=160, body='<rect width="300" height="160" rx="8" fill="#c7ced2"/><text x="20" y="60" font-size="44" font-weight="800" fill="#10171b">M1  X AXIS</text><text x="20" y="104" font-size="30" font-weight="600" fill="#10171b">40 x 24 R   C3</text><text x="20" y="140" font-size="26" fill="#10171b">Grease: LI 2</text>'),
            .36, .192, (x, -.4905, base + h * .62), UP, px=512)


def coupling(g, x, z, r=.27, hub=.27):
    """Jaw coupling about x: two clamp hubs and the amber star between them."""
    for s in (-1, 1):
        cx = x + s * (hub / 2 + .05)
        k.lathe([(.1, -hub / 2), (r, -hub / 2), (r, hub / 2), (.1, hub / 2)], g['milled'], (cx, 0, z), TO_X, .018)
        k.ring(r + .001, .02, .012, (cx + s * .02, 0, z), g['hole'], 0, 'X')
        for i in range(3):
            a = k.TAU * (i / 3 + (s > 0) / 6) + .5
            k.box((.13, .12, .14), (x - s * .005, .19 * math.sin(a), z + .19 * math.cos(a)), g['milled'], .02, (-a, 0, 0))
        k.box((.2, .016, .12), (cx, -.1, z + r - .05), g['hole'], 0)
        k.cyl(.058, .02, (cx, -.17, z + .205), g['hole'], .002, 'Y', 24)
        k.bolt(.048, (cx, -.17, z + .2), (math.radians(55), 0, 0), g['oxide'])
    for i in range(6):
        a = k.TAU * i / 6 + .5 + k.TAU / 12
        k.box((.096, .085, .13), (x, .2 * math.sin(a), z + .2 * math.cos(a)), g['amber'], .025, (-a, 0, 0))
    k.cyl(.17, .09, (x, 0, z), g['amber'], .01, 'X')


def coupling_housing(g, x0, x1, z, base, s=1.1):
    """Lantern between bearing and motor, its upper front quarter cut away so that the coupling is seen."""
    cx, L, h = (x0 + x1) / 2, x1 - x0, z + s / 2 - base
    k.box((L, s, .36), (cx, 0, base + .18), g['alu'], .02)
    k.box((L, .14, h), (cx, s / 2 - .07, base + h / 2), g['alu'], .02)
    k.box((.13, s, h), (x1 - .065, 0, base + h / 2), g['alu'], .025)
    k.box((L, .36, .1), (cx, s / 2 - .2, base + h - .05), g['alu'], .02)
    for i in (-1, 1):
        k.bolt(.055, (cx + i * L * .28, -s / 2 + .1, base + .36), m=g['oxide'])
        k.bolt(.05, (cx + i * L * .28, s / 2 - .24, base + h), m=g['oxide'])


def finned(a, n=7, depth=.05, corner=.17):
    """Outline of a square motor profile of half width a: cut corners, n cooling grooves on every side."""
    side = [(-a + corner, a)]
    step = (2 * a - 2 * corner) / (n * 2 + 1)
    for i in range(n):
        u = -a + corner + step * (2 * i + 1)
        side += [(u, a), (u + .008, a - depth), (u + step - .008, a - depth), (u + step, a)]
    side += [(a - corner, a), (a, a - corner)]
    pts = []
    for q in range(4):
        c, s = math.cos(-q * math.pi / 2), math.sin(-q * math.pi / 2)
        pts += [(u * c - v * s, u * s + v * c) for u, v in side]
    return pts


def knurled(r, h, m, parent, z, n=36):
    pts = [((r - .012 * (i % 2)) * math.cos(k.TAU * i / (2 * n)), (r - .012 * (i % 2)) * math.sin(k.TAU * i / (2 * n))) for i in range(2 * n)]
    return k.plate(pts, h, m, (0, 0, z), parent=parent, bevel=0)


def connector(g, loc, lean, m, path, r=.085):
    """Round metal connector on loc, leaning by `lean` (rotation), with its cable along path (world points after the plug)."""
    e = k.empty(loc, lean)
    k.lathe([(0, -.05), (.19, -.05), (.19, .05), (.165, .07), (.165, .14), (0, .14)], g['dark alu'], parent=e, bevel=.014)
    knurled(.178, .17, g['nickel'], e, .24)
    k.lathe([(0, .3), (.168, .3), (.168, .52), (.14, .56), (.14, .62), (0, .62)], g['nickel'], parent=e, bevel=.012)
    k.lathe([(0, .6), (.13, .6), (.13, .68), (.105, .74), (0, .74)], g['plastic'], parent=e, bevel=.01, seg=6)
    d = e.rotation_euler.to_matrix() @ Vector((0, 0, 1))
    start = [tuple(e.location + d * t) for t in (.6, .95)]
    k.cable(start + list(path), r, m, res=16)


RATING = SVG.format(w=420, h=240, body='<rect width="420" height="240" rx="10" fill="#c4cbcf"/><rect x="6" y="6" width="408" height="228" rx="8" fill="none" stroke="#10171b" stroke-width="4"/><g fill="#10171b"><text x="24" y="56" font-size="38" font-weight="800">SERVO MOTOR</text><g font-size="28" font-weight="600"><text x="24" y="102">4.7 Nm   IP65</text><text x="24" y="140">3000 /min  1.48 kW</text><text x="24" y="178">400 V  3.2 A</text><text x="24" y="216">Encoder 24 bit</text></g></g><rect x="318" y="150" width="72" height="66" fill="#10171b"/><path d="M330 162h14v14h-14zM358 162h20v10h-20zM330 190h26v12h-26zM366 184h12v22h-12z" fill="#c4cbcf"/>')


def motor(g, x, z, s=1.1, length=1.55, paths=((), ())):
    """Servo motor lying along X, its flange face at x and its shaft towards -X. paths: power and encoder cable."""
    k.box((.2, s, s), (x + .1, 0, z), g['motor'], .05)
    for sy in (-1, 1):
        for sz in (-1, 1):
            k.cyl(.095, .01, (x + .203, sy * (s / 2 - .1), z + sz * (s / 2 - .1)), g['nickel'], .003, 'X', 28)
            k.bolt(.068, (x + .206, sy * (s / 2 - .1), z + sz * (s / 2 - .1)), TO_X, g['oxide'])
    a = s * .455
    k.plate(finned(a), length, g['motor'], (x + .18 + length / 2, 0, z), TO_X, .007)
    x1 = x + .18 + length
    k.box((.06, a * 1.86, a * 1.86), (x1 + .02, 0, z), g['alu'], .02)                          # joint of the rear shield
    k.box((.52, a * 1.8, a * 1.8), (x1 + .29, 0, z), g['motor'], .09)
    for sy in (-1, 1):
        for sz in (-1, 1):
            k.bolt(.045, (x1 + .535, sy * a * .68, z + sz * a * .68), TO_X, g['nickel'])
    k.decal(SVG.format(w=200, h=200, body='<circle cx="100" cy="100" r="96" fill="#12181c"/><circle cx="100" cy="100" r="90" fill="none" stroke="#f59e0b" stroke-width="8"/><text x="100" y="124" font-size="72" font-weight="800" text-anchor="middle" fill="#f4f7f8">M1</text>'),
            .42, .42, (x1 + .552, 0, z), (math.pi / 2, 0, math.pi / 2), px=400)
    k.box((.66, .02, .40), (x + .18 + length * .42, -a + .005, z), g['motor'], .01)            # pad that carries the rating plate
    k.decal(RATING, .60, .343, (x + .18 + length * .42, -a - .0062, z), UP, px=900)
    for px, mat, path in ((x1 - .30, g['power'], paths[0]), (x1 + .28, g['encoder'], paths[1])):
        k.box((.44, .46, .12), (px, 0, z + a + .02), g['motor'], .03)
        if path:
            connector(g, (px, 0, z + a + .1), (0, .45, 0), mat, path, .078 if mat is g['power'] else .058)


# ------------------------------------------------------------------ around the axis
def limit_sensor(g, x, y, z, lit=True, label='-B1'):
    """Inductive block sensor on a bracket at the front of the bed, its face towards +Z, its cable to the left."""
    k.box((.34, .06, .5), (x, y, z - .1), g['nickel'], .012)
    k.box((.40, .22, .24), (x, y - .13, z), g['plastic'], .03)
    k.box((.3, .18, .02), (x, y - .13, z + .122), g['amber'], .008)
    k.box((.05, .012, .03), (x + .14, y - .243, z + .06), k.glow('sensor' + str(lit), AMBER if lit else '#27343a', 6. if lit else .2), .006)
    k.decal(SVG.format(w=200, h=80, body=f'<rect width="200" height="80" rx="8" fill="#c9d1d5"/><text x="100" y="60" font-size="56" font-weight="800" text-anchor="middle" fill="#10171b">{label}</text>'),
            .2, .08, (x - .04, y - .2405, z - .03), UP, px=256)
    for i in (-1, 1):
        k.bolt(.032, (x + i * .12, y - .032, z - .26), UP, g['oxide'])
    k.cyl(.055, .12, (x - .25, y - .13, z - .02), g['plastic'], .012, 'X', 24)
    k.cable([(x - .28, y - .13, z - .02), (x - .5, y - .13, z - .03), (x - .75, y - .08, z - .2), (x - 1.0, y + .0, z - .32), (x - 1.6, y + .0, z - .34), (x - 4, y, z - .34)], .03, g['signal'])
    for cx in (-1.15, -2.2):
        k.box((.1, .05, .12), (x + cx, y - .01, z - .33), g['plastic'], .02)


def scale_tape(x0, x1, y, z, h=.14):
    """Steel rule along the front of the bed, numbered every 10 mm; in pieces of 200 mm."""
    n = 2.
    for i in range(int((x1 - x0) / n)):
        body = '<rect width="2000" height="140" fill="#c3c9cc"/>'
        for mm in range(0, 200, 2):
            hh = 70 if mm % 10 == 0 else 40
            body += f'<rect x="{mm * 10 - 1.5}" y="0" width="3" height="{hh}" fill="#14191c"/>'
        for cm in range(0, 200, 20):
            body += f'<text x="{cm * 10 + 8}" y="124" font-size="52" font-weight="600" fill="#14191c">{(int(i * 200) + cm)}</text>'
        k.decal(SVG.format(w=2000, h=140, body=body), n, h, (x0 + n * (i + .5), y, z), UP, px=2048)


def energy_chain(g, x_fix, x_bend, x_mov, y, z, r=.62, pitch=.26, w=.62, h=.34):
    """Cable carrier: fixed run on z from x_fix to the bend at x_bend (opening to +X), moving run back at z + 2 r to x_mov."""
    hp = k.hull2(h / 2, h / 2 - .001, pitch * 1.0, 8)
    side = k.plate(hp, .05, g['plastic'], bevel=.012); bar = k.box((.1, w, .035), m=g['plastic'], bevel=.012)
    for o in (side, bar):
        o.hide_render = True

    def link(x, zz, a):
        e = k.empty((x, y, zz), (0, -a, 0))
        for s in (-1, 1):
            k.copy(side, (-pitch / 2, s * (w / 2), 0), (math.pi / 2, 0, 0), e).hide_render = False
            k.copy(bar, (0, 0, s * (h / 2 - .02)), (0, 0, 0), e).hide_render = False
    x = x_fix
    while x < x_bend:
        link(x, z, 0); x += pitch
    n = int(math.pi * r / pitch)
    for i in range(n + 1):
        t = math.pi * (i + .5) / (n + 1)
        link(x_bend + r * math.sin(t), z + r - r * math.cos(t), t)
    x = x_bend
    while x > x_mov:
        link(x, z + 2 * r, math.pi); x -= pitch
    for i, c in enumerate(('power', 'encoder', 'signal', 'signal')):
        yy = y - .2 + i * .13
        k.cable([(x_bend + .3, yy, z + 2 * r - .02), (x_bend - .4, yy, z + 2 * r), (x_mov - .1, yy, z + 2 * r), (x_mov - .5, yy - .1, z + 2 * r - .02), (x_mov - .9, yy - .5, z + 2 * r - .12)], .05, g[c])


# ------------------------------------------------------------------ drives
def display(name, value, unit, run=True):
    state = ('RUN', '#2fd07c') if run else ('RDY', '#f59e0b')
    return SVG.format(w=440, h=330, body=f'<rect width="440" height="330" fill="#04222b"/><rect width="440" height="92" fill="#0d6475"/><text x="24" y="64" font-size="54" font-weight="800" fill="#f2ffff">{name}</text>'
                      f'<rect x="262" y="18" width="158" height="58" rx="29" fill="{state[1]}"/><text x="341" y="62" font-size="43" font-weight="800" text-anchor="middle" fill="#04222c">{state[0]}</text>'
                      f'<text x="24" y="212" font-size="104" font-weight="700" fill="#ffffff">{value}</text><text x="418" y="212" font-size="46" text-anchor="end" fill="#9ed3df">{unit}</text>'
                      f'<rect x="24" y="262" width="392" height="26" rx="13" fill="#0c3f4d"/><rect x="24" y="262" width="{120 + int(value) % 260}" height="26" rx="13" fill="#f59e0b"/>')


def drive(g, x, yb, z, name, value, unit='rpm', run=True, w=.74, h=2.5, d=1.9):
    """Book-size servo drive, its back on yb and its middle at x, z. Motor cable (orange) leaves below, encoder plug in front."""
    yf = yb - d
    k.box((w - .016, d, h), (x, yb - d / 2, z), g['house'], .02)
    k.box((w - .03, .10, h * .985), (x, yf - .03, z), g['front'], .035)
    k.box((w - .03, .02, .05), (x, yf - .078, z + h * .445), g['amber'], .008)
    for i in range(9):                                               # vents on top
        k.box((w * .74, .05, .02), (x, yb - .35 - i * .17, z + h / 2 - .003), g['hole'], .01)
    sz = z + h * .255                                                # display and keys
    k.box((w * .84, .03, w * .66), (x, yf - .082, sz), g['glass'], .02)
    k.decal(display(name, value, unit, run), w * .76, w * .57, (x, yf - .0985, sz), UP, emit=1.2, px=880)
    k.decal(SVG.format(w=560, h=90, body='<text x="4" y="66" font-size="62" font-weight="800" fill="#f4f7f8">SERVO</text><text x="552" y="64" font-size="44" text-anchor="end" fill="#a9bac2">5 A</text>'),
            w * .78, w * .125, (x, yf - .0815, z + h * .408), UP, px=640)
    kz = sz - w * .44
    for i, t in enumerate(('M60 24V76L28 50Z', 'M28 60H72L50 28Z', 'M28 40H72L50 72Z', 'M28 52l16 16 30-34')):
        kx = x + (i - 1.5) * w * .205
        k.box((w * .165, .03, .075), (kx, yf - .085, kz), g['house'], .016)
        k.decal(SVG.format(w=100, h=100, body=f'<path d="{t}" fill="{"none" if i == 3 else "#dfe7ea"}" stroke="#dfe7ea" stroke-width="{10 if i == 3 else 0}"/>'), .06, .06, (kx, yf - .1005, kz), UP, px=128)
    for i, (t, c) in enumerate((('PWR', GREEN), ('NET', GREEN), ('ERR', None))):
        lx = x + (i - 1) * w * .27
        k.box((.05, .02, .026), (lx, yf - .082, kz - .12), k.glow('drive led' + c, c, 5) if c else k.mat('led off', '#26332f', .3), .006)
        k.text(t, .05, k.mat('print', '#e7edf0', .5), (lx, yf - .0815, kz - .19), UP, .0005)
    for n, px in (('X1', -.17), ('X2', .13)):
        k.text(n, .05, k.mat('print', '#e7edf0', .5), (x + px, yf - .0815, kz - .305), UP, .0005)
    return yf, kz


def motor_plug(g, x, yf, z, drop, cable=True, w=.56):
    """Pluggable motor terminal below the drive's front with the thick orange cable, its shield clamp and its sleeve."""
    k.box((w, .26, .30), (x, yf - .10, z), g['amber'], .025)
    for i in range(4):
        k.box((.085, .03, .11), (x + (i - 1.5) * .13, yf - .225, z + .04), g['hole'], .01)
        k.cyl(.034, .02, (x + (i - 1.5) * .13, yf - .232, z - .08), g['nickel'], .004, 'Y', 20)
    if cable:
        k.cable([(x, yf - .08, z - .1), (x, yf - .10, z - .3), (x + .01, yf - .10, z - .7), (x + .02, yf + .0, z - 1.2), (x + .02, yf + .1, drop)], .125, g['power'], res=16)
        k.cyl(.135, .16, (x, yf - .095, z - .22), g['rubber'], .02, seg=32)
        k.box((.40, .10, .08), (x + .01, yf - .10, z - .50), g['nickel'], .02)                 # shield clamp
        for s in (-1, 1):
            k.bolt(.035, (x + .01 + s * .165, yf - .15, z - .50), UP, g['oxide'])
