"""Handing over a panel: a managed switch on its rail, the terminals beside it and the meter that proved its supply (1 unit = 100 mm)."""
import sys, os
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import kit as k, cabinet as c, fieldnet as n

SWITCH_X = .15


def lead(x, z, side, i):
    """Patch lead from a port: out, sideways clear of the ports below it, then down in front of the lower duct and into it."""
    out = -1.30 - .05 * i
    return [(x + side * .10, out, z - .10), (x + side * (.26 + .03 * i), out + .04, z - .38), (x + side * (.32 + .03 * i), -.98, -.76),
            (x + side * (.30 + .03 * i), -.54, -.94), (x + side * (.28 + .03 * i), -.42, -1.2), (x + side * (.28 + .03 * i), -.40, -1.7)]


def used_ports():
    """Ring ports in teal, devices in green; the last pair is still free."""
    ports = {}
    for p, col in ((1, 'teal'), (2, 'teal'), (3, 'green'), (4, 'green'), (5, 'green'), (6, 'orange')):
        side = -1 if p % 2 else 1
        x, z = SWITCH_X + side * .16, 1.42 * .085 - ((p - 1) // 2) * .225
        ports[p] = (col, lead(x, z, side, 2 - (p - 1) // 2))
    return ports


def panel(g):
    k.box((16, .06, 8), (-2, .03, 0), g['plate'], .01)
    c.rail(g, -9, 4.6)
    for z in (-1.33, 1.33):
        c.duct(g, -9, 4.6, z)
    c.end_clamp(g, -.42, '-A1')
    n.managed_switch(g, SWITCH_X, used=used_ports())
    c.end_clamp(g, .70, '-A2')
    c.terminals(g, -1.95, 16, cols=('navy', 'navy', 'grey'))
    c.end_clamp(g, -2.08, '-X1')
    for i in range(5):
        c.io_module(g, -2.6 - i * .36, 'DI 16', wires=i < 3, cols=('navy', 'grey'), accent='#1fa3b5', on=.5, feed=i < 2)


def meter(g):
    """The meter hangs from the upper duct's lid by its magnet and strap; its leads run out of the picture."""
    x = 1.35
    jacks = n.multimeter(g, x, -.90, -1.0, turn=-.04)
    k.box((.26, .03, .62), (x, -.705, 1.05), g['w_black'], .008)
    k.cyl(.19, .07, (x, -.73, 1.22), g['front'], .015, 'Y', 40)
    for (jx, jy, jz), col, end in zip(jacks, ('black', 'red'), (1.9, 2.2)):
        k.cable([(jx, jy, jz + .05), (jx, jy, jz - .10), (jx + .03, jy - .1, jz - .4), (jx + .1, jy - .05, -2.0), (end, -.9, -2.4)], .036, g['w_' + col], res=14)


def lights():
    k.area((2.9, -3.6, 4.2), (.5, -.6, 0), 1.7, 430, '#f3f9ff', spread=120)        # key: steep soft box, top right
    k.area((-2.0, -4.0, 2.2), (.0, -.8, 0), .6, 105, '#a9e2f5', size_y=3.0)        # cool rake across the fronts
    k.area((5.0, -2.2, .4), (1.2, -.8, 0), .7, 190, '#ffca85', size_y=2.5)         # warm kicker
    k.area((.6, -4.4, -2.4), (.3, -.8, -.5), 1.4, 65, '#a9d4ea')                   # under-fill on the leads
    k.area((-4.6, -4.0, 3.2), (-2.6, -.3, 0), 1.6, 330, '#3fb4c9', spread=120)     # teal wash on the plate
    k.world('#04090c', '#12303d', .5, .35)


k.start(21)
parts = c.M()
panel(parts)
meter(parts)
lights()
k.shot(about=dict(loc=(1.75, -5.9, .75), target=(.05, -.5, -.01), lens=50, focus=(.2, -1.0, .1), fstop=.55, aspect=1.5))
k.render(dict(fog='#0a222c', fog_max=.6, bloom=.12, bloom_t=1.2, ev=.5, shadow_tint=.02, neutral=.7, warm=.04, gamma=1.1), mist=(6., 12))
