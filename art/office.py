"""Furniture and desk things of a control room or an engineer's desk. Metres; things stand on z = 0 of their own frame, front towards -Y."""
import math, random
from mathutils import Vector
import bmesh
import kit as k

UP = (math.pi / 2, 0, 0)                                              # turns a decal to face -Y


def M():
    g = {}
    g['shell'] = k.mat('shell plastic', '#252d32', .46, bump=.12, bump_scale=500, smudge=.08, smudge_scale=9)
    g['bezel'] = k.mat('bezel', '#0b0e10', .34, bump=.05, bump_scale=600, smudge=.06)
    g['key'] = k.mat('keycap', '#3a454c', .5, bump=.1, bump_scale=700, vary=.06)
    g['grey'] = k.mat('light plastic', '#5d686e', .46, bump=.1, bump_scale=500, smudge=.06)
    g['alu'] = k.mat('desk aluminium', '#9fa8ad', .34, metal=1, brushed='X', bump_scale=120)
    g['dark alu'] = k.mat('dark aluminium', '#353d42', .38, metal=.9, smudge=.08, smudge_scale=10)
    g['rubber'] = k.mat('rubber', '#0c0e10', .7, bump=.1, bump_scale=400)
    g['top'] = k.mat('worktop', '#20282c', .36, bump=.06, bump_scale=260, smudge=.14, smudge_scale=3)
    g['edge'] = k.mat('worktop edge', '#0d1113', .5)
    g['felt'] = k.mat('felt', '#173039', .95, bump=.5, bump_scale=300)
    g['felt dark'] = k.mat('felt dark', '#0f2129', .95, bump=.5, bump_scale=300)
    g['cloth'] = k.mat('chair cloth', '#1d3c47', .85, bump=.5, bump_scale=420)
    g['china'] = k.mat('china', '#d7dcd8', .2, coat=.7, smudge=.05)
    g['coffee'] = k.mat('coffee', '#170a04', .08, coat=.4)
    g['paper'] = k.mat('paper', '#a9aea8', .8, bump=.1, bump_scale=60)
    g['amber'] = k.mat('amber print', '#f28c0f', .45)
    g['hole'] = k.mat('hole', '#020304', .8)
    return g


# ------------------------------------------------------------------ screens
def panel(g, markup, w, h, depth=.045, frame=.012, emit=1.3, px=1600, parent=None, loc=(0, 0, 0), rot=(0, 0, 0), rough=.16):
    """Display with a bezel that stands a little proud of its glass. Centre of the glass at the origin of its frame, facing -Y."""
    e = k.empty(loc, rot, parent)
    k.box((w + 2 * frame, depth, h + 2 * frame), (0, depth / 2 + .002, 0), g['bezel'], .004, parent=e)
    for s in (-1, 1):
        k.box((frame, .010, h + 2 * frame), (s * (w + frame) / 2, -.001, 0), g['bezel'], .0025, parent=e)
        k.box((w + 2 * frame, .010, frame), (0, -.001, s * (h + frame) / 2), g['bezel'], .0025, parent=e)
    k.decal(markup, w, h, (0, .0005, 0), UP, emit=emit, rough=rough, px=px, parent=e)
    return e


def screen_light(e, w, h, power, color='#8fd6e6', tilt=0.):
    """Lamp in front of a panel: the light its picture sheds. Mirrors see the picture itself, not the lamp."""
    o = k.area((0, -.03, 0), (0, -1, -tilt), w, power, color, size_y=h)
    o.parent = e; o.visible_glossy = False
    return o


def monitor(g, markup, loc, yaw=0., w=.60, h=.3375, height=.34, tilt=-.06, emit=1.3, px=1280, light=3., foot=True):
    """Desk monitor on its stand; height is that of the middle of the glass."""
    root = k.empty(loc, (0, 0, yaw))
    e = panel(g, markup, w, h, .018, .009, emit, px, root, (0, 0, height), (tilt, 0, 0))
    k.box((w * .62, .028, h * .60), (0, .030, 0), g['shell'], .012, parent=e)
    k.box((.11, .02, .11), (0, .05, 0), g['shell'], .004, parent=e)
    k.box((.012, .004, .0025), (w / 2 - .03, -.006, -h / 2 - .0045), k.glow('power led', '#35d39a', 3), .001, parent=e)
    k.box((.05, .03, height + .03), (0, .085, (height + .03) / 2), g['dark alu'], .008, parent=root)
    k.box((.05, .05, .05), (0, .065, height), g['dark alu'], .008, parent=root)
    if foot:
        k.box((.26, .19, .010), (0, .05, .005), g['dark alu'], .004, parent=root)
    k.cable([(.03, .06, height - .06), (.04, .12, height - .14), (.02, .115, .16), (.01, .12, .02), (.03, .20, .006)], .0035, g['rubber'], root)
    if light:
        screen_light(e, w, h, light)
    return root


# ------------------------------------------------------------------ desk things
ROWS = ((('esc', 1), (None, .5)) + tuple((f'F{i}', 1) for i in range(1, 13)) + ((None, .5), ('del', 1)),
        tuple((c, 1) for c in '`1234567890-=') + (('back', 2),),
        (('tab', 1.5),) + tuple((c, 1) for c in 'QWERTYUIOP[]') + (('\\', 1.5),),
        (('caps', 1.75),) + tuple((c, 1) for c in 'ASDFGHJKL;\'') + (('enter', 2.25),),
        (('shift', 2.25),) + tuple((c, 1) for c in 'ZXCVBNM,.') + (('/', 1), ('shift', 2.75)),
        (('ctrl', 1.25), ('alt', 1.25), ('fn', 1.25), ('', 6.25), ('alt', 1.25), ('fn', 1.25), ('ctrl', 1.25), (None, .25), ('ins', 1)))
PAD = ('7890', '456-', '123+', '0.=*')


def keyboard(g, loc, yaw=0., pitch=.0185):
    e = k.empty(loc, (.045, 0, yaw)); W, D = 20.2 * pitch, 6.6 * pitch
    k.box((W, D, .014), (0, 0, .010), g['shell'], .005, parent=e)
    k.box((W * .9, .012, .012), (0, D / 2 - .02, .004), g['rubber'], .003, parent=e)
    marks, caps = '', {}

    def cap(n, u, x, y):
        if u not in caps:
            caps[u] = k.box((u * pitch - .0028, pitch - .0028, .0075), (x, y, .0195), g['key'], .0022, parent=e)
        else:
            k.copy(caps[u], (x, y, .0195), parent=e)
        size = 26 if len(n) == 1 else 15
        n = {'<': '&lt;', '&': '&amp;'}.get(n, n)
        return f'<text x="{(x + W / 2) * 4000:.0f}" y="{(D / 2 - y) * 4000 + size * .36:.0f}" font-size="{size}" font-weight="500" text-anchor="middle" fill="#dfe9ec">{n}</text>'
    for j, row in enumerate(ROWS):
        x, y = -W / 2 + .3 * pitch, D / 2 - (.8 + j) * pitch
        for n, u in row:
            if n is not None:
                marks += cap(n, u, x + u * pitch / 2, y)
            x += u * pitch
    for j, row in enumerate(PAD):
        for i, n in enumerate(row):
            marks += cap(n, 1, -W / 2 + (16.4 + i) * pitch, D / 2 - (1.8 + j) * pitch)
    k.decal(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W * 4000:.0f} {D * 4000:.0f}" font-family="Inter">{marks}</svg>', W, D, (0, 0, .0236), px=2200, parent=e)
    k.cable([(0, D / 2 - .01, .01), (.01, D / 2 + .06, .004), (.06, D / 2 + .16, .003), (.05, D / 2 + .30, .003)], .002, g['rubber'], e)
    return e


def mouse(g, loc, yaw=0., mat=True):
    e = k.empty(loc, (0, 0, yaw))
    if mat:
        k.box((.24, .20, .003), (0, 0, .0015), g['rubber'], .001, parent=e)
    bm = bmesh.new(); bmesh.ops.create_uvsphere(bm, u_segments=32, v_segments=20, radius=1)
    for v in bm.verts:
        x, y, z = v.co
        v.co = (x * .031 * (1 - .12 * (y + .1) ** 2), y * .056, max(z, -.15) * (.030 - .008 * y) + .008)
    k.obj('mouse', k.finish(bm, 'mouse'), g['shell'], parent=e)
    k.box((.0012, .050, .004), (0, .028, .0285), g['hole'], .0004, (-.30, 0, 0), e)
    k.cyl(.008, .006, (0, .030, .029), g['grey'], .002, 'X', 24, e)
    k.cable([(0, .05, .012), (.004, .10, .004), (-.03, .18, .003), (-.02, .30, .003)], .0018, g['rubber'], e)
    return e


def mug(g, loc, yaw=0., m='china'):
    e = k.empty(loc, (0, 0, yaw))
    k.lathe([(0, .004), (.030, 0), (.0405, .006), (.0415, .094), (.0375, .094), (.0365, .012), (0, .010)], g[m], bevel=.004, parent=e)
    k.cyl(.0372, .002, (0, 0, .078), g['coffee'], 0, parent=e)
    k.cable([(.038, 0, .080), (.062, 0, .078), (.072, 0, .052), (.060, 0, .024), (.037, 0, .018)], .0052, g[m], e, 14)
    k.ring(.042, .0012, .008, (0, 0, .030), g['amber'], .0004, parent=e)
    return e


def phone(g, loc, yaw=0.):
    """Desk telephone: sloped base, handset in its cradle, keys, small display, coiled cord."""
    e = k.empty(loc, (0, 0, yaw)); t = k.empty((0, 0, .034), (.32, 0, 0), e)
    k.box((.19, .20, .022), (0, 0, 0), g['shell'], .008, parent=t)
    k.box((.15, .06, .07), (0, .075, .030), g['shell'], .01, parent=e)
    k.box((.045, .205, .012), (-.065, 0, .012), g['bezel'], .005, parent=t)
    k.casting([k.box((.030, .19, .020), (-.065, 0, .040), bevel=.009, parent=t), k.box((.044, .055, .036), (-.065, .078, .030), bevel=.012, parent=t),
               k.box((.044, .055, .036), (-.065, -.078, .030), bevel=.012, parent=t)], g['shell'], .003, 6, t)
    k.decal('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 90"><rect width="200" height="90" fill="#1d5663"/><rect x="14" y="18" width="110" height="14" fill="#c4e6ee"/><rect x="14" y="48" width="150" height="10" fill="#7fb6c2"/></svg>',
            .10, .045, (.034, .060, .0118), emit=.7, px=256, parent=t)
    cap = None
    for r in range(4):
        for c in range(3):
            p = (.008 + c * .026, .012 - r * .022, .013)
            cap = k.box((.019, .014, .006), p, g['grey'], .003, parent=t) if cap is None else (k.copy(cap, p, parent=t), cap)[1]
    for i in range(4):
        k.box((.012, .010, .004), (.086, .012 - i * .022, .012), k.glow('line led', '#35d39a', 2) if i == 1 else g['bezel'], .002, parent=t)
    a, b = Vector((-.066, -.115, .022)), Vector((-.115, .06, .008))
    pts = []
    for i in range(160):
        s = i / 159; base = a.lerp(b, s) + Vector((-.09 * math.sin(s * math.pi), -.05 * math.sin(s * math.pi), -.012 * math.sin(s * math.pi) - .002 * s))
        pts.append(base + Vector((.0055 * math.cos(i * 1.05), .002 * math.sin(i), .0055 * math.sin(i * 1.05))))
    k.cable(pts, .0016, g['rubber'], e, 3)
    return e


def notebook(g, loc, yaw=0., size=(.15, .21), lines=True):
    """Open spiral pad with notes in pencil, a pen across it."""
    e = k.empty(loc, (0, 0, yaw)); w, d = size
    k.box((w, d, .010), (0, 0, .005), g['paper'], .002, parent=e)
    r = random.Random(4)
    body = '<rect width="150" height="210" fill="#b9bdb6"/>' + ''.join(f'<path d="M0 {22 + i * 11}H150" stroke="#a9bcc4" stroke-width=".5"/>' for i in range(17))
    if lines:
        for i in range(6):
            x, p = 14, f'M14 {20 + i * 11}'
            while x < r.uniform(70, 128):
                x += r.uniform(2, 5); p += f'q1.5 {r.uniform(-8, 2):.1f} {r.uniform(2, 4):.1f} {r.uniform(-1, 1):.1f}'
            body += f'<path d="{p}" fill="none" stroke="#26343c" stroke-width="1"/>'
        body += '<g fill="none" stroke="#26343c" stroke-width="1.3"><rect x="20" y="112" width="34" height="22"/><rect x="92" y="112" width="34" height="22"/><path d="M54 123H92m-7-5 7 5-7 5M72 123v34h-20M38 134v14"/><circle cx="42" cy="158" r="10"/></g>'
    k.decal(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 210">{body}</svg>', w - .004, d - .004, (0, 0, .0104), rough=.8, px=900, parent=e)
    for i in range(14):
        k.ring(.0075, .0012, .0012, (-w / 2 + .012 + i * (w - .024) / 13, d / 2 - .003, .007), g['dark alu'], 0, 'X', 20, e)
    pen(g, (w * .34, -.01, .0145), .5, e)
    return e


def pen(g, loc, yaw=0., parent=None):
    e = k.empty(loc, (0, 0, yaw), parent)
    k.cyl(.0042, .115, (0, 0, 0), g['bezel'], .001, 'Y', 24, e); k.cyl(.0042, .022, (0, -.068, 0), g['alu'], .001, 'Y', 24, e, .0042)
    k.cyl(.0044, .016, (0, .050, 0), g['amber'], .001, 'Y', 24, e); k.box((.003, .04, .0015), (0, .042, .0058), g['alu'], .0005, parent=e)
    return e


def grommet(g, loc, cables=3):
    """Cable outlet in a worktop: ring, lid with a brush slot, cables running out of it."""
    e = k.empty(loc)
    k.ring(.040, .010, .006, (0, 0, .003), g['bezel'], .002, parent=e)
    k.cyl(.031, .004, (0, 0, .002), g['hole'], .001, parent=e)
    k.box((.05, .022, .004), (0, -.014, .004), g['bezel'], .001, parent=e)
    for i in range(cables):
        x = (i - (cables - 1) / 2) * .011
        k.cable([(x, .006, -.05), (x, .008, .012), (x * 1.6, .03, .022), (x * 3, .09, .006), (x * 5, .17, .004)], .0032, g['rubber'], e)
    return e


def radio(g, loc, yaw=0.):
    """Hand-held radio in its charger."""
    e = k.empty(loc, (0, 0, yaw))
    k.box((.085, .075, .040), (0, 0, .020), g['shell'], .010, parent=e)
    k.box((.052, .032, .115), (0, .006, .085), g['bezel'], .007, (-.12, 0, 0), e)
    k.cyl(.0055, .11, (-.017, .022, .19), g['rubber'], .002, parent=e, r2=.004)
    k.cyl(.007, .014, (.012, .014, .149), g['grey'], .002, seg=24, parent=e)
    k.box((.012, .003, .005), (.02, -.037, .028), k.glow('charge led', '#35d39a', 3), .001, parent=e)
    for i in range(5):
        k.box((.026, .002, .0022), (0, -.0085 + i * .0009, .108 - i * .007), g['hole'], .0005, (-.12, 0, 0), e)
    return e


def headset(g, loc, yaw=0.):
    e = k.empty(loc, (0, 0, yaw))
    arc = [(.075 * math.cos(t), .012 * math.sin(t), .016 + .085 * math.sin(t)) for t in [math.pi * i / 8 for i in range(9)]]
    k.cable([(x, y + z, .020) for x, y, z in arc], .006, g['shell'], e)
    for s in (-1, 1):
        k.cyl(.034, .022, (s * .075, 0, .024), g['cloth'], .009, 'Z', 32, e); k.cyl(.030, .008, (s * .075, 0, .040), g['shell'], .004, 'Z', 32, e)
    k.cable([(-.075, -.02, .03), (-.09, -.07, .02), (-.06, -.12, .014)], .003, g['shell'], e)
    return e


# ------------------------------------------------------------------ furniture
def chair(g, loc, yaw=0.):
    """Operator's chair: curved back in a frame, lumbar spine, head rest, arms, star foot. Its back is towards -Y at yaw 0."""
    e = k.empty(loc, (0, 0, yaw)); B = k.empty((0, -.24, .50), (.16, 0, 0), e)

    def at(u, v):                                                     # u across -1..1, v up 0..1
        return Vector((u * (.235 - .035 * abs(v - .45)), .075 * u * u + .05 * math.sin(v * math.pi * .9), v * .58))
    bm = bmesh.new(); n, m = 16, 18
    V = [[bm.verts.new(at((-1 + 2 * i / n) * (1 - .16 * abs(2 * j / m - 1) ** 6), j / m)) for i in range(n + 1)] for j in range(m + 1)]
    for j in range(m):
        for i in range(n):
            bm.faces.new([V[j][i], V[j][i + 1], V[j + 1][i + 1], V[j + 1][i]])
    o = k.obj('back', k.finish(bm, 'back'), g['cloth'], parent=B)
    s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = .018; s.offset = 0
    rim = [at(u * (1 - .16 * abs(2 * v - 1) ** 6), v) for u, v in [(-.6, 0), (.6, 0), (.95, .03), (1, .2), (1, .5), (1, .8), (.95, .97), (.6, 1), (-.6, 1), (-.95, .97), (-1, .8), (-1, .5), (-1, .2), (-.95, .03), (-.6, 0)]]
    k.cable(rim, .013, g['shell'], B, 8)
    k.box((.07, .022, .56), (0, -.012, .22), g['dark alu'], .009, parent=B)
    k.box((.30, .020, .055), (0, -.004, .20), g['shell'], .009, parent=B); k.box((.26, .018, .04), (0, .012, .44), g['shell'], .008, parent=B)
    k.box((.28, .055, .15), (0, .05, .72), g['cloth'], .026, (-.05, 0, 0), B); k.box((.03, .018, .14), (0, .02, .62), g['dark alu'], .005, parent=B)
    k.box((.50, .48, .075), (0, .02, .47), g['cloth'], .036, parent=e); k.box((.34, .30, .03), (0, .0, .425), g['shell'], .01, parent=e)
    for sx in (-1, 1):
        k.box((.035, .06, .22), (sx * .285, -.02, .55), g['shell'], .012, parent=e); k.box((.085, .25, .032), (sx * .285, .02, .67), g['rubber'], .014, parent=e)
        k.box((.10, .05, .03), (sx * .24, -.02, .44), g['shell'], .01, parent=e)
    k.cyl(.028, .30, (0, 0, .27), g['dark alu'], .003, parent=e)
    for i in range(5):
        t = k.TAU * i / 5 + .3
        k.box((.32, .045, .03), (.16 * math.cos(t), .16 * math.sin(t), .09), g['dark alu'], .01, (0, .08, t), e)
        k.cyl(.03, .045, (.31 * math.cos(t), .31 * math.sin(t), .031), g['rubber'], .008, 'Y', 24, e)
    return e


def desk(g, x0, x1, y0, y1, z=.74):
    """Console: worktop with a rounded front edge, rail along the back, panels below."""
    L, cx, D = x1 - x0, (x0 + x1) / 2, y1 - y0
    k.box((L, D, .030), (cx, (y0 + y1) / 2, z - .015), g['top'], .010)
    k.box((L + .004, .014, .020), (cx, y0 + .002, z - .018), g['edge'], .007)
    k.box((L, .030, .055), (cx, y1 - .005, z + .022), g['alu'], .005)                    # rear rail
    k.box((L, .034, .010), (cx, y1 - .005, z + .026), g['hole'], .002)
    for i in range(max(2, int(L / 1.2)) + 1):
        x = x0 + .04 + i * (L - .08) / max(2, int(L / 1.2))
        k.box((.045, D * .82, z - .05), (x, y0 + D * .52, (z - .05) / 2), g['shell'], .008)
    k.box((L - .1, .02, z - .25), (cx, y1 - .12, z / 2 + .05), g['shell'], .004)
