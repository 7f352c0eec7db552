"""People at a running line by day: an engineer at the filler's panel, bottles on their way past her, a colleague down the hall."""
import sys, os, math, random
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import kit as k, parts as p, bottling as b, people as pe, daylight as day

FILLER = (1.62, 0.)
OUT_X = FILLER[0] + b.LINE_X
PANEL = (2.02, -1.22, 1.42)
TALL = k.opt('shot', 'hero') == 'phone'


def line(g, closed, empties):
    """The conveyor through the filler: empties from the depth, full bottles towards and past us; a second line further left."""
    turn = (0, 0, math.pi / 2)
    p.conveyor(g, -6.5, 12, 0, b.TABLE, parent=k.empty((OUT_X, 0, 0), turn))
    y, spots = FILLER[1] + b.STARS[1][1] - .03, []
    while y > -6.4:
        spots.append((OUT_X, y)); y -= .0655 if random.random() < .86 else random.uniform(.08, .15)
    p.place(closed, spots, b.TABLE, jitter=.0035)
    p.place(empties, [(OUT_X, FILLER[1] + b.STARS[0][1] + i * .1257) for i in range(80)], b.TABLE, jitter=.002)
    p.conveyor(g, -1, 16, 0, b.TABLE, parent=k.empty((-2.1, 0, 0), turn))
    p.place(closed, [(-2.1, -.9 + i * .068) for i in range(240)], b.TABLE, jitter=.003)


def hall(g):
    day.hall(-9., 7.5, -12., 34., 6.5, skylights=(-5.5, 2., 9.5, 17., 24.5), windows=('right',), floor='#868883')
    day.lane(-.75, -8, -.75, 30); day.lane(-3.4, -8, -3.4, 30, seed=4)
    day.tyre_marks(-2.4, 3, 9, 9)
    case = b.carton(g)
    b.packer(g, (OUT_X + .1, 13.2)); b.packer(g, (-2., 17.5))
    for x, y, n in ((-5.2, 9.6, 4), (-5.2, 11.2, 5), (-6.9, 9.8, 5), (-5.0, 15., 5), (-6.6, 16.4, 4), (-5.2, 20., 5)):
        b.pallet_load(case, (x, y), n, random.uniform(-.03, .03))
    for i in range(4):
        p.tank(g, (5.1, 4.6 + i * 2.1, 0), r=.85, h=2.6)


def people():
    body = pe.man()
    one = pe.Pose(body)
    one.turn('spine04', x=2, z=-4); one.turn('spine02', x=4, z=-6); one.turn('neck02', x=8, z=-4); one.turn('head', x=8, z=-8)
    one.turn('clavicle.R', y=3); one.turn('shoulder01.R', z=8)
    one.leg('L', (.12, -.02, 0)); one.leg('R', (-.10, .10, 0), out=16)
    one.arm('R', (-.13, -.50, 1.385), (-.9, .5, -1), (.06, -1, .22), (.25, -.25, -1), point=True)
    one.arm('L', (.27, -.10, .90), (.7, .8, 0), (-.02, -.22, -1), (-1, .1, 0), curl=(18, 25, 18))
    r = pe.dress(one); r.location = (1.40, -1.62, 0); r.rotation_euler = (0, 0, math.pi - 1.0)
    two = pe.Pose(body)
    two.turn('spine03', x=6); two.turn('head', x=14)
    two.leg('L', (.14, .05, 0)); two.leg('R', (-.12, -.12, 0))
    two.arm('R', (-.13, -.33, 1.16), (-1, .3, -.6), (.5, -.8, .1), (.3, 0, 1)); two.arm('L', (.13, -.35, 1.14), (1, .3, -.6), (-.5, -.8, .1), (-.3, 0, 1))
    r = pe.dress(two, shirt='#3b4a41', vest_colour='#d6dd2a', hat='#e8b31c'); r.location = (4.95, 1.6, 0); r.rotation_euler = (0, 0, -1.2)


def lights():
    fx, fy = FILLER
    day.sun((-.86, -.30, -.44), 16.)
    k.area((7.0, -2.5, 4.4), (1.3, -1.4, 1.2), 5., 620, '#f3f7ff', size_y=2.2)                 # windows on the right
    k.area((-2.6, -5.5, 3.4), (1.2, -1., 1.2), 3., 90, '#eef5fb')                             # light from behind us
    k.area((fx + .1, fy - .25, 2.04), (fx, fy - .3, 1.), 1.3, 14, '#f2f8ff', size_y=1.3)       # lamps in the guard's roof
    k.area((fx, fy - .32, 1.15), (fx - .4, fy - 4, 1.4), .66, .55, '#ffe2ba', size_y=.11)
    for y in (2., 9.5, 17., 24.5):
        k.area((-1., y, 6.4), (-1., y, 0), 12., 420, '#eef4fa', size_y=1.4)                    # skylights


k.start(9)
g = b.M()
_, closed, empties = b.filler(g, FILLER)
line(g, closed, empties)
b.operator_panel(g, PANEL, -.78, .34, drop=.45)
x, y, top = PANEL[0] + .042, PANEL[1] + .042, 2.05                                              # its arm, bolted to the guard's top
k.cyl(.026, .46, (x, y + .21, top), g['alu'], .003, 'Y'); k.cyl(.04, .07, (x, y, top), g['graph'], .006); k.box((.12, .03, .10), (x, y + .44, top), g['graph'], .004)
hall(g)
people()
lights()
k.world('#9aa4a8', '#c3ccd2', .8, .32)
k.shot(hero=dict(loc=(-.42, -5.1, 1.5), target=(.86, -1.4, 1.36), lens=42, focus=(1.36, -1.6, 1.4), fstop=1.0),
       phone=dict(loc=(-.30, -5.3, 1.5), target=(1.30, -1.4, .80), lens=46, focus=(1.36, -1.6, 1.4), fstop=1.0, aspect=.8))
k.render(dict(fog='#aab3b6', fog_max=.42, fog_pow=.9, bloom=.10, ev=-.1, left_dark=0. if TALL else .62, low_dark=.5 if TALL else 0., sat=1.1, shadow_tint=0., neutral=.25, warm=.02), mist=(6., 36))
