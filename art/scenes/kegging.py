"""A kegging hall by day: a racker of eight lanes, kegs on the roller conveyor that leaves it, tanks behind."""
import sys, os, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import kit as k, parts as p, bottling as b, hygienic as h, daylight as day
from palletising import collect, pallet, put, roller_conveyor

LANES, PITCH = 8, .64
RACK_Y, HEAD = 1.15, .78                                     # where the lanes stand, height of their filling heads
WAY_Y, WAY_Z = 0., .62                                       # the conveyor in front of them
KEG_H = .532


def keg(g, cap=None):
    """50 l keg: shell with two rolling rings, chimes with hand holes, spear; filled ones have a cap."""
    S, dark = g['keg'], g['black']
    k.lathe([(0, .045), (.15, .042), (.186, .07), (.199, .105), (.199, .165), (.204, .174), (.204, .190), (.199, .199), (.199, .330), (.204, .339), (.204, .355),
             (.199, .364), (.199, .425), (.186, .460), (.11, .482), (.04, .486), (0, .486)], S, bevel=.008, seg=72)
    for z0, z1 in ((.0, .095), (.437, KEG_H)):
        k.lathe([(.186, z0 + .006), (.191, z0), (.197, z0 + .006), (.197, z1 - .006), (.191, z1), (.186, z1 - .006), (.186, z0 + .006)], S, bevel=.003, seg=72)
    k.ring(.1996, .002, .085, (0, 0, .265), k.mat('keg band', '#1c5a66', .45, smudge=.12), .0005, seg=72)
    for t in (.5, .5 + math.pi):
        e = k.empty((0, 0, .492), (0, 0, t))
        k.box((.014, .105, .026), (.1915, 0, 0), dark, .006, parent=e)
    k.cyl(.036, .024, (0, 0, .494), g['bright'], .004, seg=40)
    if cap: k.cyl(.031, .020, (0, 0, .514), k.mat('cap' + cap, cap, .4, coat=.2), .004, seg=40)


def lane(g):
    """One lane: keg upside down on its filling head, the clamp that presses it, valves and a lamp."""
    k.box((PITCH - .06, .62, .06), (0, 0, HEAD - .08), g['sheet'], .006)
    k.lathe([(0, HEAD - .05), (.12, HEAD - .05), (.12, HEAD - .02), (.07, HEAD), (0, HEAD)], g['bright'], bevel=.005, seg=48)
    for s in (-1, 1):
        k.box((.07, .07, 2.0), (s * (PITCH / 2 - .035), .26, 1.0), g['sheet'], .008)
    k.cyl(.055, .42, (0, 0, HEAD + KEG_H + .42), g['bead'], .006, seg=48)                  # clamp cylinder
    k.cyl(.022, .22, (0, 0, HEAD + KEG_H + .14), g['bright'], .003, seg=32)
    k.lathe([(0, HEAD + KEG_H + .004), (.16, HEAD + KEG_H + .004), (.16, HEAD + KEG_H + .03), (.05, HEAD + KEG_H + .06), (0, HEAD + KEG_H + .06)], g['pom'], bevel=.006, seg=48)
    for i, x in enumerate((-.15, 0., .15)):                   # media valves below the head
        k.cyl(.030, .14, (x, -.20, HEAD - .22), g['bright'], .004, seg=36)
        k.cyl(.032, .06, (x, -.20, HEAD - .33), g['graph'], .008, seg=36)
        k.ring(.033, .004, .012, (x, -.20, HEAD - .29), k.glow('lane lamp', '#31d67a', 3.), .001, seg=36)
        k.cable([(x, -.20, HEAD - .36), (x + .02, -.16, HEAD - .45), (x + .02, .05, HEAD - .50), (x, .24, HEAD - .46)], .006, g['air'])
    k.cable([(.05, .02, HEAD + KEG_H + .60), (.12, .10, HEAD + KEG_H + .66), (.14, .24, HEAD + KEG_H + .55)], .007, g['air'])


def screen():
    """What the panel shows: kegs an hour, and the step that each lane is at."""
    steps = ('Fill', 'Fill', 'Rinse', 'Fill', 'CO₂', 'Fill', 'Fill', 'Steam')
    lanes = ''.join(f'<rect x="{520 + i % 2 * 230}" y="{110 + i // 2 * 116}" width="210" height="98" rx="10" fill="#0d2f3b"/><text x="{540 + i % 2 * 230}" y="{148 + i // 2 * 116}" font-size="26" fill="#8fb3be">Lane {i + 1}</text><text x="{540 + i % 2 * 230}" y="{192 + i // 2 * 116}" font-size="38" font-weight="700" fill="#f2f7f8">{step}</text>' for i, step in enumerate(steps))
    return b.SVG.format(w=1000, h=600, body=f'''<rect width="1000" height="600" fill="#06202a"/><rect width="1000" height="76" fill="#0b4656"/><text x="36" y="52" font-size="38" font-weight="800" fill="#fff">LINE 4 · KEG RACKER</text>
<text x="40" y="160" font-size="30" fill="#8fb3be">Kegs / h</text><text x="40" y="310" font-size="150" font-weight="800" fill="#ffb02e">128</text><text x="40" y="430" font-size="30" fill="#8fb3be">Recipe</text><text x="40" y="490" font-size="52" font-weight="700" fill="#f2f7f8">Pale ale 50 l</text>{lanes}''')


def racker(g):
    unit = collect('lane', lambda: lane(g))
    upside = collect('keg upside down', lambda: keg(g))
    x0 = -(LANES - 1) * PITCH / 2
    for i in range(LANES):
        x = x0 + i * PITCH
        put(unit, (x, RACK_Y, 0))
        o = put(upside, (x, RACK_Y, HEAD + KEG_H)); o.rotation_euler = (math.pi, 0, .4 * i)
        number = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="12" fill="#0f1a20"/><text x="50" y="74" font-family="Inter" font-weight="800" font-size="66" text-anchor="middle" fill="#f2f5f6">{i + 1}</text></svg>'
        k.decal(number, .13, .13, (x, RACK_Y - .325, 2.02), (math.pi / 2, 0, 0), px=256)
    w = LANES * PITCH
    k.box((w + .2, .64, .26), (0, RACK_Y, 2.02), g['sheet'], .012)                          # head beam
    k.box((w + .2, .66, .05), (0, RACK_Y, 2.17), g['bead'], .01)
    k.box((w + .2, .60, .16), (0, RACK_Y + .1, .12), g['sheet'], .012)
    for z, r in ((2.42, .052), (2.58, .038), (2.72, .038)):                                # beer, gas and CIP mains on top
        k.cyl(r, w + 3., (.6, RACK_Y + .12, z), g['bright'], .003, 'X', 40)
    for i in range(LANES):
        x = x0 + i * PITCH + .18
        k.cyl(.024, .44, (x, RACK_Y + .12, 2.30), g['bright'], .002, seg=28)
    k.box((.55, .45, 1.9), (-w / 2 - .55, RACK_Y + .05, .95), g['machine white'], .012)     # control cabinet beside it
    p.beacon(g, (-w / 2 - .55, RACK_Y + .05, 1.9), .09, .038)
    b.operator_panel(g, (-w / 2 - .32, RACK_Y - .52, 1.52), .35, .36, drop=1.2, screen=screen)


k.start(21)
g = {**h.M(), **b.M()}
g['keg'] = k.mat('keg steel', '#b7bdc1', .30, metal=1, smudge=.12, smudge_scale=5, bump=.04, bump_scale=80)
full = collect('full keg', lambda: keg(g, '#f59e0b'))
racker(g)
roller_conveyor(g, -6.5, 6.5, WAY_Y, WAY_Z, .46)
for i, x in enumerate((-3.05, -2.60, -2.14, -1.40, -.96, -.50, .30, .76, 1.62, 2.10, 2.56, 3.60, 4.10)):
    put(full, (x, WAY_Y, WAY_Z), .9 * i)
for x, y, turn in ((3.9, -1.75, .1), (5.3, -1.7, -.05), (5.4, 3.6, .02), (6.8, 3.5, .1)):  # kegs on pallets
    pallet((x, y, 0), turn)
    for layer in range(2):
        for i in (-1, 0, 1):
            for j in (-.5, .5): put(full, (x + i * .41, y + j * .43, .144 + layer * KEG_H), i + j)
day.hall(-9., 11., -8., 9., 6., skylights=(-4.5, 1., 6.5), windows=('right', 'back'), wall='#b9bbb6', floor='#85877f', sky=2.4)
day.lane(-7, -.95, 10, -.95, .09, seed=4)
day.tyre_marks(2., -2.6, 7, 5, seed=6)
for i in range(5): p.tank(g, (-5.2 + i * 2.5, 5.6, 0), r=.95, h=2.5)

day.sun((-.50, .34, -.79), 17.)
for y in (-4., 1., 6.): k.area((0, y, 5.7), (0, y, 0), 12., 420, '#eef4fa', size_y=1.5)
k.area((-5.5, -5., 3.6), (-1., 0, .9), 3., 330, '#eef5fb', size_y=2.)
k.area((2.5, -3.2, 2.2), (0, .4, 1.), 1.6, 120, '#ffe2ba')
k.area((0, RACK_Y - .45, 1.95), (0, RACK_Y - .2, 1.), 4.8, 60, '#f2f8ff', size_y=.2)       # lamp below the head beam
k.world('#9aa4a8', '#c3ccd2', .8, .42)
k.shot(job=dict(loc=(-4.75, -2.5, 1.74), target=(-.80, .55, .98), lens=34, focus=(-2.1, 0, .9), fstop=1.2, aspect=16 / 9))
k.render(dict(fog='#b4bcbf', fog_max=.34, fog_pow=.9, bloom=.08, ev=.18, shadow_tint=0., neutral=.25, warm=.05, gamma=1.1, sat=1.15), mist=(5., 26))
