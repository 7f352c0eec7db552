"""Workplace safety: emergency stop and two-hand control in front of a guarded robot cell with an interlocked door, in the late sun."""
import sys, os, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import kit as k, parts as p, guarding as s, daylight as day

k.start(9)
g = s.M()
DOOR = (-5.2, -1.0)                                                  # its jambs, along Y
CARD = k.opt('shot', 'hero') == 'card'
# The card looks to the right past the door, so there the robot (its place, height and turn) is on that side.
CELL, LIFT, TURN, SIDE = (1.95, .30, 145, -1) if CARD else (-.68, .55, 205, 1)


def hall():
    """Shop floor with pale walls, yellow lanes, columns, cabinets; on the right a roller door stands open to the evening."""
    k.box((60, 60, .1), (0, 10, -.05), day.floor_material('#82807a'), 0)
    wall = k.mat('wall', '#b3afa6', .85, bump=.1, bump_scale=3)
    k.box((60, .2, 7), (0, 9, 3.5), wall, 0); k.box((60, .02, 1.2), (0, 8.89, .6), k.mat('dado', '#6f797d', .7), 0)
    for y0, y1, z0 in ((-20, DOOR[0], 0), (DOOR[1], 9, 0), (*DOOR, 4.2)):           # the wall round the door
        k.box((.25, y1 - y0, 7 - z0), (6, (y0 + y1) / 2, (7 + z0) / 2), wall, 0)
    k.box((16, 30, .1), (0, 3, 7), k.mat('roof', '#8b8f90', .8), 0)
    for i in range(-5, 6):
        k.box((.30, .30, 7), (-3 + i * 2.6, 8.6, 3.5), k.mat('hall steel', '#6f7a80', .55), .03)
    day.lane(-10, -.42, 4, -.42); day.lane(-10, 2.9, 4, 2.9, seed=6); day.tyre_marks(-3., 5., 7, 7)
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

day.sun((-.80, .46, -.30), 9., '#ffd3a0', 1.5)
k.area((-.6, -2.0, 2.7), (.1, -.2, 1.1), 1.6, 85, '#eef4ff')                 # sky from behind us
k.area((.1, -.85, 2.15), (.2, -.34, 1.0), .9, 4, '#ffffff', size_y=.22)          # sheen on the desk
k.area((-2.6, 2.6, 5.), (-2., 3., 0), 5., 900, '#e8eff7')                        # skylight over the cell
k.area((CELL, 6., 5.5), (CELL, 7., 0), 7., 1500, '#eef2f8')
k.world('#8f9496', '#b9c4d0', .7, .75)
k.shot(hero=dict(loc=(.80, -1.62, 1.34), target=(-.17, -.1, 1.035), lens=49, focus=(.24, -.28, 1.07), fstop=1.7),
       phone=dict(loc=(.80, -1.62, 1.34), target=(.13, -.2, .945), lens=64, focus=(.24, -.28, 1.07), fstop=1.7, aspect=.8),
       card=dict(loc=(-.24, -1.10, 1.30), target=(.25, -.25, 1.055), lens=52, focus=(.22, -.30, 1.07), fstop=3.4, aspect=1.6))
k.render(dict(fog='#b5aa9a', fog_max=.35, bloom=.10, ev=.15, left_dark=.55 if k.opt('shot', 'hero') == 'hero' else 0., low_dark=.55 if k.opt('shot', 'hero') == 'phone' else 0., shadow_tint=0., neutral=.3, warm=.02), mist=(2.6, 14))
