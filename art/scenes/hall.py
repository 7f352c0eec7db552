"""A bottling hall in full, by day, from the gallery: two lines from filler to pallets, sun through the skylights, people far away."""
import sys, os, math, random
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import kit as k, parts as p, bottling as b, people as pe, daylight as day

FILLERS = ((2.0, 0.), (-3.4, 2.5))
AWAY = 9.6                                                   # where the packers begin


def line(g, at, case):
    """Filler, bend, packer, cases on their way to the palletiser."""
    _, closed, empties = b.filler(g, at)
    b.outfeed(g, closed, empties, at, AWAY)
    x = at[0] + b.LINE_X - 2 * b.BEND
    b.packer(g, (x + .1, AWAY + .9))
    p.conveyor(g, 0, 6., 0, .75, width=.5, parent=k.empty((x + .1, AWAY + 2, 0), (0, 0, math.pi / 2)))
    for i in range(7): b.put(case, (x + .1, AWAY + 2.4 + i * .8, .76))
    b.palletiser(g, (x - .6, 17.6), case)
    b.operator_panel(g, (at[0] + .1, at[1] - 1.2, 1.5), 0, .32, drop=.5)


def hall(g, case):
    day.hall(-11., 8., -14., 36., 7., skylights=(-6.5, 0., 6.5, 13., 19.5, 26., 32.), windows=('right', 'back'), wall='#b9bbb6', floor='#8b8c86', sky=2.6)
    for x in (-1.0, -6.4): day.lane(x, -8, x, 34, .10, seed=int(x * 7) % 9)
    day.tyre_marks(-2.6, 4., 9, 9); day.tyre_marks(-7.5, 9., 9, 9, seed=12); day.tyre_marks(-3., 13., 9, 9, seed=5)
    for x, y, n in ((-8.2, 3., 5), (-8.2, 4.5, 5), (-9.7, 3.2, 4), (-8.3, 6.2, 5), (-9.8, 6., 5), (-8.2, 10., 5), (-9.7, 10.2, 5), (-8.2, 11.6, 3),
                    (-8.3, 16., 5), (-9.8, 16.2, 5), (-8.2, 17.6, 5), (-9.7, 19., 5), (-.6, 21., 4), (-5.8, 22., 5)):
        b.pallet_load(case, (x, y), n, random.uniform(-.03, .03))
    for i in range(6):
        p.tank(g, (6.1, 1.2 + i * 2.2, 0), r=.95, h=3.2)
    for i, (x, z) in enumerate(((4.7, 3.2), (4.9, 3.4), (5.1, 3.2))): k.cyl(.045, 48, (x, 12., z), g['bright'], .002, 'Y', 28)


def people():
    """One on her way along the lane, one at the second filler's panel, one among the pallets."""
    body = pe.man()
    walk = pe.Pose(body); walk.lift[2] = -.015
    walk.turn('spine03', x=3, z=6); walk.turn('neck02', x=4)
    walk.leg('L', (.09, -.30, .0), out=4); walk.leg('R', (-.09, .30, .06), out=4)
    walk.arm('R', (-.27, -.20, .93), (-.4, 1, 0), (-.1, -.5, -1), (1, 0, 0), curl=(18, 25, 18))
    walk.arm('L', (.29, .22, .90), (.5, 1, 0), (.1, .2, -1), (-1, 0, 0), curl=(18, 25, 18))
    r = pe.dress(walk); r.location = (-1.75, 3.6, 0); r.rotation_euler = (0, 0, math.pi - .12)
    stand = pe.Pose(body)
    stand.turn('spine03', x=4); stand.turn('head', x=10)
    stand.leg('L', (.14, .02, 0)); stand.leg('R', (-.12, -.06, 0))
    stand.arm('R', (-.12, -.42, 1.30), (-1, .3, -.8), (.1, -1, .2), (.2, -.2, -1), point=True); stand.arm('L', (.28, -.06, .89), (.6, .8, 0), (0, -.15, -1), (-1, .1, 0), curl=(18, 25, 18))
    r = pe.dress(stand, shirt='#3b4a41', vest_colour='#d6dd2a', hat='#e8b31c'); r.location = (-3.3, .75, 0); r.rotation_euler = (0, 0, math.pi)
    r = pe.dress(walk, shirt='#30404e', vest_colour='#d6dd2a'); r.location = (-6.9, 14.5, 0); r.rotation_euler = (0, 0, .3)


def lights():
    day.sun((-.56, .30, -.77), 22.)
    for y in (0., 6.5, 13., 19.5, 26.):
        k.area((-1.5, y, 6.8), (-1.5, y, 0), 15., 520, '#eef4fa', size_y=1.6)
    k.area((-3., -10., 6.), (-1., 2., 0), 8., 500, '#eef5fb', size_y=3.)
    for x, y in FILLERS: k.area((x + .1, y - .25, 2.04), (x, y - .3, 1.), 1.3, 14, '#f2f8ff', size_y=1.3)


k.start(13)
g = b.M()
case = b.carton(g)
for at in FILLERS: line(g, at, case)
hall(g, case)
people()
lights()
k.world('#9aa4a8', '#c3ccd2', .8, .40)
k.shot(about=dict(loc=(-1.7, -7.6, 3.7), target=(-1.2, 5., 1.35), lens=30, focus=(-1.5, 3., 1.), fstop=1.4, aspect=1.5))
k.render(dict(fog='#b4bcbf', fog_max=.40, fog_pow=.9, bloom=.09, ev=.1, shadow_tint=0., neutral=.25, warm=.03, sat=1.1), mist=(9., 44))
