"""Network and commissioning gear for a control cabinet (1 unit = 100 mm, as cabinet.py): managed switch, patch leads, multimeter."""
import math
import kit as k, cabinet as c

UP = (math.pi / 2, 0, 0)                                             # rotation of a decal that faces -Y
SVG = c.SVG


def patch(g, x, z, y, col, path, r=.033):
    """RJ45 plug with its strain relief, pushed into a port at x, z on the plane y; its lead follows path."""
    m = g['w_' + col]
    k.box((.118, .20, .095), (x, y - .08, z - .004), g['plug'], .008)
    k.box((.125, .14, .105), (x, y - .20, z - .004), m, .02)
    for i in range(4):
        k.box((.132 - i * .008, .012, .11 - i * .006), (x, y - .17 - i * .03, z - .004), m, .004)
    k.cable([(x, y - .24, z - .004), (x, y - .36, z - .012)] + path, r, m, res=14)


def managed_switch(g, x, w=.86, h=1.42, used={}):
    """Eight copper ports in two columns, two optical ones above, ribs on its sides. used: {port: (colour, path)}."""
    yf = c.YF - .12
    body = k.mat('switch casting', '#2d3940', .38, metal=.5, bump=.2, bump_scale=110, smudge=.08, smudge_scale=4)
    k.box((w - .06, -yf - .1, h), (x, (yf - .1) / 2, 0), body, .02)
    for i in range(11):                                               # cooling ribs
        for q in (-1, 1):
            k.box((.04, .04, h * .92), (x + q * (w / 2 - .03), yf + .10 + i * .068, 0), body, .012)
    k.box((w - .02, .07, h + .01), (x, yf - .02, 0), g['front'], .022)
    f = yf - .056
    k.box((w - .05, .02, .035), (x, f, h * .468), k.mat('accent#1fa3b5', '#1fa3b5', .4), .006)
    k.decal(SVG.format(w=640, h=120, body='<text x="4" y="74" font-size="64" font-weight="700" fill="#f4f7f8">8 x RJ45</text><text x="632" y="46" font-size="36" text-anchor="end" fill="#a9bac2">2 x SFP</text><text x="632" y="92" font-size="36" text-anchor="end" fill="#a9bac2">24 V DC</text>'),
            w - .12, (w - .12) * .1875, (x, f, h * .395), UP, px=1000)
    for i, (n, col) in enumerate((('PWR 1', c.GREEN), ('PWR 2', c.GREEN), ('RING', c.GREEN), ('FAULT', None))):
        z = h * .30 - i * .068
        c.led(x - w * .40, z, col or c.REDC, f, .024, col is not None)
        k.text(n, .044, k.mat('print', '#e7edf0', .5), (x - w * .345, f - .0005, z), UP, .0005, 'LEFT')
    for i in range(2):                                                # optical ports, one with its orange duplex lead's dust cap
        px = x + .06 + i * .22
        k.box((.17, .06, .12), (px, f - .01, h * .232), g['steel'], .008)
        k.box((.14, .05, .085), (px, f - .02, h * .232), g['hole'] if i else g['amber'], .008)
        c.led(px, h * .232 + .085, c.GREEN, f, .016, not i)
    for p in range(8):
        px, pz = x + (-.16 if p % 2 == 0 else .16), h * .085 - (p // 2) * .225
        c.rj45(g, px, pz, f + .02, None)
        k.text(f'P{p + 1}', .05, k.mat('print', '#e7edf0', .5), (px + (-.15 if p % 2 == 0 else .15), f - .0005, pz), UP, .0005)
        if p + 1 in used:
            col, path = used[p + 1]
            patch(g, px, pz, f + .02, col, path)
    k.decal(SVG.format(w=480, h=84, body='<rect width="480" height="84" rx="6" fill="#bfc8cc"/><g fill="#10171b" font-size="25"><text x="14" y="36" font-weight="700">P 24 V DC  0.6 A</text><text x="14" y="70">IP30  -40 ... 70 °C</text></g>'
                      + ''.join(f'<rect x="{310 + i * 9}" y="14" width="{(2, 5, 3, 2, 4)[i % 5]}" height="56" fill="#10171b"/>' for i in range(17))), .40, .07, (x, f - .0006, -h * .462), UP, px=600)   # rating plate
    k.box((.34, .14, .1), (x, yf + .3, h / 2 + .04), g['amber'], .015)                          # supply plug on top
    for i, col in enumerate(('red', 'navy', 'red', 'navy')):
        fx = x + (i - 1.5) * .08
        k.cable([(fx, yf + .3, h / 2 + .05), (fx, yf + .28, h / 2 + .2), (fx + .03, yf + .42, h / 2 + .4), (fx + .05, -.34, 1.3), (fx + .1, -.3, 1.6)], .016, g['w_' + col], res=8)
    return f


def multimeter(g, x, y, z, reading='24.06', turn=0.):
    """Hand-held meter, its lower edge at z. Returns where the leads leave its two plugs (black, red), in world terms."""
    e = k.empty((x, y, z), (0, 0, turn))
    holster = k.mat('holster', '#d9820d', .5, bump=.2, bump_scale=90, smudge=.08, smudge_scale=5)
    face = k.mat('meter face', '#161c20', .4, bump=.15, bump_scale=120, smudge=.08)
    k.box((.92, .42, 1.86), (0, 0, .93), holster, .12, parent=e, seg=5)
    k.box((.74, .10, 1.66), (0, -.19, .93), face, .045, parent=e, seg=4)
    k.box((.62, .03, .42), (0, -.238, 1.47), g['clear'], .03, parent=e)
    k.decal(SVG.format(w=580, h=380, body='<rect width="580" height="380" rx="12" fill="#9fb3a4"/><g fill="#18241d"><text x="28" y="62" font-size="46" font-weight="700">DC</text><text x="552" y="62" font-size="46" font-weight="700" text-anchor="end">AUTO</text>'
                      f'<text x="548" y="262" font-size="186" font-weight="600" text-anchor="end" letter-spacing="-4">{reading}</text><text x="548" y="350" font-size="62" font-weight="700" text-anchor="end">V</text>'
                      + ''.join(f'<rect x="{28 + i * 16}" y="306" width="9" height="36"/>' for i in range(22)) + '</g>'),
            .56, .367, (0, -.2545, 1.47), UP, emit=.42, px=1000, parent=e)
    for i in range(4):
        k.box((.13, .03, .07), ((i - 1.5) * .165, -.245, 1.17), g['light'] if i else g['amber'], .02, parent=e)
    marks = ''.join(f'<text x="{300 + 236 * math.sin(a):.0f}" y="{316 - 236 * math.cos(a):.0f}" font-size="46" font-weight="700" text-anchor="middle" fill="{"#f59e0b" if t == "V DC" else "#e7edf0"}">{t}</text>'
                    for t, a in (('OFF', -1.75), ('V AC', -.95), ('V DC', 0), ('mV', .95), ('Ω', 1.75), ('A', 2.5), ('Hz', -2.5)))
    k.decal(SVG.format(w=600, h=600, body=marks), .66, .66, (0, -.2412, .76), UP, px=900, parent=e)
    k.cyl(.17, .08, (0, -.27, .76), face, .03, 'Y', parent=e)
    k.box((.07, .07, .32), (0, -.315, .76), face, .025, parent=e)
    k.box((.02, .01, .10), (0, -.352, .85), g['light'], .003, parent=e)
    jacks = []
    for i, col in enumerate(('black', 'black', 'red')):
        jx = (i - 1) * .22
        k.ring(.075, .03, .03, (jx, -.245, .27), g['w_red'] if col == 'red' else face, .008, 'Y', 32, e)
        k.cyl(.046, .02, (jx, -.236, .27), g['hole'], 0, 'Y', 24, e)
        if i:                                                         # the two plugs in use: shrouded, angled down
            k.cyl(.064, .2, (jx, -.33, .27), g['w_' + col], .015, 'Y', 28, e)
            k.cyl(.05, .26, (jx, -.41, .18), g['w_' + col], .02, 'Z', 28, e)
            jacks.append((x + jx, y - .41, z + .05))
    return jacks
