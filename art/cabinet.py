"""Control-cabinet parts, close-up scale: 1 unit = 100 mm. X along the rail, Z up, camera towards -Y, back plate at y = 0."""
import math, random
from mathutils import Vector
import kit as k

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" font-family="Inter">{body}</svg>'
YF = -.80                                                            # module front plane


def M():
    g = {}
    g['body'] = k.mat('module body', '#2c373e', .42, bump=.25, bump_scale=90, smudge=.06, smudge_scale=5)
    g['front'] = k.mat('module front', '#202b32', .32, bump=.15, bump_scale=120, smudge=.08, smudge_scale=5)
    g['light'] = k.mat('module light', '#c9d1d5', .45, bump=.15, bump_scale=120, smudge=.06)
    g['duct'] = k.mat('duct', '#4f5c64', .5, bump=.2, bump_scale=80, smudge=.1, smudge_scale=2)
    g['plate'] = k.mat('back plate', '#39474f', .42, metal=.75, smudge=.12, smudge_scale=2.5)
    g['rail'] = k.mat('rail', '#c6ccd0', .3, metal=1, brushed='X', bump_scale=60)
    g['hole'] = k.mat('hole', '#020304', .8)
    g['brass'] = k.mat('contact', '#c9a35a', .3, metal=1)
    g['steel'] = k.mat('screw', '#aab2b8', .3, metal=1)
    g['amber'] = k.mat('amber plastic', '#f28c0f', .42, bump=.1, bump_scale=120, sss=.05)
    g['clear'] = k.mat('smoked cover', '#0a0f12', .1, coat=.8)
    g['sleeve'] = k.mat('ferrule sleeve', '#c9d0d3', .45)
    g['tag'] = k.mat('wire marker', '#8f9a9e', .6)
    g['ink'] = k.mat('marker print', '#10171b', .6)
    g['plug'] = k.mat('plug', '#7f949d', .12, coat=.7)
    for n, c in dict(navy='#153f7a', grey='#7d868c', white='#dfe3e5', orange='#ee8410', red='#b3261e', black='#111518', green='#3d8f3a', teal='#12808c', blue='#2a7fc4').items():
        g['w_' + n] = k.mat('wire ' + n, c, .4, coat=.15, bump=.04, bump_scale=60)
    g['w_pe'] = green_yellow()
    return g


def green_yellow():
    """Protective earth: one half of the wire's round green, the other yellow."""
    m = k.mat('wire pe', '#3d8f3a', .4, coat=.15); n, l = m.node_tree.nodes, m.node_tree.links
    normal, axes, side, mix = (n.new('ShaderNode' + s) for s in ('NewGeometry', 'SeparateXYZ', 'Math', 'MixRGB'))
    side.operation = 'GREATER_THAN'; side.inputs[1].default_value = .15
    mix.inputs[1].default_value, mix.inputs[2].default_value = k.lin('#2f8a35'), k.lin('#e3c21a')
    l.new(normal.outputs['Normal'], axes.inputs[0]); l.new(axes.outputs['X'], side.inputs[0]); l.new(side.outputs[0], mix.inputs[0])
    l.new(mix.outputs[0], n['Principled BSDF'].inputs['Base Color'])
    return m


def rail(g, x0, x1, z=0):
    L, cx = x1 - x0, (x0 + x1) / 2
    k.box((L, .012, .27), (cx, -.012, z), g['rail'], .003)
    for s in (-1, 1):
        k.box((L, .07, .012), (cx, -.045, z + s * .13), g['rail'], .003)
        k.box((L, .012, .045), (cx, -.078, z + s * .153), g['rail'], .003)
    slot = k.box((.15, .004, .052), (x0 + .12, -.0185, z), g['hole'], .02)
    for i in range(1, int(L / .25)):
        k.copy(slot, (x0 + .12 + i * .25, -.0185, z))


def end_clamp(g, x, label='-A1', z=0):
    """Holds a group of modules on the rail and carries its name."""
    k.box((.085, .34, .46), (x, -.20, z), g['duct'], .012)
    k.box((.075, .05, .16), (x, -.385, z + .11), g['duct'], .008)
    k.cyl(.026, .02, (x, -.375, z - .08), g['steel'], .004, 'Y', 24)
    k.box((.038, .01, .008), (x, -.386, z - .08), g['hole'], .001)
    k.decal(SVG.format(w=100, h=200, body=f'<rect width="100" height="200" fill="#aab4b8"/><text x="50" y="118" font-size="46" font-weight="700" text-anchor="middle" fill="#10171b">{label}</text>'),
            .07, .14, (x, -.4115, z + .11), (math.pi / 2, 0, 0), px=128)


def duct(g, x0, x1, z, h=.55, d=.66, pitch=.125):
    L, cx = x1 - x0, (x0 + x1) / 2
    k.box((L, .02, h), (cx, -.01, z), g['duct'], .004)
    k.box((L, .022, h + .03), (cx, -d, z), g['duct'], .008)
    for s in (-1, 1):
        k.box((L, .03, .03), (cx, -d + .022, z + s * (h / 2 + .006)), g['duct'], .008)
        f = k.box((pitch * .60, d - .04, .018), (x0, -d / 2, z + s * h / 2), g['duct'], .006)
        for i in range(int(L / pitch)):
            k.copy(f, (x0 + (i + .5) * pitch, -d / 2, z + s * h / 2))


def wire(g, col, a, z_to, r=.0138, side=-1, y_in=None, sag=.0, ferrule=True, tag=True, lean=0.):
    """From a front terminal at a, out towards the viewer, then up (side=1) or down (-1) into a duct at height z_to.
    lean: how far it moves sideways on the way, so that a column of wires fans out and does not hide itself."""
    x, y, z = a; j = lambda s: random.uniform(-s, s)
    out = .09 + random.uniform(0, .025); yi = (-.36 + j(.14)) if y_in is None else y_in
    dx = lean + j(.02)
    pts = [(x, y + .05, z), (x, y - .03, z), (x + dx * .25, y - out, z + side * .05), (x + dx * .8, y - out * .75, z + side * .20),
           (x + dx, (y + yi) / 2 - .10 + sag, (z + z_to) / 2 + side * .08), (x + dx * 1.2, yi, z_to - side * .04), (x + dx * 1.2 + j(.1), yi + j(.05), z_to + side * .28)]
    k.cable(pts, r, g['w_' + col], res=8)
    if ferrule:
        k.cyl(r * 1.25, .05, (x, y - .012, z), g['w_' + col], .004, 'Y', 20)
    if tag:
        marker(g, pts[2], Vector(pts[3]) - Vector(pts[1]), r)


_marker = []


def marker(g, at, along, r):
    """Printed sleeve on a wire at one of its points; along is the wire's direction there. The meshes are shared."""
    if not _marker:
        _marker.extend([k.cyl(1.32, 3., (0, 0, 0), g['tag'], .2, seg=20)] +
                       [k.cyl(1.35, .4, (0, 0, z), g['ink'], 0, seg=20) for z in (-.5, .35)])
        for o in _marker:
            o.hide_render = True
    e = k.empty(at, along.to_track_quat('Z', 'Y').to_euler())
    e.scale = (r, r, r)
    for o in _marker:
        k.copy(o, o.location, parent=e).hide_render = False


def io_lead(g, col, a, inward, i, x, duct_z, r=.0105):
    """Lead of the i-th terminal from the top at a: straight out of its hole in a ferrule's sleeve, with its marker, and over
    into the loom in the middle of the module at x. The upper ones lie at the back of the loom, so that none hides a terminal."""
    tx, y, z = a
    lane, depth = x - inward * (.012 if i % 2 else .036), y - .040 - .026 * (i // 2)
    out = y - .060 - .012 * (i // 2)
    j = random.uniform(-.004, .004)
    drop = -.66 + random.uniform(-.05, .05)
    pts = [(tx, y + .04, z), (tx, y - .030, z), (tx + inward * .010, out, z - .016 + j), ((tx + lane) / 2 + inward * .006, (out + depth) / 2 - .008, z - .062 + j),
           (lane, depth, z - .125), (lane, depth, min(z - .24, -.60)), (lane + random.uniform(-.006, .006), depth + .02, drop - .08),
           (lane + (lane - x) * .8, -.50 + (depth - y) * .8, duct_z + .12), (lane + (lane - x) * 1.5 + random.uniform(-.03, .03), -.40 + random.uniform(-.08, .08), duct_z - .28)]
    k.cable(pts, r, g['w_' + col], res=10)
    k.cyl(r * 1.45, .040, (tx, y - .008, z), g['sleeve'], .003, 'Y', 20)
    marker(g, Vector(pts[3]).lerp(Vector(pts[4]), .35), Vector(pts[4]) - Vector(pts[3]), r)


def led(x, z, col, y, s=.018, on=True, power=5):
    k.box((s * 1.5, .012, s), (x, y, z), k.glow('led' + col, col, power) if on else k.mat('led off', '#26332f', .3), .003)


GREEN, AMB, REDC = '#2fe37a', '#ffa51f', '#ff4b36'


def io_module(g, x, name, w=.35, h=1.26, cols=('navy',), wires=True, on=.6, duct_z=-.98, y0=-.1, accent='#f59e0b', lo=True, feed=False, common=True):
    """One lead to each terminal. feed: supply wires from a plug on top into the upper duct; common: the last lead of the left column is the supply."""
    yf = YF; up = (math.pi / 2, 0, 0)
    k.box((w - .008, -yf - .1, h), (x, (yf - .1) / 2 + 0, 0), g['body'], .014)
    k.box((w - .022, .05, h * .40), (x, yf - .015, h * .285), g['front'], .012)
    k.box((w - .022, .09, h * .47), (x, yf - .03, -h * .225), g['front'], .012)                # terminal connector
    k.box((w - .022, .02, .035), (x, yf - .035, h * .465), k.mat('accent' + accent, accent, .4), .006)
    t = ''.join(f'<text x="{120 if c == 0 else 380}" y="{268 + i * 62}" font-size="34" text-anchor="middle" fill="#b9c6cc">{c * 8 + i}</text>' for i in range(8) for c in (0, 1))
    kind = '8 x 4-20 mA' if name.startswith('A') else '16 x 24 V DC'
    k.decal(SVG.format(w=500, h=780, body=f'<text x="40" y="94" font-size="76" font-weight="700" fill="#eef3f5">{name}</text><text x="40" y="146" font-size="40" fill="#a3b4bc">{kind}</text><rect x="40" y="176" width="420" height="5" fill="#52636c"/>' + t),
            w - .04, (w - .04) * 1.56, (x, yf - .0415, h * .262), up, px=640)
    for i in range(8):
        for c in (0, 1):
            led(x + (-.022 if c == 0 else .022) * 1.0, h * .262 + .244 - (258 + i * 62) / 780 * .484, GREEN if random.random() < .9 else AMB, yf - .042, .0105, random.random() < on)
    n = 9
    for i in range(n):
        z = -h * .015 - i * (h * .42 / n) - .02
        for sx in (-1, 1):
            tx = x + sx * w * .245
            k.box((.050, .02, .044), (tx, yf - .070, z), g['hole'], .004)
            k.box((.036, .03, .030), (tx + sx * .045, yf - .082, z), g['amber'] if lo else g['light'], .007)
            if wires and (i + (sx > 0)) < n:
                io_lead(g, 'red' if common and i == n - 1 else random.choice(cols), (tx, yf - .075, z), -sx, i, x, duct_z)
    if wires:
        for z in (-h * .515, -h * .60):                                                       # ties around the loom
            k.box((.104, .150, .016), (x, yf - .165, z), g['front'], .012)
    k.decal(SVG.format(w=300, h=70, body=f'<rect width="300" height="70" fill="#8e999e"/><text x="150" y="50" font-size="46" font-weight="700" text-anchor="middle" fill="#10171b">-X{abs(int(x * 10)) % 9 + 1}</text>'),
            w - .05, (w - .05) * .2333, (x, yf - .0765, -h * .445), up, px=256)                # marking strip
    if feed:
        k.box((w * .52, .16, .07), (x, yf + .14, h / 2 + .025), g['front'], .01)
        for i, col in enumerate(('red', 'navy', 'red', 'navy')):
            fx = x + (i - 1.5) * w * .115
            k.box((.03, .03, .02), (fx, yf + .10, h / 2 + .058), g['amber'], .005)
            top, bow, j = -duct_z + .30 + random.uniform(-.02, .04), random.uniform(-.05, .03), random.uniform(-.02, .02)
            k.cable([(fx, yf + .16, h / 2 + .05), (fx, yf + .15 + j, h / 2 + .15), (fx + .02 + j, yf + .30 + .03 * i + bow, (h / 2 - duct_z) / 2 + .06), (fx + .03 + bow, -.36 + .04 * i, -duct_z), (fx + .1, -.32, top)],
                    .0138, g['w_' + col], res=8)
    return x


MENU = ('Overview', 'Diagnostics', 'Settings')                        # the small display: what runs here, its address, a list; no curves
SCREEN = ('<rect width="600" height="430" fill="#0a1418"/><rect width="600" height="76" fill="#24404b"/><text x="24" y="54" font-size="42" font-weight="700" fill="#f2f8fa">LINE2-PLC1</text>'
          '<rect x="466" y="15" width="112" height="46" rx="6" fill="#2fd07c"/><text x="522" y="50" font-size="34" font-weight="800" text-anchor="middle" fill="#04222c">RUN</text>'
          '<text x="24" y="138" font-size="38" fill="#9fb4bc">X1</text><text x="576" y="138" font-size="46" font-weight="700" text-anchor="end" fill="#fff">192.168.10.21</text>'
          '<path d="M24 166H576" stroke="#35505a" stroke-width="3"/><rect x="12" y="184" width="576" height="74" rx="6" fill="#f59e0b"/>'
          + ''.join(f'<text x="34" y="{236 + i * 78}" font-size="44" font-weight="600" fill="{"#f2f8fa" if i else "#14191c"}">{t}</text>'
                    f'<path d="M544 {206 + i * 78}l16 16-16 16" fill="none" stroke="{"#9fb4bc" if i else "#14191c"}" stroke-width="6"/>' for i, t in enumerate(MENU)))


def rj45(g, x, z, y, col, s=1, drop=-1.0):
    k.box((.17, .05, .15), (x, y - .005, z), g['steel'], .006)
    k.box((.135, .05, .115), (x, y - .012, z), g['hole'], .004)
    led(x - .045, z + .066, GREEN, y - .034, .012); led(x + .045, z + .066, AMB, y - .034, .012)
    if col:
        m = g['w_' + col]
        k.box((.118, .20, .095), (x, y - .08, z - .004), g['plug'], .008)
        k.box((.125, .14, .105), (x, y - .20, z - .004), m, .02)
        for i in range(4): k.box((.132 - i * .008, .012, .11 - i * .006), (x, y - .17 - i * .03, z - .004), m, .004)
        k.cable([(x, y - .24, z - .004), (x, y - .36, z - .012), (x + .03 * s, y - .44, z - .16), (x + .06 * s, y - .34, z - .42), (x + .08 * s, y + .2, drop + .16), (x + .1 * s, y + .38, drop - .06), (x + .12 * s, y + .4, drop - .3)], .031, m, res=14)


KEYS = ('<text x="50" y="66" font-size="44" font-weight="700" text-anchor="middle" fill="#dfe7ea">ESC</text>',
        '<path d="M26 66H74L50 26Z" fill="#dfe7ea"/>', '<path d="M26 34H74L50 74Z" fill="#dfe7ea"/>',
        '<text x="50" y="66" font-size="44" font-weight="700" text-anchor="middle" fill="#dfe7ea">OK</text>')


def cpu(g, x, w=.78, h=1.26):
    yf = YF; up = (math.pi / 2, 0, 0)
    k.box((w - .008, -yf - .1, h), (x, (yf - .1) / 2, 0), g['body'], .016)
    k.box((w - .03, .06, h * .56), (x, yf - .02, h * .20), g['front'], .016)
    k.box((w - .03, .05, h * .37), (x, yf - .012, -h * .285), g['body'], .016)
    k.box((w - .03, .02, .035), (x, yf - .045, h * .465), k.mat('accent#f59e0b', '#f59e0b', .4), .006)
    for i in range(16):                                                                        # ventilation on top
        k.box((.022, .44, .02), (x - w * .42 + i * w * .056, yf * .5 - .05, h / 2 - .004), g['hole'], .004)
    sx, sz = x + w * .085, h * .195                                                            # display
    k.box((w * .71, .03, .43), (sx, yf - .048, sz), g['clear'], .014)
    k.decal(SVG.format(w=600, h=430, body=SCREEN), w * .655, w * .655 * .717, (sx, yf - .0645, sz), up, emit=1.25, px=1200)
    k.decal(SVG.format(w=720, h=112, body='<text x="6" y="72" font-size="78" font-weight="800" fill="#f4f7f8">CPU</text><text x="706" y="70" font-size="40" text-anchor="end" fill="#a9bac2">2 x RJ45   24 V DC</text>'),
            w - .1, (w - .1) * .1556, (x, yf - .0515, h * .408), up, px=1200)
    for i, (n, c, on) in enumerate((('RUN', GREEN, 1), ('ERR', REDC, 0), ('MNT', AMB, 0), ('LNK', GREEN, 1))):
        z = h * .30 - i * .09
        led(x - w * .435, z, c, yf - .052, .021, on)
        k.text(n, .034, k.mat('print', '#e7edf0', .5), (x - w * .365, yf - .0515, z), up, .0005)
    for i, key in enumerate(KEYS):                                                             # keys below the display
        kx = sx + (i - 1.5) * .135
        k.box((.108, .024, .062), (kx, yf - .054, -.052), g['body'], .011)
        k.decal(SVG.format(w=100, h=100, body=key), .056, .056, (kx, yf - .0665, -.052), up, px=128)
    k.box((.028, .03, .085), (x - w * .435, yf - .04, -.052), g['hole'], .006)                 # mode switch
    k.box((.024, .05, .03), (x - w * .435, yf - .05, -.036), g['amber'], .006)
    rj45(g, x - .17, -.30, yf - .03, 'green', -1); rj45(g, x + .06, -.30, yf - .03, 'grey', 1)
    for n, px in (('X1', x - .17), ('X2', x + .06)):
        k.text(n, .034, k.mat('print', '#e7edf0', .5), (px, yf - .0375, -.185), up, .0005)
    for i in range(7): k.box((.018, .02, .16), (x + .21 + i * .024 - .03, yf - .034, -.33), g['hole'], .004)
    k.decal(SVG.format(w=300, h=90, body='<rect width="300" height="90" fill="#bfc8cc"/><text x="14" y="38" font-size="26" font-weight="700" fill="#10171b">CPU  V2.4</text><text x="14" y="74" font-size="22" fill="#10171b">24 V DC  12 W</text>' + ''.join(f'<rect x="{190 + i * 6}" y="14" width="{random.choice((2, 3, 4))}" height="62" fill="#10171b"/>' for i in range(16))),
            .3, .09, (x + .2, yf - .0385, -.50), up, px=400)


def psu(g, x, w=.62, h=1.26, duct_z=-.98):
    yf = YF - .04
    k.box((w - .01, -yf - .1, h), (x, (yf - .1) / 2, 0), g['body'], .016)
    k.box((w - .05, .03, h * .5), (x, yf - .012, .08), g['front'], .012)
    k.decal(SVG.format(w=500, h=500, body='<text x="20" y="88" font-size="92" font-weight="800" fill="#f4f7f8">PSU</text><text x="20" y="156" font-size="56" font-weight="600" fill="#f5a21d">24 V / 10 A</text><path d="M20 192H480" stroke="#52636c" stroke-width="5"/><text x="20" y="260" font-size="42" fill="#b9c6cc">IN 100-240 V AC</text><text x="20" y="320" font-size="42" fill="#b9c6cc">OUT 24 V DC</text><text x="90" y="432" font-size="42" fill="#e7edf0">DC OK</text>'),
            w - .1, w - .1, (x, yf - .0285, .09), (math.pi / 2, 0, 0), px=800)
    led(x - .2, -.085, GREEN, yf - .03, .03)
    for z0, sd in ((h * .40, 1), (-h * .40, -1)):
        k.box((w - .05, .07, .18), (x, yf - .02, z0), g['front'], .012)
        for i in range(5):
            tx = x - .2 + i * .1
            k.cyl(.034, .03, (tx, yf - .055, z0 + sd * .03), g['steel'], .005, 'Y', 28)
            k.box((.05, .01, .010), (tx, yf - .071, z0 + sd * .03), g['hole'], .001)
            k.box((.06, .02, .045), (tx, yf - .050, z0 - sd * .045), g['hole'], .004)
            wire(g, ('red', 'red', 'navy', 'navy', 'pe')[i] if sd < 0 else ('black', 'black', 'blue', 'blue', 'pe')[i], (tx, yf - .05, z0 + sd * .045), -duct_z if sd > 0 else duct_z, .024, sd, tag=False)
    for i in range(12): k.box((.02, .3, .02), (x - .25 + i * .045, yf * .5, h / 2 - .004), g['hole'], .004)


def terminals(g, x0, n, z=0, pitch=.082, cols=('navy', 'grey'), h=.62, duct_z=-.98):
    """Row of push-in terminal blocks; duct_z: height of the lower duct's edge, seen from the row."""
    for i in range(n):
        x = x0 + i * pitch; c = 'green' if i % 9 == 8 else ('blue' if i % 5 == 3 else None)
        m = k.mat('tb ' + str(c), {'green': '#5aa83a', 'blue': '#2f6fb0', None: '#8d989e'}[c], .5, bump=.15, bump_scale=90, vary=.05)
        k.box((pitch - .006, .46, h), (x, -.31, z), m, .012)
        k.box((pitch - .006, .10, h * .5), (x, -.58, z), m, .012)
        for s in (-1, 1):
            k.cyl(.024, .02, (x, -.545, z + s * h * .31), g['hole'], .002, 'Y', 20)
            k.box((.036, .03, .05), (x, -.545, z + s * h * .43), g['amber'], .006)
            wire(g, random.choice(cols) if not c else 'pe' if c == 'green' else c, (x, -.53, z + s * h * .31), z + (duct_z if s < 0 else -duct_z), side=s)
        k.box((pitch - .01, .012, .06), (x, -.632, z + h * .17), g['light'], .003)
        k.box((.03, .012, .10), (x, -.632, z - h * .08), g['amber'] if i % 3 else g['hole'], .003)
