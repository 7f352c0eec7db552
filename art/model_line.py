"""Bottling line as a model on a plinth: ten stations from pallet to pallet, everything a little larger than life so that a
bottle is still a bottle at 10 px. Metres; a station's own frame has the conveyor along X at its origin, its front at -Y.
"""
import math
import random

import bpy

import kit as k
import parts as p
from palletising import collect, put

Z = .78                                                      # top of the conveyors
WIDE = .40
PITCH = .235                                                 # bottle to bottle on a conveyor that is running full
R, H = .088, .44                                             # a bottle
CARTON = (.62, .44, .40)


def M():
    """Materials: pale machines on dark, one amber, glass."""
    g = p.M()
    g['body'] = k.mat('model white', '#c3ccd0', .42, coat=.15, smudge=.05, smudge_scale=2)
    g['shade'] = k.mat('model grey', '#7f8d94', .5)
    g['deep'] = k.mat('model slate', '#23414e', .5, coat=.1)
    g['teal'] = k.mat('model teal', '#1d7282', .45, coat=.2)
    g['amber'] = k.mat('model amber', '#f2a009', .42, coat=.2)
    g['bright'] = k.mat('model steel', '#c9d0d4', .24, metal=1)
    g['satin'] = k.mat('model satin', '#aab4ba', .4, metal=.85)
    g['floor'] = k.mat('model floor', '#234655', .62, smudge=.1, smudge_scale=.6)
    g['edge'] = k.mat('model edge', '#0e222c', .6)
    g['paint'] = k.mat('floor paint', '#6b97a6', .7)
    g['lane'] = k.mat('floor lane', '#8a6a1c', .7)
    g['full'] = k.mat('full bottle', '#8a3f08', .16, coat=.7, spec=.6)
    g['empty'] = clear('empty bottle', '#bfe3df', .42)
    g['cap'] = k.mat('cap', '#ffc02e', .35, coat=.3)
    g['wrap'] = k.mat('label', '#f4efe2', .6)
    g['card'] = k.mat('model carton', '#b98a58', .8, vary=.07)
    g['inside'] = k.mat('carton inside', '#7d5a36', .85)
    g['wood'] = k.mat('model timber', '#8a6a48', .8, vary=.1)
    g['red'] = k.mat('model red', '#c23a22', .45)
    g['pane'] = clear('guard pane', '#cfeef0', .06)
    g['water'] = k.glow('water light', '#7fdcff', 1.3)
    g['screen'] = k.glow('screen light', '#4fd6e8', 2.2)
    g['ring'] = k.glow('ring light', '#c9fbff', 5.)
    g['data'] = k.glow('data cable', '#22c3df', 1.8)
    g['off'] = k.mat('lamp off', '#3b474d', .3, coat=.5)
    g['skin'] = k.mat('skin', '#c98f68', .6)
    return g


def clear(name, tint, film):
    """Clear sheet or thin glass without refraction: see-through, shining at grazing angles, with a film of body colour."""
    m = bpy.data.materials.new(name); m.use_nodes = True
    n, l = m.node_tree.nodes, m.node_tree.links
    n.remove(n['Principled BSDF'])
    body, through, shine = (n.new('ShaderNodeBsdf' + s) for s in ('Diffuse', 'Transparent', 'Glossy'))
    body.inputs[0].default_value = through.inputs[0].default_value = k.lin(tint); shine.inputs['Roughness'].default_value = .08
    a, b, f = n.new('ShaderNodeMixShader'), n.new('ShaderNodeMixShader'), n.new('ShaderNodeFresnel')
    f.inputs['IOR'].default_value = 1.4; a.inputs[0].default_value = film
    l.new(through.outputs[0], a.inputs[1]); l.new(body.outputs[0], a.inputs[2])
    l.new(f.outputs[0], b.inputs[0]); l.new(a.outputs[0], b.inputs[1]); l.new(shine.outputs[0], b.inputs[2])
    l.new(b.outputs[0], n['Material Output'].inputs['Surface'])
    return m


# ------------------------------------------------------------------ what runs on the line
def bottles(g):
    """The states of a bottle, as collections for put(): empty, full, capped, labelled."""
    def glass(m):
        k.lathe([(0, 0), (R, 0), (R, .25), (.036, .335), (.033, H), (0, H)], m, bevel=.018, seg=20)

    def cap(): k.cyl(.040, .05, (0, 0, H), g['cap'], .008, seg=16)

    def label(): k.lathe([(R + .003, .07), (R + .003, .20)], g['wrap'], bevel=0, seg=20)

    def stripe(): k.lathe([(R + .005, .115), (R + .005, .145)], g['teal'], bevel=0, seg=20)
    states = {'empty': lambda: glass(g['empty']), 'full': lambda: glass(g['full']),
              'capped': lambda: (glass(g['full']), cap()), 'labelled': lambda: (glass(g['full']), cap(), label(), stripe())}
    return {name: collect(name, build) for name, build in states.items()}


def stand(bottle, spots, root=None, z=Z):
    for x, y in spots:
        put(bottle, (x + random.uniform(-.006, .006), y + random.uniform(-.006, .006), z)).parent = root


def carton(g, state):
    """Case of twelve, open with its caps in sight, or closed and taped."""
    L, W, Hc = CARTON

    def build():
        if state == 'closed':
            k.box((L, W, Hc), (0, 0, Hc / 2), g['card'], .012)
            k.box((L + .002, .07, .004), (0, 0, Hc), g['wrap'], 0)
            k.box((.20, .004, .14), (.10, -W / 2 - .001, .2), g['teal'], 0)
        else:
            for y in (-1, 1): k.box((L, .02, Hc), (0, y * W / 2, Hc / 2), g['card'], .004)
            for x in (-1, 1): k.box((.02, W, Hc), (x * L / 2, 0, Hc / 2), g['card'], .004)
            k.box((L, W, .02), (0, 0, .02), g['inside'], 0)
            if state == 'full':
                for i in range(4):
                    for j in range(3): k.cyl(.045, .05, (-.21 + i * .14, -.135 + j * .135, Hc - .06), g['cap'], .008, seg=14)
                    k.box((.13, W - .05, .02), (-.21 + i * .14, 0, Hc - .12), g['full'], 0)
    return collect('carton ' + state, build)


def pallet(g, loc, root=None):
    e = k.empty((*loc, 0)); e.parent = root
    for i in range(6): k.box((1.5, .17, .04), (0, -.5 + i * .2, .15), g['wood'], .008, parent=e)
    for y in (-.5, 0, .5): k.box((1.5, .14, .11), (0, y, .07), g['wood'], .008, parent=e)
    return e


def stacked(g, case, loc, layers, root=None, part=6):
    """Closed cartons on a pallet; of the top layer only so many."""
    pallet(g, loc, root)
    for i in range(layers):
        for n in range(part if i == layers - 1 else 6):
            o = put(case, (loc[0] - .46 + (n % 2) * .0 + (n // 3) * .0 + [-.0, .64][n % 2] + .14, loc[1] - .46 + (n // 2) * .46, .18 + i * CARTON[2]))
            o.parent = root


# ------------------------------------------------------------------ common parts
def conveyor(g, a, b, root=None, width=WIDE, z=Z):
    """Slat conveyor from a to b (x, y), along one axis."""
    (x0, y0), (x1, y1) = a, b
    along_x = abs(x1 - x0) > abs(y1 - y0); L = abs(x1 - x0) if along_x else abs(y1 - y0)
    e = k.empty(((x0 + x1) / 2, (y0 + y1) / 2, 0), (0, 0, 0 if along_x else math.pi / 2), root)
    k.box((L, width, .06), (0, 0, z - .035), g['belt'], .01, parent=e)
    n = int(L / .12)
    slat = k.box((.100, width - .04, .012), (-L / 2 + .06, 0, z - .004), g['deep'], .004, parent=e)
    for i in range(1, n): k.copy(slat, (-L / 2 + .06 + i * L / n, 0, z - .004), parent=e)
    for s in (-1, 1):
        k.box((L, .035, .15), (0, s * (width / 2 + .012), z - .07), g['satin'], .008, parent=e)
        k.cyl(.012, L, (0, s * (width / 2 - .03), z + .16), g['bright'], .002, 'X', 10, e)
        for i in range(max(2, int(L / 1.1) + 1)):
            x = -L / 2 + .18 + i * (L - .36) / max(1, int(L / 1.1))
            k.box((.06, .06, z - .1), (x, s * width / 2, (z - .1) / 2), g['shade'], .01, parent=e)
            k.cyl(.010, .22, (x, s * (width / 2 + .0), z + .06), g['bright'], .002, seg=8, parent=e)
    return e


def cabinet(g, loc, root, h=1.5, w=.62):
    """Control cabinet with an operator panel, at the back or side of a machine."""
    e = k.empty(loc, parent=root)
    k.box((w, .34, h), (0, 0, h / 2), g['body'], .03, parent=e)
    k.box((w + .01, .35, .10), (0, 0, .06), g['deep'], .01, parent=e)
    k.box((w * .66, .02, .30), (0, -.17, h * .74), g['black'], .02, parent=e)
    k.box((w * .56, .02, .22), (0, -.176, h * .74), g['screen'], .01, parent=e)
    k.cyl(.03, .03, (0, -.18, h * .50), g['red'], .008, 'Y', 16, e)
    return e


def lamps(g, loc, root):
    """Stack light, unlit: the page lights it. Returns the frame of its three lenses."""
    e = k.empty(loc, parent=root, name='stack light')
    k.cyl(.022, .22, (0, 0, .11), g['satin'], .004, seg=12, parent=e)
    for i in range(3):
        k.cyl(.058, .095, (0, 0, .27 + i * .105), g['off'], .014, seg=20, parent=e)
    k.cyl(.058, .03, (0, 0, .575), g['satin'], .008, seg=20, parent=e)
    return e


def guard(g, root, w, d, z0, z1, roof=True):
    """Posts and clear panes round a machine, and a pale roof with an amber line."""
    for x in (-w / 2, w / 2):
        for y in (-d / 2, d / 2): k.box((.07, .07, z1 - z0), (x, y, (z0 + z1) / 2), g['satin'], .012, parent=root)
        pane(g, root, (.012, d - .08, z1 - z0 - .06), (x, 0, (z0 + z1) / 2))
    for y in (-d / 2, d / 2):
        pane(g, root, (w - .08, .012, z1 - z0 - .06), (0, y, (z0 + z1) / 2))
        k.box((.05, .05, z1 - z0), (0, y, (z0 + z1) / 2), g['satin'], .01, parent=root)
    if roof:
        for y in (-d / 2, d / 2): k.box((w + .10, .10, .12), (0, y, z1), g['body'], .03, parent=root)
        for x in (-w / 2, w / 2): k.box((.10, d, .12), (x, 0, z1), g['body'], .03, parent=root)
        k.box((w + .02, .012, .04), (0, -d / 2 - .05, z1), g['amber'], .004, parent=root)


def pane(g, root, size, loc):
    o = k.box(size, loc, g['pane'], 0, parent=root)
    o.visible_shadow = False


def plinth(g, root, w, d, h=.62):
    k.box((w, d, h), (0, 0, h / 2 + .06), g['body'], .04, parent=root)
    k.box((w + .01, d + .01, .10), (0, 0, .07), g['deep'], .02, parent=root)
    k.box((w + .012, d + .012, .05), (0, 0, h - .06), g['teal'], .01, parent=root)
    k.box((w - .04, d - .04, .03), (0, 0, h + .07), g['satin'], .01, parent=root)


def person(g, loc, turn=0., vest='amber', root=None):
    """A figure as architects put into models."""
    e = k.empty(loc, (0, 0, turn), root)
    for s in (-1, 1): k.cyl(.085, .72, (s * .10, 0, .40), g['deep'], .03, seg=16, parent=e)
    k.box((.46, .28, .62), (0, 0, 1.06), g[vest], .11, parent=e)
    k.box((.465, .285, .07), (0, 0, .98), g['wrap'], .01, parent=e)
    k.lathe([(0, 1.40), (.10, 1.43), (.13, 1.54), (.10, 1.66), (0, 1.69)], g['skin'], bevel=.03, seg=20, parent=e)
    k.lathe([(.17, 1.60), (.145, 1.63), (.12, 1.72), (0, 1.75)], g['body'], bevel=.02, seg=20, parent=e)
    for s in (-1, 1): k.cyl(.06, .5, (s * .27, -.10, 1.10), g[vest], .03, 'Z', 14, e).rotation_euler = (-.7, 0, 0)


# ------------------------------------------------------------------ stations, each in its own frame
def ring(n, r, first=0.):
    return [(r * math.cos(first + k.TAU * i / n), r * math.sin(first + k.TAU * i / n)) for i in range(n)]


def depalletiser(g, root, b, _):
    for x in (-1.0, 1.0):
        for y in (-.85, .85): k.box((.12, .12, 2.5), (x, y, 1.25), g['deep'], .02, parent=root)
        k.box((.12, 1.8, .14), (x, 0, 2.45), g['deep'], .02, parent=root)
    for y in (-.85, .85): k.box((2.1, .12, .14), (0, y, 2.45), g['body'], .03, parent=root)
    k.box((2.0, .014, .05), (0, -.92, 2.45), g['amber'], .004, parent=root)
    k.box((.16, 1.7, .16), (-.25, 0, 2.10), g['amber'], .03, parent=root)
    k.box((.10, 1.3, .34), (-.70, 0, 1.86), g['amber'], .03, parent=root)
    pallet(g, (-.05, 0), root)
    z = .19
    for layer in range(3):
        stand(b['empty'], [(-.66 + i * .2 + .0, -.42 + j * .2) for i in range(7) for j in range(5)], root, z)
        z += H + .005
        k.box((1.46, 1.06, .025), (-.05, 0, z), g['card'], .005, parent=root); z += .02
    stand(b['empty'], [(-.46 + i * .2, -.42 + j * .2) for i in range(6) for j in range(5)], root, z)
    k.box((.5, 1.1, .06), (1.2, 0, Z - .03), g['satin'], .02, parent=root)
    for y in (-.5, .5): k.box((.07, .07, Z - .08), (1.2, y, (Z - .08) / 2), g['shade'], .01, parent=root)
    stand(b['empty'], [(1.06 + i * .2, -.4 + j * .2) for i in range(2) for j in range(5)], root)


def rinser(g, root, b, _):
    plinth(g, root, 1.9, 1.5)
    k.cyl(.72, .10, (0, 0, .76), g['bright'], .03, parent=root)
    k.cyl(.30, 1.0, (0, 0, 1.2), g['satin'], .03, parent=root)
    k.ring(.60, .05, .02, (0, 0, .83), g['water'], .004, parent=root)
    k.cyl(.66, .06, (0, 0, 1.50), g['bright'], .02, parent=root)
    for x, y in ring(14, .56):
        o = put(b['empty'], (x, y, 1.40)); o.rotation_euler = (math.pi, 0, 0); o.parent = root
        k.cyl(.012, .14, (x, y, .88), g['water'], 0, seg=8, parent=root)
    guard(g, root, 1.9, 1.5, .70, 1.95)
    k.cyl(.42, .22, (0, 0, 2.0), g['body'], .06, parent=root)


def filler(g, root, b, _):
    plinth(g, root, 2.5, 2.1)
    k.cyl(1.0, .10, (0, 0, .76), g['bright'], .03, seg=96, parent=root)
    k.cyl(.55, .9, (0, 0, 1.2), g['satin'], .03, seg=64, parent=root)
    for i, (x, y) in enumerate(ring(20, .86)):
        put(b['empty' if i in (4, 5, 6, 7, 8) else 'full'], (x, y, .82)).parent = root
        k.cyl(.05, .22, (x, y, 1.42), g['bright'], .014, seg=16, parent=root)
        k.cyl(.062, .05, (x, y, 1.56), g['teal'], .01, seg=16, parent=root)
    k.lathe([(.62, 1.52), (1.02, 1.52), (1.08, 1.60), (1.08, 1.98), (.96, 2.14), (.34, 2.20), (.30, 2.46), (0, 2.46)], g['bright'], bevel=.05, seg=96, parent=root)
    k.ring(1.095, .03, .06, (0, 0, 1.62), g['amber'], .01, seg=96, parent=root)
    k.ring(1.09, .02, .03, (0, 0, 1.90), g['satin'], .01, seg=96, parent=root)
    for x, y in ring(5, .5, .4):
        k.cable([(x * .4, y * .4, 2.44), (x * .9, y * .9, 2.50), (x * 1.5, y * 1.5, 2.30), (x * 1.6, y * 1.6, 2.02)], .035, g['bright'], root)
    for x in (-1.25, 1.25):
        for y in (-1.05, 1.05): k.box((.08, .08, .78), (x, y, 1.06), g['satin'], .014, parent=root)
        pane(g, root, (.012, 2.0, .72), (x, 0, 1.06))
    pane(g, root, (2.42, .012, .72), (0, -1.05, 1.06))
    k.box((2.58, .06, .06), (0, -1.05, 1.46), g['satin'], .012, parent=root)
    k.box((.06, 2.1, .06), (1.25, 0, 1.46), g['satin'], .012, parent=root)


def capper(g, root, b, _):
    plinth(g, root, 1.6, 1.5)
    k.cyl(.56, .10, (0, 0, .76), g['bright'], .03, parent=root)
    for i, (x, y) in enumerate(ring(10, .44, .2)):
        put(b['capped' if y < .1 else 'full'], (x, y, .82)).parent = root
        k.cyl(.05, .26, (x, y, 1.44), g['bright'], .014, seg=16, parent=root)
    k.lathe([(0, 1.56), (.58, 1.56), (.58, 1.68), (.36, 1.82), (.30, 1.98), (0, 1.98)], g['body'], bevel=.03, parent=root)
    k.ring(.59, .02, .05, (0, 0, 1.62), g['amber'], .008, parent=root)
    k.lathe([(.10, 2.10), (.40, 2.50), (.40, 2.72), (.36, 2.72), (.36, 2.52), (.08, 2.12)], g['bright'], (.28, .30, 0), bevel=.01, seg=48, parent=root)
    for i in range(46):
        r, t = .33 * math.sqrt(random.random()), random.uniform(0, k.TAU)
        k.cyl(.048, .045, (.28 + r * math.cos(t), .30 + r * math.sin(t), 2.60 + random.uniform(0, .07)), g['cap'], .01, seg=12, parent=root).rotation_euler = (random.uniform(-.7, .7), random.uniform(-.7, .7), 0)
    k.cable([(.28, .28, 2.14), (.18, .1, 2.0), (.0, -.3, 1.92), (-.1, -.48, 1.62)], .05, g['satin'], root)
    guard(g, root, 1.6, 1.5, .70, 1.5, roof=False)
    for y in (-.75, .75): k.box((1.66, .05, .06), (0, y, 1.5), g['satin'], .012, parent=root)


def buffer(g, root, b, _):
    """Accumulation table beside the corner: here lies along X, the line's way in at -X and out at +X."""
    k.box((2.5, 1.5, .08), (0, 0, Z - .045), g['deep'], .02, parent=root)
    for y in (-.77, .77): k.box((2.56, .05, .20), (0, y, Z + .0), g['satin'], .012, parent=root)
    for x in (-1.15, 0, 1.15):
        for y in (-.66, .66): k.box((.08, .08, Z - .1), (x, y, (Z - .1) / 2), g['shade'], .01, parent=root)
    spots = [(-1.08 + i * .194 + (j % 2) * .097, -.58 + j * .172) for i in range(11) for j in range(8)]
    stand(b['capped'], [(x, y) for x, y in spots if not (x > .35 and y > .05 + random.uniform(-.2, .2)) and x < 1.0], root)
    k.box((.06, .06, 1.2), (.2, -.86, .6), g['satin'], .01, parent=root)
    k.box((.5, .06, .32), (.2, -.88, 1.3), g['black'], .03, parent=root)
    k.box((.42, .02, .24), (.2, -.915, 1.3), g['screen'], .01, parent=root)


def labeller(g, root, b, _):
    plinth(g, root, 2.0, 1.6)
    k.cyl(.66, .10, (0, .05, .76), g['bright'], .03, parent=root)
    for i, (x, y) in enumerate(ring(12, .54)):
        put(b['labelled' if x < .1 else 'capped'], (x, y + .05, .82)).parent = root
    k.cyl(.60, .10, (0, .05, 1.42), g['body'], .03, parent=root)
    k.cyl(.24, .5, (0, .05, 1.65), g['satin'], .03, parent=root)
    k.box((.9, .5, .16), (0, .35, 1.86), g['body'], .04, parent=root)
    for x in (-.58, .58):                                     # label units: reel, web, take-up
        k.box((.56, .20, .10), (x, -.86, .98), g['deep'], .02, parent=root)
        k.cyl(.33, .11, (x, -.90, 1.42), g['wrap'], .01, 'Y', 48, root)
        k.cyl(.335, .05, (x, -.90, 1.42), g['teal'], .01, 'Y', 48, root)
        k.cyl(.10, .14, (x, -.90, 1.42), g['amber'], .01, 'Y', 32, root)
        k.box((.05, .12, .9), (x, -.80, 1.2), g['satin'], .01, parent=root)
        k.cyl(.05, .16, (x * .55, -.88, 1.05), g['bright'], .01, 'Y', 20, root)


def inspection(g, root, b, _):
    k.box((1.3, .9, .5), (0, 0, .31), g['body'], .04, parent=root)
    k.box((1.31, .91, .10), (0, 0, .07), g['deep'], .02, parent=root)
    for x in (-.55, .55):
        for y in (-.42, .42): k.box((.10, .10, 1.15), (x, y, 1.1), g['deep'], .02, parent=root)
    k.box((1.36, 1.0, .36), (0, 0, 1.78), g['body'], .06, parent=root)
    k.box((1.38, .012, .05), (0, -.506, 1.72), g['amber'], .004, parent=root)
    k.box((1.0, .03, .55), (0, .36, 1.15), g['ring'], .02, parent=root)           # backlight
    k.box((.24, .34, .24), (0, -.34, 1.38), g['black'], .04, parent=root)
    k.ring(.13, .04, .05, (0, -.12, 1.38), g['ring'], .01, 'Y', 32, root)
    k.box((.16, .5, .14), (-.78, .50, Z + .14), g['red'], .03, parent=root)       # reject pusher, at the back
    k.cyl(.03, .3, (-.78, .24, Z + .14), g['bright'], .006, 'Y', 16, root)
    e = k.empty((-.78, -.82, 0), parent=root)                                     # and the bin it fills
    for x in (-1, 1): k.box((.04, .66, .62), (x * .33, 0, .33), g['red'], .012, parent=e)
    for y in (-1, 1): k.box((.66, .04, .62), (0, y * .33, .33), g['red'], .012, parent=e)
    for i in range(9):
        o = put(b['labelled'], (random.uniform(-.16, .16), random.uniform(-.16, .16), .50 + random.uniform(0, .1)))
        o.rotation_euler = (random.uniform(.9, 2.1), 0, random.uniform(0, 6)); o.parent = e


def packer(g, root, b, case):
    plinth(g, root, 2.6, 1.0, .5)
    for x in (-1.3, 1.3):
        for y in (-.75, .75): k.box((.10, .10, 2.2), (x, y, 1.1), g['deep'], .02, parent=root)
        k.box((.12, 1.6, .14), (x, 0, 2.2), g['body'], .03, parent=root)
    for y in (-.75, .75): k.box((2.7, .12, .14), (0, y, 2.2), g['body'], .03, parent=root)
    k.box((2.6, .014, .05), (0, -.82, 2.2), g['amber'], .004, parent=root)
    k.box((.36, 1.4, .18), (.25, 0, 2.02), g['amber'], .03, parent=root)
    k.box((.2, .2, .5), (.25, -.1, 1.78), g['satin'], .02, parent=root)
    k.box((.66, .5, .10), (.25, -.1, 1.52), g['deep'], .02, parent=root)
    for i in range(4):
        for j in range(3):
            put(b['labelled'], (.04 + i * .145, -.25 + j * .15, 1.06)).parent = root
    for x, state in ((1.0, 'empty'), (.25, 'empty'), (-.5, 'full'), (-1.2, 'full')):
        put(case[state], (x, -.1, .60)).parent = root


def palletiser(g, root, b, case):
    stacked(g, case['closed'], (-.35, -.05), 4, root, 4)
    stacked(g, case['closed'], (-2.15, -.05), 5, root)
    k.cyl(.48, .50, (1.15, .55, .25), g['deep'], .04, parent=root)
    frame, _ = p.robot(g, base=(1.15, .55, .5), yaw=math.radians(202), target=(1.35, 1.75), tilt=-90., s=1.75, side=-1)
    frame.parent = root
    o = put(case['closed'], (1.15 + 1.35 * math.cos(math.radians(202)), .55 + 1.35 * math.sin(math.radians(202)), 1.42)); o.parent = root


TREND = '''<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 110"><rect width="200" height="110" fill="#0a3340"/><path d="M10 20h70M10 36h50" stroke="#8fd6e2" stroke-width="8"/><path d="M10 90 40 70 64 78 90 50 120 62 150 34 190 44" fill="none" stroke="#ffb02e" stroke-width="7"/><path d="M120 16h70v14h-70z" fill="#31d67a"/></svg>'''


def control_room(g, root, *_):
    """A room on posts with a glass front, three screens and somebody who watches them."""
    z = 1.25
    for x in (-2.1, 2.1):
        for y in (-.8, .8): k.box((.14, .14, z), (x, y, z / 2), g['deep'], .02, parent=root)
    k.box((4.6, 2.0, .16), (0, 0, z), g['body'], .04, parent=root)
    k.box((4.6, .06, 1.5), (0, .96, z + .8), g['deep'], .02, parent=root)
    k.box((.06, 2.0, 1.5), (-2.27, 0, z + .8), g['deep'], .02, parent=root)
    k.box((4.62, .014, .05), (0, -1.006, z), g['amber'], .004, parent=root)
    pane(g, root, (4.5, .012, 1.4), (0, -.96, z + .78)); pane(g, root, (.012, 1.9, 1.4), (2.27, 0, z + .78))
    for x in (-2.26, -.75, .75, 2.26): k.box((.06, .06, 1.5), (x, -.97, z + .8), g['satin'], .01, parent=root)
    k.box((4.6, .08, .10), (0, -.97, z + 1.54), g['body'], .03, parent=root)
    k.box((.08, 2.0, .10), (2.27, 0, z + 1.54), g['body'], .03, parent=root)
    for x in (-1.4, -.2, 1.0):
        k.box((1.08, .04, .62), (x, .90, z + 1.0), g['black'], .02, parent=root)
        k.decal(TREND, 1.0, .55, (x, .875, z + 1.0), (math.pi / 2, 0, 0), 1.6, parent=root, px=300)
    k.box((3.6, .5, .06), (-.2, .10, z + .50), g['body'], .02, parent=root)
    for x in (-1.4, -.2, 1.0): k.box((.08, .4, .42), (x, .1, z + .28), g['shade'], .01, parent=root)
    person(g, (-.5, -.42, z + .08), math.pi, 'teal', root)
    for i in range(5): k.box((.5, .22, .04), (2.6 + i * .24, -.5, z - .12 - i * .25), g['satin'], .01, parent=root)
    k.box((1.4, .05, .05), (3.05, -.74, z + .35), g['amber'], .01, (0, .80, 0), parent=root)
