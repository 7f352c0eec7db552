"""Workplace safety: emergency stop and two-hand control in front of a guarded robot cell with an interlocked door."""
import sys, os, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import kit as k, parts as p, guarding as s

k.start(9)
g = s.M()
CARD = k.opt('shot', 'hero') == 'card'
# The card looks to the right past the door, so there the robot (its place, height and turn) is on that side.
CELL, LIFT, TURN, SIDE = (1.95, .30, 145, -1) if CARD else (-.68, .55, 205, 1)


def hall():
    """Dark shop floor: floor with yellow lanes, far wall, columns, cabinets."""
    k.box((60, 60, .1), (0, 10, -.05), k.mat('floor', '#1a2b34', .3, smudge=.16, smudge_scale=.8), 0)
    k.box((60, .2, 12), (0, 14, 6), k.mat('wall', '#10242e', .8), 0)
    for i in range(-5, 6):
        k.box((.35, .35, 9), (-3 + i * 2.6, 11, 4.5), g['slate'], .03)
    for y in (-.42, 2.9):                                            # lanes along both sides of the fence
        k.box((14, .09, .002), (-3, y, .001), g['yellow'], 0)
    paint = k.mat('cabinet paint', '#6d8791', .45, smudge=.1, smudge_scale=3)
    for i in range(4):                                               # switch cabinets at the back of the cell
        x = CELL - 3.92 + i * .9 + (3.6 if CARD else 0)
        k.box((.87, .5, 2.0), (x, 5.2, 1.05), paint, .02)
        k.box((.04, .03, .16), (x + .34, 4.93, 1.05), g['graph'], .008)
        for j, c in enumerate(('#2fe37a', '#f59e0b', '#bfe9ff')[:1 + i % 3]):
            k.cyl(.022, .01, (x - .2 + j * .1, 4.945, 1.22), k.glow('lamp' + c, c, .6), .003, 'Y', 20)


def fence():
    """Fixed panels, the door with its interlock, the loading opening with the light curtain."""
    for x in (1.42, .34, -.40, -2.06):
        s.post(g, x)
    s.panel(g, .40, 1.36)
    s.panel(g, -.34, .30, y=-.004)                                   # the door
    s.panel(g, -3.4, -2.12)
    s.panel(g, -2.0, -.46, .12, .57)                                 # below and above the opening
    s.panel(g, -2.0, -.46, 1.32, 2.05)
    for z in (.45, 1.12, 1.7):
        s.hinge(g, -.355, z)
    s.lock_module(g, (.34, -.03, 1.15))
    s.handle_module(g, (.245, -.02, 1.15))
    s.light_curtain(g, -1.96, -.52, -.05, .66, 1.24)


def cell():
    """Robot at a fixture table."""
    k.box((.5, .5, LIFT), (CELL, 1.55, LIFT / 2), g['slate'], .02)
    _, tool = p.robot(g, (CELL, 1.55, LIFT), math.radians(TURN), (.62, .42), -80, side=SIDE)
    p.gripper(g, tool, .02, s=1.2)
    k.box((1.1, .7, .06), (CELL - .87, 1.2, .8), g['graph'], .006)
    k.box((.9, .5, .76), (CELL - .87, 1.25, .38), g['slate'], .01)
    for i in range(4):
        k.cyl(.05, .09, (CELL - 1.22 + i * .2, 1.1, .875), g['dark alu'], .006)


hall(); fence(); cell()
s.console(g, (.19, -.34, 1.015), math.radians(-10 if CARD else 18))          # turned to the camera

k.area((-.6, -2.0, 2.7), (.1, -.2, 1.1), 1.3, 105, '#eef7ff')                # key
k.area((.1, -.85, 2.15), (.2, -.34, 1.0), .9, 9, '#ffffff', size_y=.22)          # sheen on the desk
k.area((1.3, .2, 2.3) if CARD else (1.9, 1.2, 2.2), (.1, -.2, 1.1), .8, 60 if CARD else 130, '#ffd09a', size_y=1.6)       # warm kicker
k.area((-1.9, 1.0, 2.2), (.1, -.2, 1.1), .5, 120, '#bfe6ff', size_y=1.8)      # cool rim
k.area((1.4, -1.6, .9), (.1, -.3, 1.0), 1.2, 9, '#bfe0f0')                   # dim fill
k.area((CELL + .5, .6, 3.6), (CELL - .1, 1.5, 1.0), 1.2, 150, '#eaf6ff')                 # cell: top light on the robot
k.area((CELL - 1.7, 2.8, 2.4), (CELL - .1, 1.5, 1.1), .8, 120, '#8fd8ea', size_y=2.)      # cell: cool rim
k.area((CELL - 1.7, 3.2, 3.6), (CELL - 1.7, 5.0, 1.2), 1.8, 150, '#58b9cf')               # cabinets
k.area((-1.5, 7.0, 4.5), (-3.5, 12.5, 2.0), 2.0, 600, '#4fb0c6')                   # hall behind
k.world('#061117', '#163a48', .6, .5)
k.shot(hero=dict(loc=(.80, -1.62, 1.34), target=(-.17, -.1, 1.035), lens=49, focus=(.24, -.28, 1.07), fstop=1.7),
       phone=dict(loc=(.80, -1.62, 1.34), target=(.13, -.2, .945), lens=64, focus=(.24, -.28, 1.07), fstop=1.7, aspect=.8),
       card=dict(loc=(-.24, -1.10, 1.30), target=(.25, -.25, 1.055), lens=52, focus=(.22, -.30, 1.07), fstop=3.4, aspect=1.6))
k.render(dict(fog='#1d4a5a', fog_max=.62, fog_pow=.9, bloom=.12, ev=.05 if k.opt('shot', 'hero') == 'card' else .3, left_dark=.45 if k.opt('shot', 'hero') == 'hero' else 0., neutral=.9, gamma=1.3), mist=(2.6, 14))
