"""An engineer's desk: structured text, a ladder diagram and a release pipeline, and beside them the small controller they run on."""
import sys, os, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import kit as k, office as o, screens as s, cabinet as c

DESK_Z = .74
BOARD = (.555, .20)                                                    # where the demo board stands
TILT, TURN = -.16, -.20                                               # it leans back and faces the chair


def demo_board(g, p):
    """Test rig: rail with supply, controller and two modules on a painted plate, a pushbutton box in front. cabinet.py counts in 100 mm."""
    stand = k.empty((*BOARD, DESK_Z), (0, 0, TURN))
    lean = k.empty((0, 0, .155), (TILT, 0, 0), stand); lean.scale = (.1, .1, .1)
    before = set(k.bpy.data.objects)
    k.box((2.9, .06, 2.9), (-.1, .03, 0), p['plate'], .05)
    c.rail(p, -1.48, 1.28)
    c.duct(p, -1.48, 1.28, -1.12, .42, .5)
    c.psu(p, -1.05, duct_z=-.95)
    c.cpu(p, -.28)
    c.io_module(p, .36, 'DI 16', cols=('navy',), on=.6, duct_z=-.95)
    c.io_module(p, .73, 'DQ 16', cols=('grey',), on=.45, accent='#1fa3b5', duct_z=-.95)
    c.end_clamp(p, 1.02, '-K1')
    for x in (-1.45, 1.25):
        for z in (-1.3, 1.3):
            k.bolt(.06, (x, 0, z), (math.pi / 2, 0, 0), p['steel'])
    for ob in set(k.bpy.data.objects) - before:                       # what stands loose goes onto the leaning plate
        if ob.parent is None:
            ob.parent = lean
    for sx in (-1, 1):                                                # bent feet of the plate
        k.box((.03, .20, .008), (sx * .13, .05, .004), g['dark alu'], .002, parent=stand)
        k.box((.02, .008, .24), (sx * .13, .10, .115), g['dark alu'], .002, (.42, 0, 0), stand)
    return stand


def button_box(g, loc, yaw):
    """Hand-held box to simulate inputs: switches, lamps, a dial."""
    e = k.empty(loc, (.0, 0, yaw)); f = k.empty((0, 0, .034), (.20, 0, 0), e)
    k.box((.17, .10, .050), (0, 0, 0), g['grey'], .006, parent=f)
    for i in range(4):
        x = -.058 + i * .030
        k.cyl(.0075, .006, (x, -.020, .027), g['dark alu'], .001, parent=f, seg=24)
        k.cyl(.0024, .022, (x, -.020 + (.004 if i % 2 else -.004), .037), k.mat('toggle', '#b9c2c6', .25, 1), .001, parent=f, seg=16)
        k.cyl(.0065, .008, (x, .018, .028), k.glow('lamp green', '#2fe37a', 3) if i % 2 else k.mat('lamp off', '#31443c', .25, coat=.6), .003, parent=f, seg=24)
    k.cyl(.019, .014, (.056, .008, .031), g['shell'], .003, parent=f); k.box((.003, .017, .002), (.056, .014, .0385), g['amber'], .0005, parent=f)
    for x in (-.077, .077):
        for y in (-.042, .042):
            k.bolt(.0032, (x, y, .0248), m=g['alu'], parent=f)
    return e


def leads(g, p):
    """From the board: network to the desk's outlet, a cable to the button box."""
    k.cable([(.515, .10, .80), (.45, .03, .76), (.38, .06, .747), (.34, .24, .746), (.36, .44, .746), (.40, .56, .75)], .0030, p['w_teal'])
    k.cable([(.56, -.01, .775), (.58, .03, .755), (.64, .05, .748), (.69, .10, .76), (.66, .15, .79)], .0040, g['rubber'])


def room(g):
    k.box((9, .05, 3.2), (0, 2.3, 1.6), k.mat('wall', '#12272f', .85, bump=.15, bump_scale=40), 0)
    for i in range(56):                                               # slats behind the desk
        k.box((.034, .05, 3.2), (-2.6 + i * .085, 2.25, 1.6), g['felt'], .006)
    k.box((1.9, .24, .03), (1.15, 2.1, 1.14), g['dark alu'], .004)            # shelf with files and spare parts, out of focus
    for i, (w, h, col) in enumerate(((.07, .30, '#1c5a66'), (.07, .30, '#16313f'), (.05, .30, '#b9771a'), (.07, .30, '#1c5a66'), (.07, .29, '#26363d'), (.05, .30, '#26363d'), (.16, .14, '#39474f'), (.14, .20, '#5d686e'))):
        k.box((w, .20, h), (.42 + i * .125, 2.08, 1.155 + h / 2), k.mat('file' + col, col, .6), .004, (0, .05 if i == 4 else 0, 0))


def desk_things(g):
    o.desk(g, -1.7, 1.5, -.22, .66, DESK_Z)
    o.monitor(g, s.code(), (-.60, .34, DESK_Z), .17, w=.62, h=.349, height=.36, emit=1.25, light=6., px=2000)
    o.monitor(g, s.ladder(), (.06, .40, DESK_Z), -.06, w=.62, h=.349, height=.36, emit=1.2, light=6., px=2000)
    o.keyboard(g, (-.40, .02, DESK_Z), .05)
    o.mouse(g, (-.06, .0, DESK_Z), -.15)
    o.notebook(g, (.27, -.06, DESK_Z), -.22)
    o.mug(g, (-.02, .19, DESK_Z), 2.6)
    o.grommet(g, (-.12, .56, DESK_Z))


def lights():
    k.area((1.5, -1.1, 2.1), (.3, .2, .9), .9, 62, '#f3f8fb', spread=120)        # key: upper front right, on the board
    k.area((-1.5, -.6, 2.0), (-.3, .2, .8), .8, 26, '#bfe6f2')                   # dim fill
    k.area((1.7, 1.2, 1.5), (.5, .3, .9), .4, 30, '#ffc27a', size_y=1.)          # warm kicker
    k.area((-1.6, 1.3, 1.7), (-.3, .3, .95), .5, 30, '#8fdcf0', size_y=1.)       # cool rim
    k.area((0, 1.75, 2.9), (0, 2.3, 1.2), 2.8, 80, '#3fa3b8', size_y=.15)        # wash on the slats
    k.world('#050d12', '#12303d', .5, .35)


k.start(31)
parts, cab = o.M(), c.M()
room(parts)
desk_things(parts)
demo_board(parts, cab)
button_box(parts, (.50, -.06, DESK_Z), -.35)
leads(parts, cab)
lights()
k.shot(about=dict(loc=(.52, -1.80, 1.36), target=(-.025, .28, .97), lens=47, focus=(.10, .30, 1.05), fstop=2.2, aspect=1.5))
k.render(dict(fog='#0c2630', fog_max=.4, bloom=.10, bloom_t=1.1, ev=.6, neutral=.75, warm=.06, gamma=1.25), mist=(2.4, 6))
