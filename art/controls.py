"""Operator controls: buttons, lamps, switches, emergency stop, touch panel. 1 unit = 100 mm, as in cabinet.py.

Each part stands on the XZ plane of its parent and faces the viewer towards -Y; scale the parent for a scene in metres.
"""
import math
import kit as k

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" font-family="Inter">{body}</svg>'
UP = (math.pi / 2, 0, 0)                                             # turns a decal, lathe or bolt to face -Y
COLOURS = dict(green='#12a150', red='#c4161c', blue='#1d6fc0', white='#d9e0e3', amber='#f08c0a', black='#15191c')


def M():
    g = {}
    g['steel'] = k.mat('console steel', '#c3c9cc', .34, metal=1, brushed='X', bump_scale=320)
    for n in g['steel'].node_tree.nodes:                                # long grain: the sheet is several units wide
        if n.type == 'MAPPING':
            n.inputs['Scale'].default_value = (.0012, 1, 1)
    g['chrome'] = k.mat('button ring', '#ccd2d5', .18, metal=1, smudge=.08, smudge_scale=8)
    g['bezel'] = k.mat('panel bezel', '#15191c', .36, metal=.4, bump=.12, bump_scale=160, smudge=.1, smudge_scale=3)
    g['glass'] = k.mat('panel glass', '#030506', .07, coat=.6, smudge=.04, smudge_scale=2)
    g['rubber'] = k.mat('gasket', '#0a0c0d', .75, bump=.1, bump_scale=90)
    g['legend'] = k.mat('legend plate', '#1a2024', .45, bump=.1, bump_scale=120)
    g['yellow'] = k.mat('stop collar', '#f0ab07', .4, smudge=.1, smudge_scale=6, bump=.05, bump_scale=120)
    g['mushroom'] = k.mat('stop head', '#b90d12', .28, coat=.4, smudge=.1, smudge_scale=6, sss=.03)
    g['bolt'] = k.mat('console bolt', '#9aa2a7', .28, metal=1)
    for n, c in COLOURS.items():
        g['cap ' + n] = k.mat('cap ' + n, c, .3, coat=.35, smudge=.08, smudge_scale=6)
    return g


def lit(name, power=1.6):
    """A lens lit from behind."""
    return k.mat('lens ' + name, {'green': '#1fd277', 'red': '#ff3b2b', 'amber': '#ffa21c', 'white': '#eaf6ff', 'blue': '#2f9bff'}[name], .25, coat=.5, emit=power)


def legend(g, label, at, parent, w=.62, h=.17):
    """Engraved plate over a control."""
    x, z = at
    k.box((w, .02, h), (x, -.01, z), g['legend'], .012, parent=parent)
    k.decal(SVG.format(w=int(w * 500), h=int(h * 500), body=f'<text x="{w * 250}" y="{h * 250 + 21}" font-size="60" font-weight="700" text-anchor="middle" fill="#f1f5f6">{label}</text>'),
            w, h, (x, -.0215, z), UP, px=512, parent=parent)


def ring(g, at, parent, r=.19):
    """Metal ring that holds a 22 mm device, on its gasket."""
    x, z = at
    k.cyl(r + .018, .02, (x, -.008, z), g['rubber'], .006, 'Y', parent=parent)
    k.lathe([(0, 0), (r, 0), (r, .045), (r - .035, .075), (r - .05, .055), (0, .055)], g['chrome'], (x, -.012, z), UP, .008, parent=parent)


def button(g, at, colour, parent, label=None, on=False, r=.19):
    ring(g, at, parent, r)
    k.lathe([(0, 0), (r - .05, 0), (r - .05, .075), (r - .085, .095), (0, .09)], lit(colour) if on else g['cap ' + colour], (at[0], -.055, at[1]), UP, .014, parent=parent)
    if label:
        legend(g, label, (at[0], at[1] + r + .17), parent)


def lamp(g, at, colour, parent, label=None, on=True, r=.17):
    ring(g, at, parent, r)
    k.lathe([(0, 0), (r - .05, 0), (r - .05, .08), (r - .09, .14), (0, .155)], lit(colour, 2.2) if on else g['cap ' + colour], (at[0], -.055, at[1]), UP, .03, parent=parent)
    if label:
        legend(g, label, (at[0], at[1] + r + .17), parent)


def selector(g, at, parent, label=None, turn=-.7, r=.19, ends=('0', '1')):
    """Rotary switch with a lever; turn: its angle from upright."""
    x, z = at
    ring(g, at, parent, r)
    k.cyl(r - .045, .05, (x, -.085, z), g['cap black'], .012, 'Y', parent=parent)
    hub = k.empty((x, -.13, z), (0, turn, 0), parent)
    k.box((.085, .10, (r - .05) * 2), (0, 0, 0), g['cap black'], .028, parent=hub)
    k.box((.018, .012, .11), (0, -.05, .075), g['cap white'], .004, parent=hub)
    for side, mark in zip((-1, 1), ends):
        k.text(mark, .085, k.mat('engraving', '#15191c', .5), (x + side * (r + .035), -.003, z + r * .86), UP, .0005, parent=parent)
    if label:
        legend(g, label, (x, z + r + .17), parent)


def emergency_stop(g, at, parent, s=1.):
    """Red mushroom on a yellow collar, the words around it."""
    e = k.empty((at[0], 0, at[1]), (0, 0, 0), parent); e.scale = (s, s, s)
    words, size = 'EMERGENCY STOP', 62
    letters = ''
    for i, ch in enumerate(words + '   ' + words + '   '):
        a = (i - (len(words) - 1) / 2) * 360 / (2 * len(words) + 6)
        letters += f'<text x="0" y="-212" font-size="{size}" font-weight="800" text-anchor="middle" fill="#10171b" transform="rotate({a:.2f})">{ch}</text>'
    k.cyl(.545, .03, (0, -.012, 0), g['yellow'], .01, 'Y', 96, parent=e)
    k.decal(SVG.format(w=600, h=600, body=f'<g transform="translate(300 300)">{letters}</g>'), 1.09, 1.09, (0, -.0285, 0), UP, px=1024, parent=e)
    k.lathe([(0, 0), (.29, 0), (.27, .10), (.21, .15), (0, .15)], g['yellow'], (0, -.02, 0), UP, .02, parent=e)
    k.cyl(.16, .2, (0, -.2, 0), g['cap black'], .01, 'Y', parent=e)
    k.lathe([(0, 0), (.21, 0), (.335, .075), (.35, .12), (.33, .17), (.26, .205), (.2, .215), (.19, .205), (0, .205)], g['mushroom'], (0, -.22, 0), UP, .03, seg=96, parent=e)
    arrow = '<path d="M-30 -118A122 122 0 0 1 70 -100" fill="none" stroke="#f3f5f5" stroke-width="26"/><path d="M52 -150L122 -82L34 -62Z" fill="#f3f5f5"/>'
    k.decal(SVG.format(w=360, h=360, body='<g transform="translate(180 180)">' + ''.join(f'<g transform="rotate({a})">{arrow}</g>' for a in (0, 120, 240)) + '</g>'),
            .37, .37, (0, -.427, 0), UP, px=512, parent=e)
    return e


def touch_panel(g, screen, w, h, at, parent, emit=.9, px=1800, margin=.24):
    """Operator panel: gasket, bevelled bezel, glass and a lit screen of w x h (SVG markup), status light below it."""
    x, z = at
    W, H = w + 2 * margin, h + 2 * margin + .06
    k.box((W + .07, .05, H + .07), (x, -.012, z - .03), g['rubber'], .02, parent=parent)
    k.box((W, .16, H), (x, -.075, z - .03), g['bezel'], .05, parent=parent, seg=4)
    k.box((w + .10, .02, h + .10), (x, -.150, z), g['glass'], .008, parent=parent)
    lit_screen = k.decal(screen, w, h, (x, -.1612, z), UP, emit=emit, rough=.12, px=px, parent=parent)
    lit_screen.data.materials[0].node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = .12   # anti-glare glass keeps its contrast
    k.box((.07, .012, .022), (x + w / 2 - .06, -.157, z - h / 2 - .15), k.glow('panel status', '#35e28a', 5), .006, parent=parent)
    for sx in (-1, 1):
        for sz in (-1, 1):
            k.bolt(.035, (x + sx * (W / 2 - .11), -.150, z - .03 + sz * (H / 2 - .11)), UP, g['bolt'], parent)
