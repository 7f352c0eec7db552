"""What stands on a control panel's upper rail: circuit breakers, contactors, relays; the panel's side duct. 1 unit = 100 mm, as in cabinet.py."""
import math, random
import kit as k, cabinet as c

UP = (math.pi / 2, 0, 0)


def M(g):
    """Adds to the materials of cabinet.M()."""
    g['mcb'] = k.mat('breaker', '#a9b1b4', .42, bump=.1, bump_scale=120, smudge=.06, vary=.03)
    g['toggle'] = k.mat('breaker toggle', '#14181b', .35, coat=.2)
    g['contactor'] = k.mat('contactor', '#252e33', .4, bump=.15, bump_scale=100, smudge=.06)
    g['relay'] = k.mat('relay', '#d9860f', .4, bump=.1, bump_scale=120, sss=.04)
    return g


def _wires(g, x, z, half, ducts, cols, spread, r=.017):
    """One wire from each terminal at the part's top and bottom into the duct there."""
    for i, col in enumerate(cols):
        tx = x + (i - (len(cols) - 1) / 2) * spread
        for side in (1, -1):
            k.cyl(.03, .02, (tx, -.60, z + side * (half - .07)), g['hole'], .003, 'Y', 20)
            c.wire(g, col, (tx, -.585, z + side * (half - .07)), ducts[side > 0], r, side, tag=False)


def breaker(g, x, z, ducts, label='F1', on=True):
    """Miniature circuit breaker, 18 mm wide."""
    k.box((.172, .58, .82), (x, -.34, z), g['mcb'], .012)
    k.box((.172, .14, .42), (x, -.66, z), g['mcb'], .014)
    k.box((.12, .05, .15), (x, -.725, z + .02), g['hole'], .01)
    k.box((.10, .12, .06), (x, -.77, z + (.055 if on else -.015)), g['toggle'], .014)
    k.decal(c.SVG.format(w=120, h=70, body=f'<text x="60" y="52" font-size="54" font-weight="700" text-anchor="middle" fill="#10171b">{label}</text>'), .13, .076, (x, -.7315, z - .14), UP, px=128)
    _wires(g, x, z, .41, ducts, ('black',), .1)


def contactor(g, x, z, ducts, label='K1', on=False):
    """Three-pole contactor, 45 mm wide."""
    k.box((.44, .62, .86), (x, -.36, z), g['contactor'], .016)
    k.box((.42, .26, .50), (x, -.74, z), g['contactor'], .02)
    k.box((.20, .04, .16), (x, -.88, z + .04), g['amber'] if on else g['toggle'], .012)
    k.decal(c.SVG.format(w=300, h=90, body=f'<rect width="300" height="90" fill="#b9c2c5"/><text x="150" y="66" font-size="62" font-weight="700" text-anchor="middle" fill="#10171b">{label}</text>'), .3, .09, (x, -.8715, z - .15), UP, px=256)
    _wires(g, x, z, .43, ducts, ('black', 'black', 'black'), .12, .021)


def relay(g, x, z, ducts, on=True):
    """Slim interface relay, 6 mm wide."""
    k.box((.056, .62, .80), (x, -.36, z), g['contactor'], .008)
    k.box((.05, .12, .34), (x, -.70, z), g['relay'], .010)
    k.box((.024, .02, .03), (x, -.765, z + .1), k.glow('led' + c.GREEN, c.GREEN, 5) if on else g['toggle'], .004)
    _wires(g, x, z, .40, ducts, (random.choice(('navy', 'grey')),), .1, .013)


def side_duct(g, x, z0, z1, w=.5, d=.66):
    """Upright wiring duct with slotted flanks."""
    z, h = (z0 + z1) / 2, z1 - z0
    k.box((w + .03, .022, h), (x, -d, z), g['duct'], .008)
    for s in (-1, 1):
        finger = k.box((.018, d - .04, .075), (x + s * w / 2, -d / 2, z0), g['duct'], .006)
        for i in range(int(h / .125)):
            k.copy(finger, (x + s * w / 2, -d / 2, z0 + (i + .5) * .125))
