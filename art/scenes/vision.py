"""Card: inspection station on a bottling line. A camera with a ring light looks at a bottle; the monitor shows what it sees."""
import sys, os, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import kit as k, parts as p, optics as o

Z = .90                                                              # top of the conveyor
CAM = (.098, .262, 1.065)                                            # middle of the camera's front face


def screen():
    """The monitor's picture: the bottle in grey as the camera sees it, measured in green."""
    px = lambda z: 580 - z * 2000                                    # height over the belt (m) -> y
    cx = 235
    right = [(.026, 0), (.0305, .004), (.0305, .135), (.029, .150), (.0145, .185), (.013, .200), (.0125, .234)]
    side = lambda s: ' '.join(f'{cx + s * r * 2000:.1f},{px(z):.1f}' for r, z in (right if s > 0 else reversed(right)))
    fill = px(p.FILL)
    corner = lambda x, y, w, h, c: ''.join(
        f'<path d="M{a} {b + 26 * t}V{b}H{a + 26 * s}" fill="none" stroke="{c}" stroke-width="5"/>' for a, b, s, t in
        ((x, y, 1, 1), (x + w, y, -1, 1), (x, y + h, 1, -1), (x + w, y + h, -1, -1)))
    label = p.LABEL[p.LABEL.index('>') + 1:].rsplit('</svg>', 1)[0]
    rows = ''.join(f'''<rect x="496" y="{252 + i * 78}" width="440" height="66" rx="8" fill="#0c2530"/><path d="M516 {285 + i * 78}l11 12 20-24" fill="none" stroke="#39e58c" stroke-width="7"/>
<text x="566" y="{297 + i * 78}" font-size="34" fill="#cfe3ea">{n}</text><text x="918" y="{297 + i * 78}" font-size="34" font-weight="600" text-anchor="end" fill="#ffffff">{v}</text>'''
                   for i, (n, v) in enumerate((('Fill level', '330 ml'), ('Cap', '0.4°'), ('Label', '0.2 mm'), ('Code', 'read'))))
    return o.SVG.format(w=960, h=600, body=f'''<defs><linearGradient id="gl"><stop offset="0" stop-color="#0d1417"/><stop offset=".13" stop-color="#4a575c"/><stop offset=".3" stop-color="#1c262a"/>
<stop offset=".72" stop-color="#263237"/><stop offset=".86" stop-color="#c3ced2"/><stop offset="1" stop-color="#131b1e"/></linearGradient>
<linearGradient id="lb"><stop offset="0" stop-color="#000" stop-opacity=".6"/><stop offset=".25" stop-color="#000" stop-opacity="0"/><stop offset=".8" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".6"/></linearGradient>
<linearGradient id="cp"><stop offset="0" stop-color="#4b565a"/><stop offset=".3" stop-color="#d6dfe2"/><stop offset=".6" stop-color="#8d999e"/><stop offset="1" stop-color="#3c4549"/></linearGradient>
<radialGradient id="bg" cx=".5" cy=".45" r=".7"><stop offset="0" stop-color="#7b8b91"/><stop offset="1" stop-color="#26343a"/></radialGradient>
<filter id="grey"><feColorMatrix type="saturate" values="0"/></filter><clipPath id="im"><rect x="0" y="64" width="472" height="536"/></clipPath></defs>
<rect width="960" height="600" fill="#071920"/><g clip-path="url(#im)"><rect y="64" width="472" height="536" fill="url(#bg)"/><rect y="{px(0)}" width="472" height="40" fill="#39464b"/><path d="M0 {px(0)}H472" stroke="#6c7b80" stroke-width="3"/>
<polygon points="{side(-1)} {side(1)[::1]}" fill="url(#gl)" stroke="#0a0f11" stroke-width="3" stroke-linejoin="round"/>
<rect x="{cx - 24}" y="{px(.236)}" width="48" height="{fill - px(.236)}" fill="#dfe8eb" opacity=".34"/>
<g filter="url(#grey)"><svg x="{cx - 61}" y="{px(.118)}" width="122" height="140" viewBox="114 0 400 420" preserveAspectRatio="xMidYMid slice">{label}</svg></g><rect x="{cx - 61}" y="{px(.118)}" width="122" height="140" fill="url(#lb)"/>
<path d="M{cx - 31} {px(.234)}V{px(.241)}Q{cx - 31} {px(.247)} {cx - 24} {px(.247)}H{cx + 24}Q{cx + 31} {px(.247)} {cx + 31} {px(.241)}V{px(.234)}Z" fill="url(#cp)"/>
<path d="M{cx + 40} {px(.125)}V{px(.012)}" stroke="#fff" stroke-width="5" opacity=".35"/></g>
{corner(cx - 50, px(.252), 100, 46, '#39e58c')}{corner(cx - 76, px(.123), 152, 160, '#39e58c')}
<path d="M{cx - 120} {fill}H{cx + 120}" stroke="#ffb02e" stroke-width="6"/><path d="M{cx - 96} {fill - 20}H{cx + 96}M{cx - 96} {fill + 20}H{cx + 96}" stroke="#ffb02e" stroke-width="3" stroke-dasharray="10 8"/>
<path d="M{cx - 150} {px(.247)}V{px(0)}M{cx - 162} {px(.247)}h24M{cx - 162} {px(0)}h24M{cx - 158} {fill}h16" stroke="#7fd6e6" stroke-width="3"/>
<text x="{cx + 62}" y="{px(.252) + 34}" font-size="30" font-weight="600" fill="#39e58c">CAP</text><text x="{cx + 128}" y="{fill + 11}" font-size="30" font-weight="600" fill="#ffb02e">FILL</text><text x="{cx + 88}" y="{px(.123) + 90}" font-size="30" font-weight="600" fill="#39e58c">LABEL</text>
<rect width="960" height="64" fill="#0b4250"/><text x="24" y="45" font-size="34" font-weight="700" fill="#ffffff">LINE 2</text><text x="146" y="45" font-size="34" fill="#a9dbe6">Inspection</text><text x="936" y="45" font-size="34" font-weight="600" text-anchor="end" fill="#ffffff">0.4 % out</text>
<rect x="496" y="88" width="440" height="144" rx="10" fill="#16a35f"/><path d="M530 160l28 30 50-60" fill="none" stroke="#fff" stroke-width="16"/><text x="636" y="196" font-size="102" font-weight="800" fill="#ffffff">PASS</text>
{rows}''')


def bare_section(g, x0, x1):
    """The conveyor between its guide rails' ends, where the camera looks: slats and frame, no rails."""
    pitch, w, cx = .0508, .20, (x0 + x1) / 2
    n = round((x1 - x0) / pitch)
    slat = None
    for i in range(n):
        at = (x0 + (i + .5) * pitch, 0, Z - .003)
        slat = k.copy(slat, at) if slat else k.box((pitch - .0022, w - .03, .006), at, g['belt'], .0018)
    for s in (-1, 1):
        k.box((x1 - x0 - .002, .006, .11), (cx, s * w / 2, Z - .052), g['steel'], .002)
        k.box((x1 - x0, .016, .010), (cx, s * (w / 2 - .008), Z), g['graph'], .003)
        for x in (x0 + .02, x1 - .02):
            k.bolt(.005, (x, s * (w / 2 + .003), Z - .03), (-s * math.pi / 2, 0, 0), g['bolt'])
            k.bolt(.005, (x, s * (w / 2 + .003), Z - .08), (-s * math.pi / 2, 0, 0), g['bolt'])


def enclosure(g, og):
    """Dark back wall of folded sheet in a profile frame, so the camera sees no stray light."""
    sheet = k.mat('dark sheet', '#0d1519', .5, metal=.3, smudge=.12, smudge_scale=3)
    for i in range(4):
        x = -.62 + i * .42
        k.box((.415, .012, 1.2), (x + .19, .63, 1.3), sheet, .004)
        for z in (.98, 1.22, 1.46):
            k.bolt(.005, (x + .006, .623, z), (math.pi / 2, 0, 0), g['bolt'])
    o.profile(og, (-.64, .60, .5), (-.64, .60, 1.9))
    o.profile(og, (.52, .36, .5), (.52, .36, 1.9))
    o.profile(og, (.0, .36, CAM[2] - .118), (.50, .36, CAM[2] - .118))
    o.corner(og, (.50, .36, CAM[2] - .098), (0, 0, math.pi))


def hall(g):
    k.box((40, 40, .1), (-6, 6, -.05), k.mat('floor', '#1a2b34', .3, smudge=.16, smudge_scale=.8), 0)
    k.box((.2, 40, 12), (-11, 6, 6), k.mat('wall', '#10242e', .8), 0)
    for i in range(4):
        p.tank(g, (-5.2 - .3 * (i % 2), -.5 + i * 1.5, .1), s=.60)
    for y, w in ((0, 40), (3, 60)):
        k.area((-4.2, y, 3.6), (-5.4, y, 1.2), 1.6, w, '#bfe8f7', spread=80)


def main():
    k.start(8)
    g, og = p.M(), o.M()
    pitch = .0508
    x0, x1 = -3 * pitch, 14 * pitch
    round_steel = k.mat('round steel', '#c2c8cc', .22, metal=1, smudge=.06, smudge_scale=9)   # no brushed grain along rods of metres
    p.conveyor(dict(g, steel=round_steel), x0 - 60 * pitch, x0, 0, Z)
    bare_section(g, x0, x1)
    b = p.bottle_mesh(g)
    p.row(b, [-.20 - i * .118 for i in range(22)], 0, Z, jitter=.003)
    for part in b: part.location = (0, 0, Z)
    to_bottle = k.Vector((0, 0, CAM[2])) - k.Vector(CAM)
    yaw = math.atan2(to_bottle.y, to_bottle.x)
    for part in b: part.rotation_euler = (0, 0, .75)                   # the label's front towards us
    cam = o.camera(og, CAM, yaw, s=1.3)
    o.mount(og, cam, .075)
    o.monitor(og, (-.41, .20, 1.250), .62, screen(), w=.325)
    enclosure(g, og)
    o.hub(og, (-.285, .617, 1.275))
    hall(g)
    ring = k.Vector(CAM) + to_bottle.normalized() * .11
    k.area(ring, (0, 0, 1.02), .12, 3.4, '#e4f6ff')                           # what the ring light throws
    k.area((-.9, -1.5, 2.4), (.1, .1, 1.05), 1.1, 130, '#eef7ff')             # key
    k.area((1.5, .38, 1.35), (.1, .2, 1.05), .6, 42, '#ffd09a', size_y=1.)    # warm kicker
    k.area((-1.2, .75, 1.9), (.1, .2, 1.05), .4, 60, '#bfe6ff', size_y=1.2)   # cool rim
    k.area((-.25, .50, 1.02), (0, 0, 1.02), .25, 1.2, '#ffc98a')               # back-light through the bottle
    k.area((.2, .3, 2.3), (.2, .62, 1.1), .8, 16, '#3fb4c9', size_y=.3)           # teal wash on the wall
    k.area((-1.3, -.42, 1.32), CAM, .34, 7, '#bfe6ff', size_y=.6)               # glint in the lens, edges of the bottles
    k.area((.6, -1.7, .45), (0, -.1, .85), 1.6, 12, '#bfe0f0', size_y=.4)       # low fill on the conveyor's side
    k.world('#061117', '#163a48', .6, .4)
    k.shot(card=dict(loc=(.93, -1.17, 1.27), target=(-.005, .02, 1.109), lens=68, focus=(-.02, .06, 1.05), fstop=8., aspect=1.6))
    k.render(dict(fog='#1d4a5a', fog_max=.6, fog_pow=.9, bloom=.12, ev=.3, far_mask=.12), mist=(2.4, 9))


main()
