"""Valve manifold in a brewery's cellar: stainless headers, seat and butterfly valves, sight glass and conductivity sensor."""
import sys, os, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import kit as k, parts as p, hygienic as h

UPPER, LOWER, FRONT = 1.22, 1.065, .90                       # heights of the headers
VALVES = ((-1.02, '#31d67a', 'V 11'), (-.68, '#31d67a', 'V 12'), (-.34, '#ffb02e', 'V 13'), (0., '#31d67a', 'V 14'), (.34, '#3aa0ff', 'V 15'))


def manifold(g):
    """A row of seat valves on two headers; from each a pipe goes back to its tank."""
    h.pipe(g, [(-2.6, 0, UPPER), (.62, 0, UPPER), (.62, 0, 2.6)])
    h.pipe(g, [(-2.6, 0, LOWER), (.80, 0, LOWER), (.80, .5, LOWER)])
    for x, lamp, tag in VALVES:
        h.seat_valve(g, (x, 0, UPPER), lamp, tag)
        h.pipe(g, [(x, 0, UPPER), (x, .34, UPPER), (x, .34, 2.6)], bend=.07)
        h.clamp(g, (x, .16, UPPER), 'Y', turn=-1.2)
    for x in (-.85, -.17, .17): h.clamp(g, (x, 0, UPPER), 'X', turn=.7)
    for x in (-.51, .17): h.clamp(g, (x, 0, LOWER), 'X', turn=2.2)
    for x in (-1.19, .50):                                     # pipe supports
        for z in (UPPER, LOWER):
            k.ring(h.PIPE + .007, .007, .03, (x, 0, z), g['cast'], .002, 'X')
        k.box((.03, .012, .34), (x, .04, UPPER - .08), g['cast'], .004)
        k.box((.05, .05, 1.2), (x, .09, .6), g['cast'], .006)


def sample_line(g):
    """The line in front: sensor, sight glass, butterfly valves."""
    y, z = -.20, FRONT
    h.pipe(g, [(-2.6, y, z), (.95, y, z), (.95, y + .9, z)], bend=.11)
    h.transmitter(g, (-.02, y, z))
    h.sight_glass(g, (-.36, y, z))
    h.butterfly_valve(g, (.38, y, z), manual=True)
    h.butterfly_valve(g, (-.86, y, z), '#31d67a', 'V 31')
    for x in (-.20, .16, .60, -.62, -1.15): h.clamp(g, (x, y, z), 'X', turn=-.5 + x)
    h.pipe(g, [(-2.6, .12, .68), (1.10, .12, .68), (1.10, 1., .68)])                       # rinse water return
    for x in (.30, -.55): h.clamp(g, (x, .12, .68), 'X', turn=1.1)
    h.butterfly_valve(g, (-.12, .12, .68), manual=True)
    for x in (.74, -1.3):
        k.ring(h.PIPE + .007, .007, .03, (x, y, z), g['cast'], .002, 'X')
        k.box((.04, .04, z - .03), (x, y, (z - .03) / 2), g['cast'], .006)


def hall(g):
    k.box((40, 40, .1), (0, 10, -.05), k.mat('wet floor', '#1b2a31', .16, smudge=.12, smudge_scale=1.2), 0)
    k.box((40, .2, 10), (0, 14, 5), k.mat('wall', '#16323e', .8), 0)
    for i, x in enumerate((1.25, -.70, -2.65, -4.60, -6.55)):
        h.fermenter(g, (x, 2.25, 0), tag=f'FV {5 - i}', turn=.18)
    for i, x in enumerate((-1.3, -3.4, -5.5, -7.6)):
        p.tank(g, (x, 5.2, 0), r=.9, h=2.6)
    for i in range(5):
        k.strip((-7 + i * 2.2, 3.3, 3.5), (-5.8 + i * 2.2, 3.3, 3.5), .08, '#dff1ff', 6.)
    for s in (-.12, .12): k.box((8, .006, .07), (-2, .42 + s, 2.05), g['cast'], .002)       # cable tray
    for i in range(26): k.box((.02, .24, .01), (-5.8 + i * .3, .42, 2.025), g['cast'], .002)


def lights():
    k.area((-1.5, -2.2, 2.7), (-.1, 0, 1.1), 1.6, 100, '#eef7ff')                        # key
    k.area((1.9, -1.5, 1.5), (0, -.1, 1.1), .25, 26, '#f4f9ff', size_y=2.2)             # strip: the long highlight in the tubes
    k.area((2.2, 1.0, 2.1), (.1, 0, 1.15), .8, 110, '#ffca90')                           # warm kicker
    k.area((-2.6, .9, 2.0), (-.3, 0, 1.2), .4, 45, '#bfe6ff', size_y=1.6)                # cool rim
    k.area((-.2, .2, 2.5), (-.2, 0, 1.), 1.8, 30, '#ffffff', size_y=.5)                  # top
    k.area((-.36, .02, .90), (-.36, -1, .92), .16, 4., '#ffd28a', size_y=.09)             # behind the sight glass
    k.area((-.4, .55, 2.7), (-.6, 1.2, 1.4), 2.4, 28, '#bfe8f7', size_y=.5)               # tanks
    k.area((-3.6, .3, 3.2), (-3.6, 1.6, 1.2), 2.4, 40, '#9fd6ec')
    k.area((-.6, -3.4, .7), (-.2, 0, 1.1), 3., 22, '#8fc4d6', size_y=1.2)                  # teal fill, what the tubes reflect below


k.start(12)
g = h.M()
manifold(g)
sample_line(g)
hall(g)
lights()
k.world('#061117', '#163a48', .6, .8)
k.shot(about=dict(loc=(1.14, -2.0, 1.45), target=(-.22, .02, 1.17), lens=51, focus=(-.02, -.2, 1.08), fstop=2.2, aspect=1.5),
       job=dict(loc=(1.14, -2.0, 1.45), target=(-.22, .02, 1.17), lens=81.6, focus=(-.02, -.2, 1.08), fstop=3.5, shift=(.26, .192), aspect=16 / 9))
k.render(dict(fog='#1d4a5a', fog_max=.6, fog_pow=.9, bloom=.12, ev=.15, far_mask=.2, neutral=.85, warm=-.01, gamma=1.15), mist=(2.8, 12))
