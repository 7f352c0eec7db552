"""Wireless condition monitoring: battery sensors, an industrial gateway with antennas on a post. Metres."""
import math
import kit as k, parts as p
from pump import SVG, hexbolt, turn

CYAN, AMBER = '#3fd8ee', '#ffab2e'
LABEL = SVG.format(w=1320, h=360, body='<rect width="1320" height="360" fill="#c3ccd0"/>' + ''.join(
    f'<g transform="translate({x},0)"><text x="200" y="96" font-size="64" font-weight="700" text-anchor="middle" fill="#0c1f29">VIB+TEMP</text><text x="200" y="166" font-size="58" font-weight="600" text-anchor="middle" fill="#25424f">S-014</text>'
    '<polyline points="40,262 80,262 102,214 132,316 162,190 194,330 222,236 246,262 360,262" fill="none" stroke="#0a7188" stroke-width="15" stroke-linejoin="round"/></g>' for x in (0, 660)))


def M(g):
    """Adds the wireless parts' materials to a part library's."""
    g['shell'] = k.mat('sensor shell', '#b4bfc4', rough=.38, coat=.15, smudge=.05, smudge_scale=30, bump=.06, bump_scale=500)
    g['cap'] = k.mat('sensor cap', '#1c2930', rough=.4, coat=.2, smudge=.06, bump=.06, bump_scale=500)
    g['gateway'] = k.mat('gateway body', '#83929a', rough=.38, coat=.2, smudge=.08, smudge_scale=9, bump=.08, bump_scale=240)
    g['radome'] = k.mat('antenna', '#12181b', rough=.42, coat=.1, bump=.05, bump_scale=400)
    g['galv'] = k.mat('galvanised', '#8b969c', .42, metal=.9, smudge=.14, smudge_scale=10)
    for name, colour in dict(teal='#12808c', orange='#ee8410', black='#111518').items():
        g['w_' + name] = k.mat('sheath ' + name, colour, .4, coat=.15)
    g['gold'] = k.mat('gold contact', '#d9b25a', rough=.25, metal=1)
    return g


def vibration_sensor(g, loc, rot=(0, 0, 0), parent=None, s=1., spin=0., colour=CYAN):
    """Battery sensor, stud-mounted: steel hexagon, light shell with its label, status ring, cap and stub antenna (0.15 m tall)."""
    e = k.empty(loc, rot, parent); e.scale = (s, s, s)
    k.lathe([(0, 0), (.0205, 0), (.0205, .013), (.018, .015), (0, .015)], g['steelz'], (0, 0, 0), (0, 0, .3), .001, 6, e)
    k.lathe([(0, .013), (.019, .013), (.0225, .018), (.0225, .066), (0, .066)], g['shell'], bevel=.002, seg=72, parent=e)
    w = p.label_wrap(.02262, .024, .0605, LABEL); w.parent = e; w.rotation_euler = (0, 0, spin)
    k.lathe([(0, .066), (.0218, .066), (.0218, .0735), (0, .0735)], k.glow('status ring ' + colour, colour, 3.2), bevel=.001, seg=72, parent=e)
    k.lathe([(0, .0715), (.0226, .0715), (.0226, .084), (.0185, .0955), (.010, .099), (0, .099)], g['cap'], bevel=.003, seg=72, parent=e)
    k.lathe([(0, .098), (.0066, .098), (.0066, .105), (.0052, .108), (.0044, .148), (.0030, .152), (0, .1525)], g['radome'], bevel=.001, seg=28, parent=e)
    return e


def clamp_sensor(g, loc, r, parent=None):
    """Temperature sensor strapped on top of a pipe of radius r that runs along X through loc."""
    e = k.empty(loc, parent=parent)
    k.ring(r + .0025, .004, .022, (0, 0, 0), g['steelz'], .0008, 'X', parent=e)
    k.box((.05, .05, .018), (0, 0, r + .006), g['cap'], .005, parent=e)
    k.box((.02, .018, .012), (0, -r - .006, .012), g['steel'], .002, parent=e)
    vibration_sensor(g, (0, 0, r + .013), parent=e, spin=-1.2)
    return e


FRONT = SVG.format(w=900, h=720, body='<text x="52" y="104" font-size="76" font-weight="700" fill="#f1f6f8">GW 1</text><text x="848" y="100" font-size="50" font-weight="600" text-anchor="end" fill="#a9bac2">10 ... 30 V DC</text><path d="M52 138H848" stroke="#4b626d" stroke-width="5"/>'
    + ''.join(f'<text x="150" y="{246 + i * 106}" font-size="60" font-weight="600" fill="#c4d2d8">{n}</text>' for i, n in enumerate(('PWR', 'RADIO', 'LAN', 'WAN')))
    + '<g fill="none" stroke="#3fd8ee" stroke-width="22" stroke-linecap="round"><path d="M600 420a84 84 0 0 1 168 0M548 420a136 136 0 0 1 272 0"/><path d="M684 430V600"/></g><circle cx="684" cy="424" r="29" fill="#ffab2e"/>')


def antenna(g, loc, length=.19, tilt=(0, 0), parent=None):
    """Screwed whip antenna: knurled foot, hinge and tapering rod. Returns the frame at its foot."""
    e = k.empty(loc, (tilt[0], tilt[1], 0), parent)
    k.lathe([(0, 0), (.0085, 0), (.0085, .010), (0, .010)], g['gold'], bevel=.0006, seg=6, parent=e)
    k.lathe([(0, .010), (.0095, .010), (.0095, .026), (.0078, .030), (0, .030)], g['radome'], bevel=.001, seg=28, parent=e)
    k.lathe([(0, .03), (.0078, .03), (.0095, .045), (.0085, length - .01), (.006, length), (0, length)], g['radome'], bevel=.002, seg=28, parent=e)
    k.ring(.0098, .001, .004, (0, 0, .043), k.mat('antenna ring', '#f59e0b', .4), 0, parent=e)
    return e


def gateway(g, loc, yaw=0., parent=None, floor=0.):
    """Die-cast outdoor gateway with three antennas on a post; loc is the middle of its front."""
    e = k.empty(loc, (0, 0, yaw), parent)
    w, d, h = .215, .07, .172
    G = g['gateway']
    k.box((w, d - .016, h), (0, d / 2 + .008, 0), G, .014, seg=4, parent=e)
    k.box((w - .008, .004, h - .008), (0, .0165, 0), g['gasket'], .001, parent=e)
    k.box((w, .016, h), (0, .008, 0), G, .012, seg=4, parent=e)
    k.box((w - .034, .003, h - .034), (0, -.0004, 0), k.mat('gateway face', '#0f1d25', .36, bump=.05, bump_scale=400), .004, parent=e)
    k.decal(FRONT, w - .042, (w - .042) * .8, (0, -.0022, 0), (math.pi / 2, 0, 0), parent=e, px=900)
    k.box((w - .034, .0036, .006), (0, -.001, -h / 2 + .021), k.mat('amber strip', '#f59e0b', .4), .001, parent=e)
    for sx in (-1, 1):
        for sz in (-1, 1):
            k.bolt(.0052, (sx * (w / 2 - .0105), -.001, sz * (h / 2 - .0105)), (math.pi / 2, 0, 0), g['bolt'], e)
        for i in range(6):                                            # cooling ribs on the flanks
            k.box((.010, .0045, h - .05), (sx * (w / 2 + .003), .026 + i * .0075, 0), G, .002, parent=e)
        k.box((.022, .006, .05), (sx * (w / 2 + .010), d, 0), g['steel'], .002, parent=e)
        k.bolt(.005, (sx * (w / 2 + .012), d - .003, 0), (math.pi / 2, 0, 0), g['bolt'], e)
    u = (w - .042) / 900
    for i, c in enumerate(('#2fe37a', CYAN, '#2fe37a', AMBER)):
        k.cyl(.0046, .004, ((84 - 450) * u, -.0028, (360 - 226 - i * 106) * u), k.glow('gw led ' + c, c, 7), .001, 'Y', 20, e)
    for i, (x, c) in enumerate(((-.07, 'teal'), (-.025, 'orange'), (.03, None), (.075, 'black'))):     # M12 sockets, glands and cables
        k.cyl(.0115, .012, (x, .036, -h / 2 - .005), g['flange'], .001, seg=6, parent=e)
        if c is None:
            k.cyl(.009, .014, (x, .036, -h / 2 - .014), g['cap'], .002, parent=e); continue
        k.cyl(.0095, .034, (x, .036, -h / 2 - .026), g['flange'] if c != 'black' else g['cap'], .002, seg=24, parent=e)
        k.cyl(.0075, .022, (x, .036, -h / 2 - .05), g['w_' + c], .003, r2=.0085, seg=24, parent=e)
        px = (-.012, 0, .012)[min(i, 2)]
        k.cable([(x, .036, -h / 2 - .055), (x, .036, -h / 2 - .09), (x * .6 + px * .4, .05, -h / 2 - .15), (px, .066, -h / 2 - .21), (px, .07, -h / 2 - .32), (px, .07, floor - loc[2] + .02)], .0046, g['w_' + c], e, 14)
    for z in (-.30, -.42):
        k.box((.05, .012, .014), (0, .074, z), g['cap'], .003, parent=e)
    # post, saddle clamps, foot
    top = h / 2 + .03
    H = loc[2] - floor + top
    k.box((.05, .05, H), (0, .115, top - H / 2), g['galv'], .006, parent=e)
    k.box((.054, .054, .008), (0, .115, top + .003), g['cap'], .003, parent=e)
    for z in (-.05, .05):
        k.box((.13, .006, .034), (0, d + .009, z), g['steel'], .002, parent=e)
        k.box((.11, .006, .034), (0, .144, z), g['steel'], .002, parent=e)
        for s in (-1, 1):
            k.cyl(.0035, .095, (s * .042, .11, z), g['zinc'], 0, 'Y', 12, e)
            hexbolt(g, .0062, (s * .042, d + .006, z), turn('-Y'), e, stud=True)
    k.box((.15, .15, .012), (0, .115, floor - loc[2] + .006), g['galv'], .003, parent=e)
    for sx in (-1, 1):
        for sy in (-1, 1):
            hexbolt(g, .009, (sx * .055, .115 + sy * .055, floor - loc[2] + .012), parent=e, stud=True)
    for x, L, tilt in ((-.075, .185, (0, -.10)), (0, .155, (0, 0)), (.075, .185, (0, .10))):
        antenna(g, (x, .04, h / 2 - .001), L, tilt, e)
