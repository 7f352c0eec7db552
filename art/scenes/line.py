"""Beverage line in full: rotary filler, slat conveyors, case packer and palletiser, seen down the length of the hall."""
import sys, os, math, random
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import kit as k, parts as p, bottling as b

FILLER = (1.61, 0.)
OUT_X = FILLER[0] + b.LINE_X                                 # conveyor along the filler, coming from the depth
AWAY_X = OUT_X - 2 * b.BEND                                  # and, after the bend, away into the depth again
AWAY_END = 8.4


def hall(g):
    k.box((90, 90, .1), (0, 30, -.05), k.mat('floor', '#6a6c68', .34, smudge=.16, smudge_scale=.8), 0)
    k.box((90, .2, 12), (0, 46, 6), k.mat('wall', '#a9aaa2', .8), 0)
    paint = k.mat('lane', '#7a5f1a', .6)
    for x in (-1.5, -3.4): k.box((.09, 60, .002), (x, 20, .001), paint, 0)
    for x in (-4.6, 5.4):
        for i in range(9):
            y = 2.5 + i * 5
            for dx in (-.15, .15): k.box((.025, .30, 8), (x + dx, y, 4), g['slate'], .004)
            k.box((.30, .025, 8), (x, y, 4), g['slate'], .004)
            k.box((.42, .42, 1.0), (x, y, .5), k.mat('column guard', '#a8790f', .6), .02)
    for i in range(9):
        k.box((14, .25, .45), (0, 2.5 + i * 5, 5.6), g['slate'], .02)
    for x in (-3.0, 1.4):                                                          # rows of lamps
        for i in range(10):
            y = 6 + i * 4
            k.strip((x, y, 3.9), (x, y + 1.5, 3.9), .09, '#dff1ff', 7.)
            k.box((.16, 1.6, .06), (x, y + .75, 3.96), g['graph'], .01)
    tray = k.mat('cable tray', '#7f8a90', .42, metal=.9)
    for x, z in ((-1.9, 2.95), (.3, 2.75)):                                        # cable trays along the line
        for s in (-.15, .15): k.box((.006, 34, .08), (x + s, 18, z), tray, .002)
        rung = k.box((.30, .02, .012), (x, 1., z - .03), tray, .002)
        for i in range(1, 80): k.copy(rung, (x, 1. + i * .42, z - .03))
        for i in range(5): k.cable([(x - .1 + i * .05, y, z + random.uniform(-.015, .012)) for y in range(1, 36, 3)], .012, g['rubber'], res=4)
        for i in range(7):
            k.cyl(.008, 3., (x, 2 + i * 5, z + 1.5), g['alu'], 0, seg=10)
    for i in range(4):                                                             # storage tanks on the right
        p.tank(g, (3.9 + .1 * (i % 2), 4.2 + i * 2.1, 0), r=.85, h=2.6)
    for i, (x, z) in enumerate(((2.55, 2.35), (2.75, 2.5), (2.95, 2.35))):         # product pipes
        k.cyl(.038, 16, (x, 8.5, z), g['bright'], .002, 'Y', 32)


def far_end(g):
    """Packer, palletiser, finished pallets."""
    case = b.carton(g)
    b.packer(g, (AWAY_X + .1, AWAY_END + .9))
    b.palletiser(g, (-2.3, 14.), case)
    p.conveyor(g, 0, 5., 0, .75, width=.5, parent=k.empty((AWAY_X + .1, AWAY_END + 2, 0), (0, 0, math.pi / 2)))
    for i in range(5):
        b.put(case, (AWAY_X + .1, AWAY_END + 2.4 + i * .8, .76))
    for x, y, n in ((-3.9, 9.6, 4), (-3.9, 11.2, 5), (-5.6, 9.8, 5), (-3.9, 17., 5), (-5.4, 17.4, 4)):
        b.pallet_load(case, (x, y), n, random.uniform(-.03, .03))


def lights():
    fx, fy = FILLER
    k.area((-1.1, -4.2, 3.6), (fx - .2, fy - .4, 1.25), 2.4, 420, '#eef7ff')                 # key
    k.area((fx + .1, fy - .25, 2.04), (fx, fy - .3, 1.), 1.3, 15, '#f2f8ff', size_y=1.3)     # lamps in the guard's roof
    k.area((fx - .1, fy - .72, 1.98), (fx - .1, fy - .2, 1.25), 1.5, 22, '#eef7ff', size_y=.12)  # lamp behind the doors' top rail
    k.area((3.5, -4.6, 1.6), (2.1, -.8, 1.5), .12, 14, '#eef7ff', size_y=2.6)               # strip: a streak in the doors, edges on glass and steel
    k.area((3.9, 2.4, 2.6), (fx, fy, 1.3), 1.2, 330, '#ffcf98')                             # warm kicker
    k.area((-.9, 2.2, 2.6), (fx, fy - .3, 1.3), .7, 260, '#eaf3fa', size_y=2.2)             # cool rim
    k.area((fx, fy - .32, 1.15), (fx - .4, fy - 4, 1.4), .66, .55, '#ffe2ba', size_y=.11)       # cards behind the bottles
    for x, w in ((fx - .60, 5), (fx + .22, 4)):                                              # strips behind the door posts: edges on bottles and valves
        k.area((x, fy - .76, 1.30), (fx, fy - .42, 1.22), .035, w, '#f2f8ff', size_y=.55)
    k.area((OUT_X - b.BEND, FILLER[1] + b.BEND_Y + .1, 1.12), (OUT_X - b.BEND, -4, 1.3), .5, 2.2, '#ffe0b8', size_y=.22)
    k.area((1., -4.4, .4), (fx, fy - .9, 1.), 2.2, 26, '#e8eef2', size_y=.5)                # low fill
    for y, w in ((6., 220), (11., 300), (18., 300)):
        k.area((-.8, y, 5.), (-.8, y + .3, 0), 3., w, '#fff4e2', spread=110)
    k.area((3.2, 7., 4.6), (4., 7.5, 1.5), 2.2, 220, '#fff4e2', spread=120)
    k.area((-9, 9, 6.5), (-1.2, 12, 0), 7., 2600, '#ffe9c8', size_y=2.5)                      # morning through the windows on the left
    k.area((-5, 26, 7), (-1, 30, 1), 8., 2600, '#fff1dc')


k.start(9)
g = b.M()
_, closed, empties = b.filler(g, FILLER)
b.outfeed(g, closed, empties, FILLER, AWAY_END)
b.operator_panel(g, (1.70, -1.20, 1.57), -.2, .32)
hall(g)
far_end(g)
lights()
k.world('#4a4d4e', '#aab3b8', .6, .45)
EYE = (.55, -4.6, 1.62)
k.shot(hero=dict(loc=EYE, target=(.71, 0, 1.62), lens=45, focus=(1.3, -.95, 1.2), fstop=.8, shift=(-.045, -.11)),
       phone=dict(loc=(.45, -4.7, 1.62), target=(1.09, 0, 1.62), lens=48, focus=(1.3, -.95, 1.2), fstop=.8, shift=(0, -.31), aspect=.8))
hero = k.opt('shot', 'hero') == 'hero'
k.render(dict(fog='#8f9490', fog_max=.42, fog_pow=.9, bloom=.10, ev=.15 if hero else .3, left_dark=.45 if hero else 0., shadow_tint=0., neutral=.3, warm=.03), mist=(6., 34))
