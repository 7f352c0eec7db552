"""Motion control: a ball-screw axis close up, its servo drives behind it (1 unit = 100 mm). Card: the drives themselves."""
import sys, os
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import kit as k, cabinet as c, servo as s

SHOT = k.opt('shot', 'hero')
ZS = .80                                                              # height of the screw's axis
RAIL_Y, RAIL_Z = .98, .50
PLATE_Z = RAIL_Z + .62                                                # underside of the carriage plate
CARRIAGE_X, CARRIAGE_L = -1.75, 1.8
NUT_X = -.62                                                          # face of the nut's flange
BEARING_X, FLANGE_X = 1.27, 2.34                                      # fixed bearing; the motor's flange face


def bed(g, x0, x1):
    """Painted casting, a trough with the machined rail seats on its walls."""
    L, cx = x1 - x0, (x0 + x1) / 2
    k.box((L, 2.9, .7), (cx, 0, -.35), g['bed'], .05)
    for q in (-1, 1):
        k.box((L, .62, .62), (cx, q * RAIL_Y, .17), g['bed'], .03)
        k.box((L, .46, .04), (cx, q * RAIL_Y, RAIL_Z - .02), g['milled'], .006)
        s.guide_rail(g, x0, .98, q * RAIL_Y, RAIL_Z)
        for dx in (-.44, .44):
            s.block(g, CARRIAGE_X + dx, q * RAIL_Y, RAIL_Z, .82, h=.62)
    s.scale_tape(x0 + .1, 4.21, -1.2915, .27)
    k.box((40, 14, .2), (0, 2, -.8), g['table'], .02)


def axis(g):
    bed(g, -13.9, 4.2)
    s.ball_screw(-13, 1.1, g['screw'], z=ZS)
    s.carriage(g, CARRIAGE_X, PLATE_Z, CARRIAGE_L)
    s.nut_housing(g, NUT_X - .15, ZS, PLATE_Z)
    s.ball_nut(g, NUT_X, ZS)
    k.box((.75, 1.3, .16), (BEARING_X, 0, .07), g['milled'], .01)
    s.bearing_support(g, BEARING_X, ZS, .10, .46)
    k.cyl(.12, 1.0, (BEARING_X + .5, 0, ZS), g['ground'], .01, 'X')
    s.coupling_housing(g, BEARING_X + .23, FLANGE_X, ZS, .10)
    s.coupling(g, BEARING_X + .60, ZS)
    s.motor(g, FLANGE_X, ZS, length=.95, paths=(
        [(3.86, .45, 2.34), (3.84, 1.2, 2.2), (3.6, 1.8, 1.3), (3.4, 2.0, .0)],
        [(4.42, .4, 2.2), (4.45, 1.1, 2.0), (4.2, 1.8, 1.2), (3.8, 2.2, .0)]))
    s.energy_chain(g, -12, 1.3, CARRIAGE_X + .2, 2.05, -.45, r=.5)
    k.box((14, .9, .05), (-5.2, 2.05, -.66), g['milled'], .01)
    s.limit_sensor(g, .62, -1.36, .42, False, '-B2')
    s.limit_sensor(g, CARRIAGE_X - .45, -1.42, .62, True, '-B1')


def drive_row(g, n, x, y, z, pitch=.78):
    k.box((n * pitch + 9, .08, 7), (x + n * pitch / 2, y + .04, z), g['plate'], .01)
    for i in range(n):
        dx = x + i * pitch
        yf, kz = s.drive(g, dx, y, z, f'AX{i + 1}', (1500, 2840, 960, 1500, 720, 2200)[i % 6], run=True)
        c.rj45(g, dx - .17, kz - .42, yf - .08, 'teal', -1, z - 2.4)
        c.rj45(g, dx + .13, kz - .42, yf - .08, 'green', 1, z - 2.4)
        s.motor_plug(g, dx, yf, z - .76, z - 3)


def cabinet_wall(g):
    """The drives alone, between two ducts, for the card."""
    drive_row(g, 5, -2.32, 0, 0)
    c.duct(g, -8, 6, 1.75, d=1.2)
    c.duct(g, -8, 6, -2.6, d=1.2)


def lights_drives():
    k.area((1.6, -5.8, 4.2), (.3, -1.9, .0), 2.2, 640, '#f3f9ff', spread=120)        # key: upper front right
    k.area((-3.4, -5.6, 1.6), (-.5, -1.9, .2), .7, 150, '#a9e2f5', size_y=3.)        # cool rake
    k.area((4.6, -3.0, .6), (.9, -1.9, .2), .8, 260, '#ffca85', size_y=2.6)          # warm kicker
    k.area((0, -6.4, -1.9), (0, -1.9, -.5), 2.6, 260, '#a9d4ea')                        # under-fill on the cables
    k.area((-5, -4, 3), (-3, 0, 0), 1.6, 300, '#3fb4c9', spread=120)                 # teal wash on the plate
    k.world('#04090c', '#12303d', .5, .35)


def lights_axis():
    k.area((1.8, -5.4, 5.4), (.7, 0, .8), 2.4, 950, '#f1f8ff', spread=120)           # key: soft box, upper front
    k.area((1.2, 1.4, 4.6), (1.0, 0, .8), .6, 150, '#ffffff', size_y=4.0)            # overhead strip: the line along ground steel
    k.area((-5.5, -7.5, .9), (.5, 0, .8), 5., 60 if SHOT == 'phone' else 150, '#d5ecf6', size_y=1.6)            # low fill; less where a headline stands
    k.area((6.0, 3.0, 2.6), (1.8, 0, .8), 1.2, 460, '#ffca85')                        # warm kicker
    k.area((-1.5, 4.3, 2.7), (.5, 0, .8), 4.2, 75, '#c8ebf8', size_y=1.5)            # card behind: what level ground faces mirror
    k.area((-5.2, 2.6, 4.4), (-1.2, 0, .9), .8, 170, '#a9e2f5', size_y=3.0)          # cool rim
    k.area((.5, 1.6, 4.2), (.3, 3., .9), 1.2, 90, '#bfe6ff', size_y=4.)              # wash on the drives
    k.world('#061117', '#163a48', .6, .4)


k.start(9)
g = {**c.M(), **s.M()}
g['table'] = k.mat('table', '#0a171d', .4, smudge=.1, smudge_scale=1)
if SHOT == 'card':
    cabinet_wall(g)
    lights_drives()
else:
    axis(g)
    drive_row(g, 5, -1.5, 4.9, .85)
    lights_axis()
FOCUS = (.9, -.35, .9)
k.shot(hero=dict(loc=(5.5, -7.9, 4.1), target=(-1.75, 0, .62), lens=46.5, focus=FOCUS, fstop=.34),
       phone=dict(loc=(4.6, -7.0, 4.6), target=(1.0, 0, .14), lens=57, focus=FOCUS, fstop=.4, aspect=.8),
       card=dict(loc=(2.3, -8.1, 1.1), target=(-.12, -1.9, .03), lens=58, focus=(.3, -2., .5), fstop=.5, aspect=1.6))
k.render(dict(fog='#0a222c', fog_max=.6, bloom=.12, bloom_t=1.2, ev=.4, left_dark=.48 if SHOT == 'hero' else 0., neutral=.85, warm=-.02, gamma=1.12), mist=(9, 20))
