"""Card: an operator panel on a stainless pendant console at the filler, the line blurred behind it (metres)."""
import sys, os, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import kit as k, parts as p, controls as c, process_screen

TOP = .90                                                            # height of the conveyor


def line(g):
    """Hall, tanks and a conveyor of bottles; all of it out of focus."""
    k.box((60, 60, .1), (0, 10, -.05), k.mat('floor', '#1a2b34', .3, smudge=.16, smudge_scale=.8), 0)
    k.box((60, .2, 12), (0, 14, 6), k.mat('wall', '#10242e', .8), 0)
    for i in range(5):
        p.tank(g, (-4.6 + i * 1.5, 5.2 + .3 * (i % 2), .1), s=.62)
    p.conveyor(g, -4.4, 2.4, 1.25, TOP)
    bottle = p.bottle_mesh(g)
    p.row(bottle, [-3.6 + i * .118 for i in range(46)], 1.25, TOP, jitter=.004)
    for o in bottle:                                                 # the originals are only for copying
        o.hide_render = True
    p.beacon(g, (-.62, 1.7, TOP + .1))


def console(g):
    """Stainless housing with the panel on its left and the hardware on its right (100 mm units below its frame)."""
    frame = k.empty((0, 0, 1.32), (math.radians(-9), 0, 0)); frame.scale = (.1, .1, .1)
    w, h = 6.7, 4.1
    k.box((w, 1.1, h), (0, .55, 0), g['steel'], .11, parent=frame, seg=5)
    k.box((w - .30, .04, h - .30), (0, .012, 0), g['rubber'], .014, parent=frame)                 # seal of the front plate
    k.box((w - .34, .05, h - .34), (0, -.008, 0), g['steel'], .02, parent=frame)
    for x in (-w / 2 + .27, 0, w / 2 - .27):
        for z in (-h / 2 + .27, h / 2 - .27):
            k.bolt(.05, (x, -.032, z), c.UP, g['bolt'], frame)
    face = k.empty((0, -.033, 0), parent=frame)
    c.touch_panel(g, process_screen.markup(), 3.92, 2.45, (-1.02, .03), face, emit=1.)
    c.button(g, (1.72, 1.10), 'green', face, 'START', on=True, r=.225)
    c.button(g, (2.62, 1.10), 'red', face, 'STOP', r=.225)
    c.button(g, (1.72, .18), 'blue', face, 'RESET', r=.225)
    c.selector(g, (2.62, .18), face, 'MODE', turn=.75, r=.225, ends=('', ''))
    c.emergency_stop(g, (2.17, -1.02), face, .98)
    c.legend(g, 'OPERATOR STATION  LINE 2', (-1.62, 1.76), face, 1.9, .16)
    for s in (-1, 1):                                                                             # handles at the sides
        x = s * (w / 2 + .28)
        k.cable([(s * w / 2, .5, 1.15), (x - s * .05, .45, 1.12), (x, .4, .9), (x, .4, 0), (x, .4, -.9), (x - s * .05, .45, -1.12), (s * w / 2, .5, -1.15)], .085, g['rubber'], frame)
    k.cyl(.36, .22, (0, .62, h / 2 + .09), g['chrome'], .05, parent=frame)                        # pendant tube
    k.cyl(.26, 8, (0, .62, h / 2 + 4), g['steel pipe'], .01, parent=frame)
    return frame


def lights():
    k.area((.9, -1.6, 2.6), (0, 0, 1.3), 1.0, 26, '#f3f9ff')                       # key: upper front
    k.area((-1.6, -2.6, 1.9), (0, 0, 1.3), 1.0, 9, '#cfe9f5', size_y=1.0)         # wide soft box: what the steel shows
    k.area((-1.5, -.7, 1.7), (0, 0, 1.35), .5, 16, '#a9e2f5', size_y=1.4)          # cool rake over the steel
    k.area((1.5, .7, 1.7), (.2, 0, 1.3), .5, 36, '#ffc27a', size_y=1.2)            # warm kicker
    k.area((-.9, 1.0, 2.4), (0, .1, 1.4), .6, 40, '#bfe6ff')                       # cool rim
    for x, w in ((-2.4, 90), (.4, 70), (2.6, 100)):
        k.area((x + 1, 2.6, 4.2), (x, 5.2, 1.3), 1.6, w, '#bfe8f7', spread=80)
    k.area((-.4, 2.2, 2.2), (-.4, 1.2, 1.0), 3.0, 110, '#ffcf8a', size_y=.3)        # warm light on the bottles
    k.world('#061117', '#163a48', .6, .5)


k.start(9)
parts = {**p.M(), **c.M()}
parts['steel pipe'] = k.mat('pendant steel', '#b4bbbf', .28, metal=1, brushed='Z', bump_scale=60)
line(parts)
console(parts)
lights()
k.shot(card=dict(loc=(.44, -1.22, 1.46), target=(.012, 0, 1.325), lens=51, focus=(-.02, -.03, 1.32), fstop=1.6, aspect=1.6))
k.render(dict(fog='#1d4a5a', fog_max=.6, bloom=.12, ev=.45, vignette=.25), mist=(2.2, 14))
