"""Control room: a wall of quiet screens, one amber fault on the large one, the operator's desk in front of it."""
import sys, os, math
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import kit as k, office as o, screens as s

SHOT = k.opt('shot', 'hero')
MAIN = (2.30, 1.294)                                                  # the large screen, 104 inch
TILE = (1.13, .6356)                                                  # two of these stand in one column
WALL_Y, MID_Z = 2.6, 1.60
BEND = math.radians(17)                                               # from column to column
DESK_Y, DESK_Z = .68, .74                                              # the worktop's front edge and height


def cladding(g, width, parent):
    """What a column of screens hangs on: plinth with a grille, frame, felt panels above."""
    k.box((width, .05, .62), (0, .10, .31), g['shell'], .006, parent=parent)
    k.box((width - .03, .02, .86), (0, .06, .48), g['dark alu'], .006, parent=parent)
    for i in range(9):
        k.box((width - .30, .006, .010), (0, .048, .20 + i * .03), g['hole'], .002, parent=parent)
    k.box((width, .06, 1.42), (0, .11, MID_Z), g['shell'], .004, parent=parent)
    n = int(width / .085)
    for i in range(n):                                                # upright felt slats over the screens
        k.box((width / n - .026, .05, .62), ((i + .5) * width / n - width / 2, .09, 2.66), g['felt'], .008, parent=parent)
    k.box((width, .02, .66), (0, .13, 2.66), g['felt dark'], 0, parent=parent)
    k.box((width - .02, .012, .012), (0, .052, 2.325), k.glow('cove', '#3fb9cf', .55), .003, parent=parent)
    k.box((width - .02, .012, .012), (0, .040, .925), k.glow('cove', '#3fb9cf', .55), .003, parent=parent)


def column(g, frame, upper, lower, emit):
    cladding(g, TILE[0] + .05, frame)
    for markup, dz in ((upper, 1), (lower, -1)):
        o.panel(g, markup, *TILE, .06, .008, emit, 900, frame, (0, 0, MID_Z + dz * (TILE[1] / 2 + .0105)))
    if emit > .4:
        o.screen_light(k.empty((0, 0, MID_Z), parent=frame), TILE[0], TILE[1] * 2, 26 * emit)


def video_wall(g):
    """The large screen, and columns that fold round the operator to both sides."""
    mid = k.empty((0, WALL_Y, 0))
    cladding(g, MAIN[0] + .06, mid)
    e = o.panel(g, s.main(), *MAIN, .07, .014, .7 if SHOT == 'card' else 1.45, 2048, mid, (0, 0, MID_Z))   # only a backdrop on the card
    o.screen_light(e, *MAIN, 60)
    k.area((-.45, -.04, 1.16), (-.6, -1, .6), .9, 9, '#ffab3a', size_y=.1).parent = mid      # the alarm's own glow
    left = ((s.trends('AREA 1', 3), s.overview('AREA 1', 1), .62), (s.bars('AREA 3', 4), s.trends('AREA 3', 5), .42), (s.overview('AREA 4', 4), s.plan('SITE'), .30), (s.trends('AREA 4', 8), s.bars('AREA 5', 9), .22))
    right = ((s.overview('AREA 5', 5), s.trends('AREA 5', 6), .62),)
    for side, columns in ((-1, left), (1, right)):
        x, y, a = side * (MAIN[0] / 2 + .045), WALL_Y, 0.
        for upper, lower, emit in columns:
            a += BEND; w = TILE[0] + .06
            frame = k.empty((x + side * math.cos(a) * w / 2, y - math.sin(a) * w / 2, 0), (0, 0, -side * a))
            column(g, frame, upper, lower, emit)
            x += side * math.cos(a) * w; y -= math.sin(a) * w


def room(g):
    k.box((16, 14, .02), (0, -1, -.01), k.mat('carpet', '#0e171b', .9, bump=.6, bump_scale=200), 0)
    k.box((16, 14, .02), (0, -1, 3.35), k.mat('ceiling', '#0c1418', .9), 0)
    for i in range(9):                                                # felt baffles with lamps between them
        y = -4.2 + i * .75
        k.box((11, .05, .22), (0, y, 3.12), g['felt dark'], .01)
        if i % 2:
            k.strip((-5.5, y + .37, 3.2), (5.5, y + .37, 3.2), .035, '#cfeaf2', 1.6)
    for i in range(40):                                               # slatted side wall
        k.box((.05, .09, 3.0), (-5.6, -5. + i * .16, 1.5), g['felt'], .01)


def desk_things(g):
    """The operator's place: three screens, keyboard, mouse, telephone, radio, coffee."""
    def at(x, y):
        return x, DESK_Y + y, DESK_Z
    o.desk(g, -2.6, 3.1, DESK_Y, DESK_Y + .85, DESK_Z)
    o.monitor(g, s.trends('AREA 2', 2), at(-1.52, .56), .30, light=3., emit=.6)
    o.monitor(g, s.faceplate(), at(-.80, .63), -.24 if SHOT == 'card' else .04, light=5., emit=1.05)
    o.keyboard(g, at(-.84, .25))
    o.mouse(g, at(-.49, .25), -.1)
    o.phone(g, at(.42, .42), -.35)
    o.mug(g, at(-.34, .40), -.6)
    o.radio(g, at(.78, .58), -.25)
    o.notebook(g, at(.26, .20), .14)
    o.headset(g, at(1.02, .34), .4)
    for x in (-1.16, .20, 1.35):
        o.grommet(g, at(x, .73))
    o.chair(g, (-.62, DESK_Y - .47, 0), -.35)


def lights():
    k.area((2.4, -1.3, 3.0), (.2, .8, .8), 1.3, 120, '#eaf5fa', spread=110)      # soft key over the desk
    k.area((2.9, 2.1, 1.5), (.3, 1.1, .8), .5, 60, '#ffc27a', size_y=1.2)         # warm kicker from the right
    k.area((-2.1, 1.1, 2.9), (-.5, .6, .8), .8, 150, '#8fdcf0', spread=120)       # cool rim on chair and monitors
    k.area((-.2, 1.0, 3.05), (-.2, 1.02, 0), 3.2, 46, '#bfe6f2', size_y=.3)        # the lines of light in the ceiling
    k.area((-2.7, -3.7, 1.9), (0, WALL_Y, MID_Z), .22, 3., '#bfe6f2', size_y=1.8)    # faint reflection in the large screen's glass
    for x, y, p in ((-2.6, 1.75, 12), (-1., 2.15, 22), (.6, 2.15, 26), (2., 1.9, 20)):
        k.area((x, y, 3.05), (x, y + .6, 2.3), 1.2, p, '#4fb6cb', size_y=.12)    # wash on the felt over the screens
    if SHOT == 'card':
        k.area((-1.7, .5, 1.75), (-.7, 1., DESK_Z), .5, 13, '#dff2f8')          # brings up the keyboard
    k.world('#040b0f', '#12303d', .5, .4)


k.start(21)
parts = o.M()
room(parts)
video_wall(parts)
desk_things(parts)
lights()
FOCUS = (0, WALL_Y, MID_Z)
k.shot(hero=dict(loc=(2.35, -3.2, 1.50), target=(-.45, WALL_Y, 1.47), lens=42, shift=(-.085, 0), focus=FOCUS, fstop=.36),
       phone=dict(loc=(1.95, -3.0, 1.42), target=(.03, WALL_Y, .98), lens=68, focus=FOCUS, fstop=.4, aspect=.8),
       card=dict(loc=(-1.40, -.33, 1.21), target=(-.69, 1.33, .965), lens=54, focus=(-.80, 1.29, 1.08), fstop=.9, aspect=1.6))
k.render(dict(fog='#0a222c', fog_max=.5, bloom=.10, bloom_t=1.1, ev=.52, left_dark=.35 if SHOT == 'hero' else 0.), mist=(6.5, 14))
