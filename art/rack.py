"""19-inch rack parts: posts, servers with drive bays, switch, patch panel, organiser, UPS. Metres; fronts at y = 0, facing -Y.

Every device takes its lower edge as a number of rack units."""
import math, random
import kit as k

U, WIDE, BODY = .04445, .4826, .440
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" font-family="Inter">{body}</svg>'
GREEN, CYAN, AMBER = '#2fe37a', '#3fd8ee', '#ffa51f'
FRONT = (math.pi / 2, 0, 0)


def M():
    g = {}
    g['frame'] = k.mat('rack frame', '#27333a', .40, bump=.08, bump_scale=300, smudge=.1, smudge_scale=5)
    g['post'] = k.mat('rack post', '#98a3a9', .36, metal=.9, smudge=.1, smudge_scale=14)
    g['front'] = k.mat('device front', '#2d3940', .36, metal=.45, bump=.05, bump_scale=500, smudge=.1, smudge_scale=9)
    g['dark'] = k.mat('device dark', '#1a2328', .42, bump=.06, bump_scale=500, smudge=.08, smudge_scale=12)
    g['silver'] = k.mat('device silver', '#a9b3b8', .34, metal=.9, brushed='X', bump_scale=120)
    g['carrier'] = k.mat('drive carrier', '#6d7a81', .32, metal=.75, smudge=.1, smudge_scale=30)
    g['hole'] = k.mat('rack hole', '#020304', .85)
    g['steel'] = k.mat('rack screw', '#b5bdc2', .28, metal=1)
    g['latch'] = k.mat('latch', '#f08e10', .42, coat=.1)
    g['teal latch'] = k.mat('teal latch', '#12808c', .42, coat=.1)
    g['plug'] = k.mat('patch plug', '#b9c7cd', .18, coat=.4)
    for n, c in dict(teal='#0e7f92', blue='#174f86', grey='#79858b', amber='#ee8a10', white='#c7cfd3').items():
        g['c_' + n] = k.mat('patch ' + n, c, .42, coat=.15, bump=.03, bump_scale=300)
    return g


def led(g, x, y, z, colour=GREEN, on=True, w=.0032, h=.0018, power=6):
    k.box((w, .0014, h), (x, y, z), k.glow('rack led ' + colour, colour, power) if on else k.mat('rack led off', '#1d2a2b', .3), .0004, seg=1)


def panel(g, n, units, m=None, depth=.5, proud=.0):
    """A device's chassis and front plate with its ears and cage-nut screws. Returns the height of its middle."""
    h, z = units * U - .0012, (n + units / 2) * U
    k.box((BODY, depth, h - .003), (0, depth / 2 + .003, z), g['dark'], .001)
    k.box((WIDE, .004, h), (0, .002, z), m or g['front'], .0012)
    if proud:
        k.box((BODY, proud + .002, h), (0, -proud / 2, z), m or g['front'], .0025)
    for s in (-1, 1):
        for dz in ((-.5 * h + .0075, .5 * h - .0075) if units > 1 else (-.011, .011)):
            k.cyl(.0052, .0012, (s * .2325, -.0008, z + dz), g['steel'], .0003, 'Y', 20)
            k.bolt(.0036, (s * .2325, -.0012, z + dz), FRONT, g['steel'])
    return z


def legend(svg, w, h, x, y, z, px=500, emit=0.):
    return k.decal(svg, w, h, (x, y, z), FRONT, px=px, emit=emit)


def name(text, sub, x, y, z, w=.052):
    legend(SVG.format(w=520, h=170, body=f'<text x="10" y="80" font-size="84" font-weight="700" fill="#f1f6f8">{text}</text><text x="10" y="150" font-size="52" fill="#9fb2bb">{sub}</text>'), w, w * 170 / 520, x, y, z, 400)


def mesh(x, z, w, h, y, pitch=.0052):
    """Perforated sheet: a printed pattern of hexagonal holes, dark enough to read as depth."""
    nx, nz = max(1, round(w / pitch)), max(1, round(h / (pitch * .866)))
    dots = ''.join(f'<path d="M{(i + .5 * (j % 2) + .5) * 20:.0f} {(j + .5) * 17.3 - 9:.1f}l7.8 4.5v9l-7.8 4.5l-7.8 -4.5v-9z" fill="#020405"/>' for j in range(nz) for i in range(nx))
    legend(SVG.format(w=nx * 20, h=round(nz * 17.3), body=dots), w, h, x, y, z, min(2000, nx * 20))


def rails(g, n0, n1, depth=.7):
    """Front posts with square holes between rack units n0 and n1, the outer frame, and the side sheets."""
    h, z = (n1 - n0) * U, (n0 + n1) / 2 * U
    hole = None
    for s in (-1, 1):
        k.box((.030, .003, h), (s * .2385, .0056, z), g['post'], .0006)
        k.box((.003, .05, h), (s * .2535, .03, z), g['post'], .0006)
        k.box((.045, .06, h), (s * .2775, .03, z), g['frame'], .006)
        k.box((.02, depth, h), (s * .29, depth / 2 + .05, z), g['frame'], .002)
        k.box((.010, .012, h), (s * .264, -.004, z), g['frame'], .003)
        for i in range((n1 - n0) * 3):
            at = (s * .2325, .0038, (n0 + (i // 3)) * U + (.0064, .0222, .0381)[i % 3])
            if not hole:
                hole = k.box((.0095, .002, .0095), at, g['hole'], .0006, seg=1)
            else:
                k.copy(hole, at)
    for i in range(n0, n1):                                           # unit numbers on the left post
        k.text(str(i - n0 + 1), .007, k.mat('unit number', '#0f1a20', .6), (-.2475, .0040, (i + .5) * U), FRONT, 0)


def blank(g, n, units=1, vented=True):
    z = panel(g, n, units)
    if vented:
        mesh(0, z, .40, units * U - .018, -.0003)


def drive(g, x, z, w, h, y, on=True, latch='latch'):
    """Drive carrier with its lever, latch, grille and two lights; upright if it is higher than wide."""
    k.box((w - .0012, .008, h - .0012), (x, y - .002, z), g['carrier'], .0012, seg=2)
    up = h > w
    if up:
        k.box((w - .006, .004, h * .60), (x, y - .0068, z + h * .10), g['dark'], .0012, seg=2)
        mesh(x, z + h * .10, w - .0075, h * .54, y - .0090, .0034)
        k.box((w - .005, .005, h * .13), (x, y - .0068, z - h * .39), g[latch], .0014, seg=2)
        k.box((w - .005, .0035, .0022), (x, y - .0068, z + h * .455), g['silver'], .0006, seg=1)
        led(g, x - w * .2, y - .0063, z - h * .255, GREEN, True); led(g, x + w * .2, y - .0063, z - h * .255, CYAN, on)
    else:
        k.box((w * .66, .004, h - .008), (x + w * .06, y - .0068, z), g['dark'], .0012, seg=2)
        mesh(x + w * .06, z, w * .62, h - .0105, y - .0090, .0034)
        k.box((w * .10, .005, h - .007), (x + w * .43, y - .0068, z), g[latch], .0014, seg=2)
        led(g, x - w * .40, y - .0063, z + .004, GREEN, True); led(g, x - w * .40, y - .0063, z - .004, CYAN, on)


def server(g, n, label, sub, units=2, latch='latch', busy=.6):
    """Edge server: drive bays across its front, status lights and button on the right, name on the left."""
    z = panel(g, n, units, proud=.006)
    y, h = -.0062, units * U
    if units == 2:
        w = .0172
        for i in range(16):
            drive(g, -.086 + (i - .5) * w, z, w, h - .012, y, random.random() < busy, latch)
        name(label, sub, -.162, y - .0012, z + .022, .072)
        k.box((.082, .003, .034), (-.160, y - .0005, z - .014), g['hole'], .003)
        legend(SVG.format(w=400, h=164, body=f'<rect width="400" height="164" fill="#03161d"/><g fill="#eaffff" font-weight="700"><text x="20" y="62" font-size="48">OK</text><text x="20" y="130" font-size="44" fill="#8fb3be">10.10.20.{10 + n}</text></g>'), .074, .0303, -.160, y - .0023, z - .014, 420, 1.3)
    else:
        for i in range(4):
            drive(g, -.105 + i * .076, z, .074, h - .013, y, random.random() < busy, latch)
        name(label, sub, -.178, y - .0012, z + .001, .060)
    x = .200
    k.cyl(.0062, .004, (x, y - .001, z + .008 * (units - .4)), g['silver'], .001, 'Y', 28)
    k.ring(.0076, .0012, .0016, (x, y - .0012, z + .008 * (units - .4)), k.glow('power ring', CYAN, 1.6), .0003, 'Y', 28)
    for i, c in enumerate((CYAN, GREEN, AMBER)[:units + 1]):
        led(g, x - .004 + i * .005, y - .0012, z - .010 * units + .004, c, i < 2, .0028, .0028)
    if units == 2:
        k.box((.012, .003, .0055), (x, y - .0006, z - .004), g['hole'], .0008)


def port(g, x, z, y, linked=True, s=1.):
    """RJ45 socket with its two lights."""
    k.box((.0155 * s, .004, .0135 * s), (x, y, z), g['silver'], .0006, seg=1)
    k.box((.0118 * s, .004, .0088 * s), (x, y - .0006, z - .001), g['hole'], .0006, seg=1)
    if linked is not None:
        led(g, x - .004, y - .0022, z + .0052 * s, GREEN, linked); led(g, x + .004, y - .0022, z + .0052 * s, AMBER, linked and random.random() < .5)


def plug(g, x, z, y, colour):
    """Patch plug with its boot, standing in a socket; its cable starts at y - 0.042."""
    k.box((.0112, .018, .0082), (x, y - .008, z - .001), g['plug'], .0008, seg=1)
    k.box((.0118, .022, .0092), (x, y - .025, z - .001), g['c_' + colour], .0028, seg=2)
    k.cyl(.0040, .016, (x, y - .038, z - .001), g['c_' + colour], .001, 'Y', 16)


PORTS = [(-.192 + i * .0158 + (i // 6) * .0040) for i in range(24)]


def patch_panel(g, n, label='A'):
    z = panel(g, n, 1)
    for i, x in enumerate(PORTS):
        port(g, x, z - .005, -.001, None)
    numbers = ''.join(f'<text x="{(x + .205) * 2000:.0f}" y="19" font-size="14" font-weight="600" text-anchor="middle" fill="#dfe7ea">{label}{i + 1}</text>' for i, x in enumerate(PORTS))
    legend(SVG.format(w=820, h=26, body=numbers), .41, .013, 0, -.0004, z + .0125, 1200)
    return z - .005


def switch(g, n, label):
    """Managed switch: 24 ports in one row, four fibre slots, name and lights."""
    z = panel(g, n, 1, proud=.004)
    for i, x in enumerate(PORTS):
        port(g, x, z + .003, -.0045, i not in (5, 17))
    k.box((.40, .002, .0018), (-.0, -.0045, z - .0135), g['teal latch'], .0004, seg=1)
    legend(SVG.format(w=900, h=60, body=f'<text x="0" y="46" font-size="46" font-weight="700" fill="#f1f6f8">{label}</text><text x="880" y="46" font-size="40" text-anchor="end" fill="#9fb2bb">24 x 1 G</text>'), .18, .012, -.11, -.0043, z - .0105 + .0175 - .0245, 600)
    return z + .003


def organiser(g, n):
    """Horizontal cable organiser: finger duct with its cover."""
    z = panel(g, n, 1)
    k.box((.42, .052, .004), (0, -.026, z + .017), g['dark'], .001); k.box((.42, .052, .004), (0, -.026, z - .017), g['dark'], .001)
    k.box((.43, .004, .040), (0, -.054, z), g['front'], .003)
    for i in range(20):
        for s in (-1, 1):
            k.box((.011, .050, .0045), (-.199 + i * .021, -.027, z + s * .0185), g['dark'], .001, seg=1)


def waterfall(g, z_top, z_low, y_low, colours):
    """Short patch cables from a panel's ports straight down to a switch's, combed: one even curve with the least play."""
    for i, x in enumerate(PORTS):
        c = colours(i)
        if not c:
            continue
        plug(g, x, z_top, -.001, c); plug(g, x, z_low, y_low, c)
        j = random.uniform(-.0012, .0012)
        out = -.083 + random.uniform(-.002, .002)
        k.cable([(x, -.036, z_top - .001), (x, -.062, z_top - .003), (x + j, out, (z_top + z_low) / 2), (x, y_low - .060, z_low + .001), (x, y_low - .036, z_low - .001)], .0029, g['c_' + c])


def ups(g, n):
    """Two-unit UPS with louvres, lit display and keys."""
    z = panel(g, n, 2, proud=.010)
    y = -.0125
    for s in (-1, 1):
        for i in range(13):
            k.box((.105, .006, .0030), (s * .146, y + .001, z - .034 + i * .0057), g['dark'], .001, (.5, 0, 0), seg=1)
    k.box((.150, .005, .074), (0, y, z), g['hole'], .005)
    body = ('<rect width="460" height="300" fill="#031c25"/><rect width="460" height="60" fill="#0a5566"/><text x="20" y="43" font-size="36" font-weight="700" fill="#eaffff">UPS</text><text x="440" y="43" font-size="34" text-anchor="end" fill="#8ff0b4">ON LINE</text>'
            '<text x="20" y="128" font-size="38" fill="#8cc6d4">Battery</text><text x="440" y="128" font-size="46" font-weight="700" text-anchor="end" fill="#ffffff">98 %</text><rect x="20" y="152" width="420" height="26" rx="13" fill="#0c3946"/><rect x="20" y="152" width="410" height="26" rx="13" fill="#37d2e6"/>'
            '<text x="20" y="250" font-size="38" fill="#8cc6d4">Load 31 %</text><text x="440" y="250" font-size="46" font-weight="700" text-anchor="end" fill="#ffab2e">42 min</text>')
    legend(SVG.format(w=460, h=300, body=body), .092, .060, -.020, y - .0027, z, 600, 1.3)
    for i in range(4):
        k.box((.017, .004, .0105), (.052, y - .003, z + .024 - i * .016), g['carrier'], .003)
    led(g, .0665, y - .003, z + .024, GREEN, True, .003, .003); led(g, .0665, y - .003, z + .008, AMBER, True, .003, .003)
