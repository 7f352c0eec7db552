"""Job: a control cabinet on the test bench at its factory acceptance test, open, with a laptop and a test box (1 unit = 100 mm)."""
import sys, os, math, random
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import kit as k, cabinet as c, switchgear as s, controls as o, process_screen

LEFT, MID, RIGHT, TOP, BOTTOM, DEPTH = -5.2, 2.35, 5.6, 4.4, -4.2, 2.5    # the enclosure; an open bay and a closed door
BENCH = -4.75
UP = (math.pi / 2, 0, 0)


def enclosure(g):
    """Sheet-steel housing of two bays, with its mounting plate, lamp and cable glands."""
    paint, cx, w, h, cz = g['enclosure'], (LEFT + RIGHT) / 2, RIGHT - LEFT, TOP - BOTTOM, (TOP + BOTTOM) / 2
    k.box((w, .06, h), (cx, .25, cz), paint, .02)
    k.box((MID - LEFT - .2, .05, h - .25), ((LEFT + MID) / 2, .03, cz), g['plate'], .01)
    for x in (LEFT, MID, RIGHT):
        k.box((.08, DEPTH + .3, h), (x, -(DEPTH - .3) / 2, cz), paint, .02)
    for z in (TOP, BOTTOM):
        k.box((w + .08, DEPTH + .3, .08), (cx, -(DEPTH - .3) / 2, z), paint, .02)
    for x in (LEFT + .14, MID - .14):                                         # rolled edge and seal around the opening
        k.box((.22, .08, h), (x, -DEPTH + .06, cz), paint, .02)
        k.box((.06, .05, h - .3), (x, -DEPTH, cz), g['rubber'], .015)
    for z in (TOP - .14, BOTTOM + .14):
        k.box((MID - LEFT, .08, .22), ((LEFT + MID) / 2, -DEPTH + .06, z), paint, .02)
        k.box((MID - LEFT - .3, .05, .06), ((LEFT + MID) / 2, -DEPTH, z), g['rubber'], .015)
    for x in (LEFT + .5, RIGHT - .5):
        k.box((.7, DEPTH, BOTTOM - BENCH), (x, -DEPTH / 2, (BOTTOM + BENCH) / 2), g['dark'], .03)
    k.box((4.2, .3, .16), (-1.4, -DEPTH + .5, TOP - .26), g['dark'], .03)
    k.box((3.9, .16, .04), (-1.4, -DEPTH + .5, TOP - .36), k.glow('cabinet lamp', '#eef8ff', 7), .015)


def rows(g):
    """Breakers and contactors above, the controller in the middle, terminals below."""
    x0, x1 = LEFT + .75, MID - .75
    for z in (3.55, 1.27, -1.27, -3.25):
        c.duct(g, x0 + .2, x1 - .2, z)
    for x in (LEFT + .55, MID - .55):
        s.side_duct(g, x, BOTTOM + .3, TOP - .45)
    z, ducts = 2.42, (1.5, 3.3)
    for r in (z, 0, -2.27):
        c.rail(g, x0 + .2, x1 - .2, r)
    for i in range(9):
        s.breaker(g, x0 + .45 + i * .18, z, ducts, f'F{i + 1}', i != 6)
    c.end_clamp(g, x0 + 2.08, 'F', z)
    for i in range(3):
        s.contactor(g, x0 + 2.45 + i * .47, z, ducts, f'K{i + 1}', i == 1)
    for i in range(25):
        s.relay(g, x0 + 4.1 + i * .062, z, ducts, random.random() < .6)
    c.psu(g, x0 + .62)
    c.cpu(g, x0 + 1.45)
    for i, (name, cols, strip) in enumerate((('DI 16', ('navy',), '#f59e0b'), ('DI 16', ('navy',), '#f59e0b'), ('DI 16', ('navy',), '#f59e0b'),
                                             ('DQ 16', ('grey',), '#1fa3b5'), ('DQ 16', ('grey',), '#1fa3b5'), ('DQ 16', ('grey',), '#1fa3b5'), ('DQ 16', ('grey',), '#1fa3b5'), ('AI 8', ('grey',), '#c3cdd1'), ('AI 8', ('navy',), '#c3cdd1'))):
        c.io_module(g, x0 + 2.03 + i * .36, name, cols=cols, accent=strip, on=(.8, .6, .7, .4, .3, .2, .5, 0, 0)[i], feed=True)
    c.end_clamp(g, x0 + 5.18, 'A1')
    c.terminals(g, x0 + .5, 60, z=-2.27, cols=('navy', 'grey', 'navy', 'orange'), duct_z=-.72)
    c.end_clamp(g, x0 + .4, 'X1', -2.27); c.end_clamp(g, x0 + 5.48, 'X2', -2.27)
    for i in range(7):                                                        # field cables up from the glands
        x = x0 + .7 + i * .62
        k.cyl(.13, .2, (x, -.9, BOTTOM + .14), g['toggle'], .03)
        k.cable([(x, -.9, BOTTOM + .1), (x, -.85, BOTTOM + .4), (x + random.uniform(-.08, .08), -.45, -3.45), (x, -.4, -3.1)], .075, g['toggle'])


def open_door(g):
    """Hinged at the left, its inside towards the viewer: stiffeners, drawings in their pocket, earth strap."""
    w, h, cz = MID - LEFT - .1, TOP - BOTTOM - .05, (TOP + BOTTOM) / 2
    hinge = k.empty((LEFT - .06, -DEPTH - .06, 0), (0, 0, -math.radians(112)))
    k.box((w, .06, h), (w / 2, -.05, cz), g['enclosure'], .02, parent=hinge)
    for x in (.12, w - .12):
        k.box((.10, .16, h - .1), (x, .05, cz), g['enclosure'], .02, parent=hinge)
    for z in (TOP - .15, BOTTOM + .15):
        k.box((w - .1, .16, .10), (w / 2, .05, z), g['enclosure'], .02, parent=hinge)
    k.box((3.4, .26, 2.6), (w * .5, .12, -1.6), g['dark'], .04, parent=hinge)
    k.box((2.9, .08, 2.9), (w * .5, .10, -1.0), k.mat('drawings', '#98a3a7', .7), .01, parent=hinge)


def closed_door(g):
    """Operator devices on the right-hand door."""
    cx, w, h, cz = (MID + RIGHT) / 2, RIGHT - MID - .06, TOP - BOTTOM - .05, (TOP + BOTTOM) / 2
    k.box((w, .12, h), (cx, -DEPTH - .06, cz), g['enclosure'], .05)
    face = k.empty((cx, -DEPTH - .12, 0))
    o.touch_panel(g, process_screen.markup(speed='396 /min'), 2.08, 1.3, (0, 2.55), face, margin=.16)
    for x, (label, colour, on) in zip((-.85, 0, .85), (('POWER', 'white', True), ('RUN', 'green', True), ('FAULT', 'amber', False))):
        o.lamp(g, (x, .80), colour, face, label, on)
    o.selector(g, (-.85, -.1), face, 'MODE', .7, ends=('', ''))
    o.button(g, (0, -.1), 'green', face, 'START', on=True)
    o.button(g, (.85, -.1), 'red', face, 'STOP')
    o.emergency_stop(g, (0, -1.3), face, .95)
    for z in (3.6, -3.4):                                                     # quarter-turn locks
        k.cyl(.12, .05, (cx - w / 2 + .28, -DEPTH - .14, z), g['chrome'], .012, 'Y')
        k.box((.14, .02, .03), (cx - w / 2 + .28, -DEPTH - .17, z), g['toggle'], .004)


FAT = (('DI 0.0', 'LEVEL T1', 1), ('DI 0.1', 'LEVEL T2', 1), ('DI 0.2', 'DOOR CLOSED', 1), ('DI 0.3', 'AIR OK', 1), ('DQ 0.0', 'PUMP P1', 2), ('DQ 0.1', 'VALVE V1', 0))


def test_sheet():
    """Laptop screen: the acceptance test's list of inputs and outputs."""
    body = '<rect width="1200" height="750" fill="#0c2733"/><rect width="1200" height="110" fill="#12485a"/><text x="44" y="76" font-size="58" font-weight="800" fill="#f2fbfd">I/O TEST</text><text x="1156" y="76" font-size="52" font-weight="700" text-anchor="end" fill="#ffb02e">4 / 6</text>'
    for i, (address, name, state) in enumerate(FAT):
        y = 134 + i * 100
        body += (f'<rect x="30" y="{y}" width="1140" height="86" rx="8" fill="{("#123441", "#123441", "#5b3d08")[state]}"/><text x="60" y="{y + 60}" font-size="48" font-weight="700" fill="#9fc7d2">{address}</text>'
                 f'<text x="330" y="{y + 60}" font-size="48" font-weight="600" fill="#f0f7f9">{name}</text><text x="1140" y="{y + 60}" font-size="48" font-weight="800" text-anchor="end" fill="{("#67838d", "#46d58b", "#ffb02e")[state]}">{("OPEN", "OK", "TEST")[state]}</text>')
    return c.SVG.format(w=1200, h=750, body=body)


def laptop(g, loc, turn):
    e = k.empty(loc, (0, 0, turn))
    w, d = 3.4, 2.3
    k.box((w, d, .12), (0, 0, .07), g['laptop'], .05, parent=e)
    key = k.box((.17, .15, .02), (0, 0, .135), g['toggle'], .02, parent=e)
    key.hide_render = True
    for i in range(14):
        for j in range(5):
            k.copy(key, (-1.43 + i * .22, .82 - j * .2, .135), parent=e).hide_render = False
    k.box((1.05, .62, .01), (0, -.72, .132), g['dark'], .01, parent=e)
    lid = k.empty((0, d / 2 - .03, .13), (math.radians(-12), 0, 0), e)
    k.box((w, .08, 2.25), (0, .02, 1.125), g['laptop'], .035, parent=lid)
    k.box((w - .1, .01, 2.12), (0, -.022, 1.13), g['glass'], .004, parent=lid)
    k.decal(test_sheet(), 3.14, 1.9625, (0, -.0285, 1.16), UP, emit=1.1, px=1400, parent=lid)
    return e


def test_box(g, loc, turn):
    """Simulator: a sloped box with a toggle switch and a lamp for each input."""
    e = k.empty(loc, (0, 0, turn))
    k.box((2.5, 1.3, .6), (0, 0, .3), g['dark'], .06, parent=e)
    lid = k.empty((0, -.06, .60), (math.radians(14), 0, 0), e)
    k.box((2.4, 1.3, .08), (0, 0, .06), g['enclosure'], .03, parent=lid)
    for i in range(8):
        x = -.98 + i * .28
        on = i in (0, 1, 2, 3, 5)
        k.cyl(.055, .05, (x, .3, .12), k.glow('led' + c.GREEN, c.GREEN, 5) if on else g['toggle'], .015, parent=lid)
        k.cyl(.075, .03, (x, -.08, .11), g['chrome'], .008, parent=lid)
        t = k.cyl(.026, .26, (x, -.08 + (.05 if on else -.05), .22), g['chrome'], .01, r2=.042, parent=lid)
        t.rotation_euler = (-.42 if on else .42, 0, 0)
        k.text(str(i), .12, g['ink'], (x, -.34, .102), (0, 0, 0), .0005, parent=lid)
    k.decal(c.SVG.format(w=1000, h=110, body='<text x="500" y="84" font-size="84" font-weight="700" text-anchor="middle" fill="#e3eaec">INPUT SIMULATOR</text>'), 1.75, .1925, (0, -.6525, .22), UP, px=512, parent=e)
    return e


def bench(g):
    k.box((30, 11, .25), (-1, -3.5, BENCH - .125), g['mat'], .04)
    k.box((30, .10, .5), (-1, -9.02, BENCH - .2), g['rail'], .03)
    test_box(g, (-.6, -4.5, BENCH), math.radians(9))
    laptop(g, (4.2, -4.75, BENCH), math.radians(10))
    for i, col in enumerate(('navy', 'grey', 'orange', 'teal')):              # test leads into the terminals
        k.cable([(-1.1 + i * .14, -3.95, BENCH + .3), (-1.2 + i * .14, -3.2, BENCH + .12), (-1.5 + i * .18, -2.7, BENCH + .5), (-1.7 + i * .2, -1.9, -3.5), (-1.75 + i * .2, -1.0, -2.9), (-1.75 + i * .246, -.56, -2.44)], .035, g['w_' + col])
    k.cable([(2.8, -4.5, BENCH + .07), (1.7, -4.1, BENCH + .05), (.6, -3.0, BENCH + .06), (-.6, -2.4, BENCH + .7), (-2.2, -1.7, -2.2), (-2.7, -1.5, -.9), (-2.78, -1.12, -.36)], .033, g['w_teal'])


def workshop(g):
    k.box((160, .5, 60), (0, 42, 20), k.mat('wall', '#10242e', .8), 0)
    k.box((160, 90, .2), (0, 20, -14), k.mat('floor', '#16262f', .35, smudge=.15, smudge_scale=.05), 0)
    for i in range(6):                                                        # finished cabinets behind
        k.box((7.4, 5, 19), (-34 + i * 8, 22, -4.5), g['enclosure'], .1)
        k.box((.3, .3, 1.6), (-31.2 + i * 8, 19.4, -3), g['toggle'], .05)


def lights():
    k.area((-1.4, -2.0, 4.1), (-1.4, -.2, 0), 3.6, 1700, '#eef8ff', size_y=.4)       # cabinet lamp
    k.area((1.5, -9, 2), (-1.4, 0, -1.2), 1.6, 150, '#eef8ff', spread=55)           # accent on the controller and the terminals
    k.area((6, -13, 11), (0, -1, 0), 6, 3600, '#f3f9ff')                           # key
    k.area((-9, -8, 7), (-2, -1, 0), 3, 260, '#a9e2f5', size_y=8)                  # cool rake
    k.area((14, 3, 5), (4, -3, -1), 4, 3200, '#ffc27a', size_y=7)                   # warm kicker
    k.area((-12, 8, 9), (-4, -1, 3), 4, 1500, '#bfe6ff')                            # cool rim
    k.area((-10, 12, 18), (-14, 22, -2), 8, 1300, '#5fc3dc')                        # hall behind
    k.world('#061117', '#163a48', .6, .4)


k.start(4)
parts = s.M(c.M()) | o.M()
parts['enclosure'] = k.mat('enclosure paint', '#6b777e', .40, coat=.2, smudge=.1, smudge_scale=.8, bump=.1, bump_scale=40)
parts['plate'] = k.mat('zinc plate', '#8d989d', .46, metal=.55, smudge=.12, smudge_scale=1)
parts['duct'] = k.mat('pale duct', '#75828a', .5, smudge=.08, smudge_scale=1)
parts['dark'] = k.mat('dark paint', '#20292e', .4, smudge=.1, smudge_scale=2)
parts['laptop'] = k.mat('laptop', '#4b555b', .34, metal=.8, smudge=.08, smudge_scale=2)
parts['mat'] = k.mat('bench mat', '#1f3c48', .55, smudge=.12, smudge_scale=1)
enclosure(parts); rows(parts); open_door(parts); closed_door(parts); bench(parts); workshop(parts)
lights()
k.shot(job=dict(loc=(6.4, -21, 3.2), target=(.6, -1.6, -1.52), lens=75.8, focus=(1, -2.2, 0), fstop=.8, shift=(.010, .035), aspect=16 / 9))
k.render(dict(fog='#123642', fog_max=.6, bloom=.12, ev=.35, vignette=.38, neutral=.7, warm=.05, gamma=1.2), mist=(22, 60))
