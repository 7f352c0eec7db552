"""Hero: PLC rack on a DIN rail in a control cabinet (1 unit = 100 mm)."""
import sys, os
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import kit as k, cabinet as c

SHOT = k.opt('shot', 'hero')
AMBER, TEAL = '#f59e0b', '#1fa3b5'                                    # strips of inputs and of outputs
CPU_X, PITCH = 1.62, .36


def back_plate(g):
    """Mounting plate with its screws, the rail and the ducts above and below it."""
    k.box((16, .06, 8), (-2, .03, 0), g['plate'], .01)
    c.rail(g, -9, 4.2)
    for z in (-1.27, 1.27):
        c.duct(g, -9, 4.2, z)


def rack(g):
    """The lit subject: three modules, the CPU and its power supply; behind them, in the blur, a second group."""
    c.psu(g, 2.66)
    c.end_clamp(g, 2.07, '-K1')
    c.cpu(g, CPU_X)
    inner = CPU_X - .39 - .18
    for i, (name, cols, strip) in enumerate((('DI 16', ('navy',), AMBER), ('DI 16', ('navy',), AMBER), ('DQ 16', ('grey',), TEAL))):
        c.io_module(g, inner - i * PITCH, name, cols=cols, accent=strip, on=(.75, .6, .35)[i], feed=True)
    c.end_clamp(g, inner - 2.5 * PITCH - .06, '-K2')
    for i in range(6):
        c.io_module(g, -2.0 - i * PITCH, 'DI 16', wires=i < 4, cols=('navy',), accent=TEAL, on=.18, feed=i < 3)


def lights():
    k.area((2.9, -3.2, 4.4), (1.2, -.6, 0), 1.6, 430, '#fff6ea', spread=120)      # key: steep soft box, top right
    k.area((-1.2, -3.6, 2.6), (.6, -.8, .2), .5, 95, '#e6f0f5', size_y=3.0)       # cool rake across the fronts
    k.area((5.2, -2.2, .6), (1.6, -.8, 0), .7, 200, '#ffca85', size_y=2.5)        # warm kicker
    k.area((1.4, -4.2, -2.4), (1.2, -.6, -.6), 1.4, 20 if SHOT == 'phone' else 60, '#a9d4ea')   # under-fill for the wiring; less where a headline stands
    k.area((-4.4, -4.0, 3.2), (-2.4, -.3, 0), 1.6, 230, '#fbf6ee', spread=120)    # wash on the back plate
    k.world('#101214', '#5a6066', .5, .35)


k.start(12)
parts = c.M()
parts['plate'] = k.mat('zinc plate', '#9aa0a2', .46, metal=.55, smudge=.12, smudge_scale=1)
parts['duct'] = k.mat('pale duct', '#8b9296', .5, bump=.2, bump_scale=80, smudge=.08, smudge_scale=2)
back_plate(parts)
rack(parts)
lights()
DISPLAY = (1.69, -.86, .25)
k.shot(hero=dict(loc=(3.1, -5.6, 1.2), target=(.24, -.5, -.05), lens=50, focus=DISPLAY, fstop=.5),
       phone=dict(loc=(3.1, -5.2, 1.2), target=(1.2, -.5, -.48), lens=68, focus=DISPLAY, fstop=.5, aspect=.8),
       card=dict(loc=(.35, -3.7, .3), target=(1.24, -.6, .03), lens=54, focus=(1.3, -.9, .1), fstop=.7, aspect=1.6))
k.render(dict(fog='#3a3e41', fog_max=.5, bloom=.10, bloom_t=1.2, ev=.4, left_dark=.45 if SHOT == 'hero' else 0., shadow_tint=0., neutral=.3), mist=(5.6, 12))
