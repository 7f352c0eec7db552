"""Six-axis arm setting a crate of bottles on a pallet, or a carton of fruit, under skylights: the lifting nobody should be doing."""
import sys, os, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import kit as k, parts as p, palletising as pal, daylight as day

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
day.hall(-16., 9., -12., 30., 6.5, skylights=(-2.4, 5., 12., 19., 26.), windows=('right', 'back'), wall='#bdbfba', floor='#85877f', sky=3.)
day.lane(-16, 3.3, 9, 3.3); day.lane(-16, 8.6, 9, 8.6, seed=5)
day.tyre_marks(-4.5, 5.6, 9, 9); day.tyre_marks(-1., -1., 7, 7, seed=8)
pal.fence(-8.3, 5., 2.7, pitch=1.5)
JOB = shot == 'job'
full = pal.carton() if JOB else pal.crate(g)
far = full if JOB else pal.crate(g, '#2c7486', caps_only=True, name='far crate')
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

# lights: the sun through the skylights, windows on the right, sky behind us
c = lift + .35
day.sun((-.62, .34, -.70), 17.)
k.area((6.5, -1.5, 4.), (.3, .1, c), 4.5, 330, '#f1f6ff', size_y=2.2)
k.area((-1.9, -3.4, c + 2.1), (.2, .1, c), 2.6, 120, '#eef6ff')
k.area((.3, -.2, 6.2), (.3, .1, 0), 5., 230, '#f2f7fb')
k.area((HELD[0] - .05, HELD[1] + .42, lift + .22), (*HELD, lift + .16), .42, 10, '#ffc078', size_y=.2)   # through the bottles
for y in (-2.4, 5., 12., 19., 26.):
    k.area((-3., y, 6.3), (-3., y, 0), 14., 700, '#eef4fa', size_y=1.4)
k.world('#9aa4a8', '#c3ccd2', .8, .45)
k.shot(hero=dict(loc=(2.30, -4.2, 1.66), target=(-.37, .35, 1.245), lens=49, focus=(.1, -.2, 1.2), fstop=.42),
       phone=dict(loc=(2.30, -4.2, 1.66), target=(.42, .35, 1.20), lens=67, focus=(.1, -.2, 1.2), fstop=.5, aspect=.8, shift=(0, -.18)),
       job=dict(loc=(-1.9, -3.3, 1.75), target=(.33, .15, 1.02), lens=47, focus=(.1, -.3, 1.), fstop=.7, aspect=16 / 9),
       card=dict(loc=(-.82, -1.66, 1.36), target=(.09, -.1, 1.125), lens=48, focus=(.05, -.3, 1.15), fstop=.8, aspect=1.6))
k.render(dict(fog='#a9b1b3', fog_max=.40, fog_pow=.9, bloom=.09, ev=.15, left_dark=.64 if shot == 'hero' else 0., low_dark=.5 if shot == 'phone' else 0., shadow_tint=0., neutral=.3, warm=.03),
         mist=(6., 30))
