"""IIoT: by day, a pump skid with wireless sensors and the gateway they report to (metres)."""
import sys, os, math, random
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import kit as k, parts as p, pump, wireless as w, daylight as day

k.start(21)
g = w.M(pump.M(p.M()))
g['lagging'] = k.mat('lagging', '#4d6470', .5, metal=.5)
PUMP = (-.30, 0, .43)                                                # volute's middle on the shaft
WINDOW = (-6.3, 2.7, .8, 4.2)                                        # in the wall behind: x0, x1, z0, z1
MOTOR = PUMP[0] + pump.MOTOR_AT


def pipework():
    """Suction line from the left with its valve and strapped sensor, discharge riser with gauge and valve."""
    x, _, z = PUMP
    r = .054
    pump.flanges(g, r, (x - .15, 0, z), '-X')
    pump.tube([(x - .15, 0, z), (-3.4, 0, z)], r, g['pipe'])
    pump.butterfly_valve(g, r, (x - .62, 0, z), '-X', spin=math.pi)
    w.clamp_sensor(g, (x - .36, 0, z), r)
    for sx in (x - .92, x - 1.9):                                    # pipe supports
        k.box((.06, .10, .012), (sx, 0, z - r - .006), g['frame'], .002); k.box((.05, .05, z - r), (sx, 0, (z - r) / 2), g['frame'], .004)
        k.ring(r + .004, .005, .03, (sx, 0, z), g['frame'], .001, 'X')
    r = .043
    pump.flanges(g, r, (x, 0, z + .255), 'Z')
    pump.tube([(x, 0, z + .25), (x, 0, 1.42), (x, 1.9, 1.42), (-4, 1.9, 1.42)], r, g['pipe'], .13)
    pump.gauge(g, (x, -r, z + .40), .5, stem=.06)
    k.cyl(.012, .03, (x, -r - .004, z + .40), g['pipe'], .002, 'Y', 24)
    pump.butterfly_valve(g, r, (x, 0, z + .62), 'Z', spin=-math.pi / 2 + .3)


def hall():
    """Plant room of concrete: floor, wall, a second skid, pipe rack and vessels."""
    k.box((40, 40, .1), (0, 8, -.05), day.floor_material('#777974'), 0)
    wall = k.mat('wall', '#a8a69e', .85, bump=.3, bump_scale=6); frame = k.mat('window frame', '#5d676b', .5)
    x0, x1, z0, z1 = WINDOW
    for a, b, c, d in ((-20, x0, 0, 8), (x1, 20, 0, 8), (x0, x1, 0, z0), (x0, x1, z1, 8)):
        k.box((b - a, .2, d - c), ((a + b) / 2, 8, (c + d) / 2), wall, 0)
    k.box((x1 - x0, .02, z1 - z0), ((x0 + x1) / 2, 8.2, (z0 + z1) / 2), k.glow('sky pane', '#e9f2f8', 4.), 0).visible_shadow = False
    for i in range(int((x1 - x0) / .9) + 1): k.box((.06, .06, z1 - z0), (x0 + i * .9, 7.95, (z0 + z1) / 2), frame, 0)
    k.box((x1 - x0, .06, .06), ((x0 + x1) / 2, 7.95, (z0 + z1) / 2), frame, 0)
    for i in range(8):
        p.tank(g, (-7.5 + i * 1.6, 5.2 + .4 * (i % 2), .1), s=.62)
    for z, y, r in ((1.62, 2.3, .06), (1.30, 2.45, .045), (2.0, 2.4, .08), (.35, 2.2, .05)):
        pump.tube([(-7, y, z), (6, y, z)], r, g['lagging'])
    for i in range(7):
        k.box((.1, .1, 3.2), (-5.4 + i * 1.9, 2.6, 1.6), g['slate'], .01)


def lights():
    k.area((1.5, -1.9, 2.2), (.2, 0, .5), 1.0, 215, '#f2f9ff')                       # key: front right, high
    k.area((.3, -1.5, 1.75), (.1, 0, .45), .25, 34, '#e9f6ff', size_y=1.9)           # strip: long lights on the round castings
    k.area((-1.3, -.45, 1.5), (-1.3, 0, .43), .08, 26, '#cfeefa', size_y=1.8)        # thin light along the suction line
    k.area((-1.2, -2.2, 1.4), (-.4, 0, .5), .5, 24, '#a9e2f5', size_y=2.0)           # cool rake from the left
    k.area((1.9, 1.5, 1.2), (.35, 0, .5), .7, 150, '#ffc57a', size_y=1.4)            # warm kicker
    k.area((-1.3, 1.6, 1.7), (0, 0, .55), .6, 85, '#a9e2ff', size_y=1.6)            # cool rim
    k.area((.1, .2, 2.5), (.1, 0, .4), 1.4, 22, '#e8f6ff')                           # top
    day.sun((.30, -.84, -.46), 18.)
    k.area((-3.6, 7.6, 2.9), (-1., 1., .5), 5., 420, '#eef5fb', size_y=2.4)            # the window behind
    k.area((-6.5, 1.2, 3.4), (-.6, .8, .3), 2.6, 520, '#fff3df', size_y=1.6)           # daylight: windows on the left
    k.area((-2.4, 2.6, 4.2), (-2.2, 5.2, .9), 2.2, 160, '#f4efe6', spread=110)        # and on the wall behind
    k.area((2.6, 2.8, 4.2), (1.2, 5.2, .8), 1.6, 150, '#f4efe6', spread=110)


skid = pump.skid(g, PUMP)
pipework()
pump.again(skid, (-1.5, 1.15, PUMP[2]))
hall()
motor_top, TALL = PUMP[2] + .146, 1.15
k.box((.05, .05, .02), (MOTOR + .10, 0, motor_top), g['alu'], .004)
w.vibration_sensor(g, (MOTOR + .10, 0, motor_top + .01), spin=1.1, s=TALL)
w.vibration_sensor(g, (PUMP[0] + .18, 0, PUMP[2] + .052), spin=1.1, s=.8)
w.gateway(g, (.55, .34, .585), .62)
lights()
k.world('#34363a', '#8d949a', .5, .28)
k.shot(hero=dict(loc=(1.72, -1.98, .95), target=(-.21, .0, .55), lens=45.5, focus=(.45, .12, .6), fstop=1.2),
       phone=dict(loc=(2.05, -1.38, .95), target=(.25, .0, .32), lens=55, focus=(.45, .12, .6), fstop=1.2, aspect=.8),
       card=dict(loc=(.92, -.90, .80), target=(.485, .045, .678), lens=51.5, focus=(.43, .06, .65), fstop=3.4, aspect=1.6))
hero = k.opt('shot', 'hero') == 'hero'
card = k.opt('shot', 'hero') == 'card'                       # the tanks behind are nearer there
k.render(dict(fog='#6f7474', fog_max=.25 if card else .35, bloom=.08, ev=.05 if card else .35, left_dark=.64 if hero else 0., low_dark=0. if hero or card else .5, shadow_tint=0., neutral=.25), mist=(3.2, 11))
