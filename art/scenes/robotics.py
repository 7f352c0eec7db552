"""Six-axis arm setting a crate of bottles on a pallet, or a carton of fruit: the lifting nobody should be doing."""
import sys, os, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import kit as k, parts as p, palletising as pal

SCALE = 1.55                                                 # a robot for 24 kg
FLANGE = .107 * SCALE                                        # wrist centre to flange
STACK = (.03, 0)                                             # centre of the pallet
HELD = (.0, -.16)                                            # where the crate comes down
LAYERS = 2

k.start(5)
shot = k.opt('shot', 'hero')
g = p.M()
step = pal.CRATE[2] - .004
deck = pal.PALLET[2] + LAYERS * step                         # top of the finished layers

# hall and cell
pal.hall(g, depth=50., lamps=[(x, y, 3.5) for y in (24., 30., 36., 42.) for x in (-14., -9., -4., 1., 6.)])
pal.fence(-8.3, 5., 2.7, pitch=1.5)
JOB = shot == 'job'
full = pal.carton() if JOB else pal.crate(g)
far = full if JOB else pal.crate(g, '#164a57', caps_only=True, name='far crate')
for x, y, n in ((-7.4, 5.2, 4), (-5.6, 5.4, 5), (-2.2, 5.2, 5), (-.6, 5.5, 4), (2.4, 5.3, 5), (4.1, 5.2, 3), (.9, 7.4, 5), (-3.9, 7.4, 5)):
    pal.stack(far, (x, y, 0), n)
pal.roller_conveyor(g, -9., .2, 1.25, .62)
for x in (-7.2, -6.1, -4.6, -3.4, -2.2, -1.1):
    pal.put(far, (x, 1.25, .62))

# pallet and the crate on its way
pal.pallet((*STACK, 0))
for i in range(LAYERS):
    pal.layer(full, (*STACK, pal.PALLET[2] + i * step))
lift = deck + .16
pal.put(full, (*HELD, lift))

# robot
ped = (.90, .58)
k.box((.56, .56, .50), (*ped, .25), g['slate'], .02)
k.box((.60, .60, .03), (*ped, .515), g['graph'], .006)
k.box((.74, .74, .025), (*ped, .0125), g['slate'], .004)                         # anchored foot
for x in (-.33, .33):
    k.bolt(.014, (ped[0] + x, ped[1] - .33, .025), m=g['bolt'])
k.box((.40, .012, .34), (ped[0], ped[1] - .282, .25), g['slate'], .004)           # bolted cover
for x in (-.18, .18):
    for z in (.10, .40):
        k.bolt(.007, (ped[0] + x, ped[1] - .288, z), (math.pi / 2, 0, 0), g['bolt'])
dx, dy = HELD[0] - ped[0], HELD[1] - ped[1]
flange = lift + pal.CRATE[2] + .187
p.robot(g, (*ped, .53), math.atan2(dy, dx), (math.hypot(dx, dy), flange + FLANGE - .53), -90, side=-1, s=SCALE)
pal.crate_gripper(g, (*HELD, flange))

# lights: big cool key from the front, warm kicker from behind right, cool rim, top
c = lift + .35
k.area((1.7 if shot == 'card' else -1.9, -2.9, c + 2.1), (.2, .1, c), 2.2, 400, '#eef7ff')     # key; never beside the camera
k.area((2.3, -2.0, c + 1.9), (.6, .3, c), .4, 60, '#ffffff', size_y=2.6)         # strip: long highlight on the arm
k.area((3.4, 2.2, c + 1.2), (.4, .2, c), 1.2, 280 if shot == 'card' else 460, '#ffd09a')   # warm kicker
k.area((-1.9, 2.1, c + 1.1), (.1, .1, c), .6, 380, '#bfe6ff', size_y=2.4)        # cool rim
k.area((.3, -.2, c + 2.9), (.3, .1, 0), 2.6, 105, '#ffffff')                     # top
k.area((.2, -3.4, .5), (.1, 0, .8), 3.5, 8 if shot == 'phone' else 30, '#bfe0f0', size_y=.6)   # low fill on the crates
k.area((HELD[0] - .05, HELD[1] + .42, lift + .22), (*HELD, lift + .16), .42, 16, '#ffc078', size_y=.2)   # through the bottles
k.area((1.5, 5.0, 6.), (1.5, 5.5, 0), 3., 1300, '#bfe8f7', spread=110)            # hall
k.area((-4., 5.0, 6.), (-4., 5.5, 0), 3., 90, '#bfe8f7', spread=100)
k.world('#061117', '#163a48', .6, .5)
k.shot(hero=dict(loc=(2.30, -4.2, 1.66), target=(-.37, .35, 1.245), lens=49, focus=(.1, -.2, 1.2), fstop=.42),
       phone=dict(loc=(2.30, -4.2, 1.66), target=(.42, .35, 1.20), lens=67, focus=(.1, -.2, 1.2), fstop=.5, aspect=.8, shift=(0, -.18)),
       job=dict(loc=(-1.9, -3.3, 1.75), target=(.33, .15, 1.02), lens=47, focus=(.1, -.3, 1.), fstop=.7, aspect=16 / 9),
       card=dict(loc=(-.82, -1.66, 1.36), target=(.09, -.1, 1.125), lens=48, focus=(.05, -.3, 1.15), fstop=.8, aspect=1.6))
k.render(dict(fog='#1d4a5a', fog_max=.62, fog_pow=.9, bloom=.07 if shot == 'card' else .14, ev=0. if JOB else .3, left_dark=.46 if shot == 'hero' else 0., neutral=.8, warm=.1, gamma=1.08 if JOB else 1.2),
         mist=(6., 26))
