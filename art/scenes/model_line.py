"""The line as a model: one U from pallet to pallet, the control room over it. Also writes where everything is in the picture,
for what the page draws on it (POSITIONS; npm run format afterwards)."""
import sys, os, math, random, json
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import bpy
from bpy_extras.object_utils import world_to_camera_view
import kit as k, model_line as m

POSITIONS = os.path.join(k.HERE, '..', 'content', 'line-picture.json')
BACK, FRONT, TURN = 2.2, -2.1, 6.7                         # y of the two rows, x of the turn between them
# id, what builds it, where, turn, half its floor, its height
STATIONS = [
    ('depalletiser', m.depalletiser, (-6.3, BACK), 0, (1.15, 1.0), 2.6),
    ('rinser', m.rinser, (-3.35, BACK), 0, (1.0, .85), 2.1),
    ('filler', m.filler, (-.1, BACK), 0, (1.3, 1.1), 2.5),
    ('capper', m.capper, (3.15, BACK), 0, (.9, .8), 2.7),
    ('buffer', m.buffer, (TURN, 0), -math.pi / 2, (.85, 1.35), 1.3),
    ('labeller', m.labeller, (4.0, FRONT), 0, (1.1, 1.0), 2.0),
    ('inspection', m.inspection, (1.15, FRONT), 0, (.9, 1.0), 2.0),
    ('packer', m.packer, (-1.85, FRONT), 0, (1.4, .9), 2.3),
    ('palletiser', m.palletiser, (-5.35, FRONT), 0, (1.9, 1.2), 2.6),
    ('control-room', m.control_room, (-.4, 5.0), 0, (2.4, 1.1), 2.8),
]
AT = {name: spot for name, _, spot, *_ in STATIONS}
HALF = {name: half[1] for name, _, _, _, half, _ in STATIONS}
DATA = {'depalletiser': -6.3, 'rinser': -3.35, 'filler': -.1, 'capper': 3.15, 'labeller': 4.3, 'inspection': 1.0, 'packer': -2.0, 'palletiser': -4.2}
TRUNK, RISE = 0., 1.65                                      # y of the data's way in the aisle, x where it leaves for the control room
ROOM = (1.65, 4.05)


def line(g, b, case):
    """Conveyors between the machines and what stands on them: more where the line closes up."""
    legs = [((-4.9, BACK), (TURN - .0, BACK)), ((TURN, BACK + .2), (TURN, FRONT - .2)), ((TURN, FRONT), (-.7, FRONT))]
    for a, c in legs: m.conveyor(g, a, c)
    P = m.PITCH
    run = lambda x0, x1, y, state, step=P: m.stand(b[state], [(x0 + i * step, y) for i in range(int((x1 - x0) / step))])
    run(-4.85, -4.3, BACK, 'empty'); run(-2.3, -1.35, BACK, 'empty'); run(1.25, 2.3, BACK, 'full'); run(4.05, 6.9, BACK, 'capped')
    m.stand(b['capped'], [(TURN, BACK - i * P) for i in range(5)])
    m.stand(b['capped'], [(TURN, FRONT + .1 + i * P) for i in range(4)])
    run(5.1, 6.9, FRONT, 'capped'); run(2.05, 2.9, FRONT, 'labelled'); run(-.62, .3, FRONT, 'labelled')
    m.conveyor(g, (-3.3, FRONT - .1), (-4.5, FRONT - .1), width=.6, z=.60)
    m.put(case['closed'], (-3.75, FRONT - .1, .60))


def setting(g):
    """The plinth, what is painted on it, and the way of the data in the floor."""
    k.box((16.3, 10.0, .34), (-.25, 1.1, -.17), g['floor'], .06)
    k.box((16.4, 10.1, .26), (-.25, 1.1, -.36), g['edge'], .05)
    for y in (.72, -.72): k.box((13.2, .06, .004), (-1.4, y, .002), g['lane'], 0)
    for n, (name, _, (x, y), _, (w, d), _) in enumerate(STATIONS):
        spot = (x - .55, y - d - .40, .004) if name != 'control-room' else (x - 1.9, y - d - .5, .004)
        if name == 'buffer': spot = (x + 1.15, y, .004)
        if name == 'palletiser': spot = (x + .9, y - d - .1, .004)
        k.text(str(n + 1), .66, g['paint'], spot, depth=.001)
    def duct(a, c):
        (x0, y0), (x1, y1) = a, c
        size = (abs(x1 - x0) + .16, abs(y1 - y0) + .16)
        k.box((*size, .012), ((x0 + x1) / 2, (y0 + y1) / 2, .004), g['edge'], .004)
        k.box((size[0] - .10, size[1] - .10, .02), ((x0 + x1) / 2, (y0 + y1) / 2, .006), g['data'], .004)
    duct((DATA['palletiser'], TRUNK), (RISE, TRUNK)); duct((RISE, TRUNK), (DATA['labeller'], TRUNK)); duct((RISE, TRUNK), ROOM)
    for name, x in DATA.items():
        y = AT[name][1]; side = 1 if y > 0 else -1
        edge = y - side * HALF[name]
        duct((x, TRUNK), (x, edge))
        if y < 0: m.cabinet(g, (x + .5, edge + .14, 0), None, 1.15)
    for name, dx in (('rinser', .78), ('filler', -1.7), ('capper', -1.25)):
        m.cabinet(g, (AT[name][0] + dx, AT[name][1] + .9, 0), None, 1.45)
    k.box((.09, .09, 1.25), (*ROOM, .62), g['data'], .02)


def people(g):
    m.person(g, (1.75, .62, 0), .6); m.person(g, (-.15, -3.3, 0), 2.5); m.person(g, (5.55, -.3, 0), -1.6, 'teal')


def project(cam, *spots):
    """Spots in the picture, in thousandths of its width and height from its top left."""
    scene = bpy.context.scene
    out = []
    for s in spots:
        v = world_to_camera_view(scene, cam, k.Vector(s)); out.append([round(v.x * 1000), round((1 - v.y) * 1000)])
    return out


def hull(points):
    """Convex hull (Andrew's monotone chain)."""
    points = sorted(map(tuple, points))
    def half(ps):
        h = []
        for q in ps:
            while len(h) > 1 and (h[-1][0] - h[-2][0]) * (q[1] - h[-2][1]) - (h[-1][1] - h[-2][1]) * (q[0] - h[-2][0]) <= 0: h.pop()
            h.append(q)
        return h[:-1]
    return [list(q) for q in half(points) + half(points[::-1])]


def picture_map(cam, before):
    """Where the page draws: each station's outline and marker, the belts in the bottles' direction, the data's way, lamps.
    Markers that were there `before` stay: they are set by hand, 44 px apart on a picture of 280 px (WCAG 1.4.10, 2.5.5)."""
    stations = {}
    for name, _, (x, y), _, (w, d), h in STATIONS:
        corners = [(x + sx * w, y + sy * d, z) for sx in (-1, 1) for sy in (-1, 1) for z in (0, h)]
        stations[name] = {'outline': hull(project(cam, *corners)), 'marker': before.get(name, {}).get('marker') or project(cam, (x, y, h + .25))[0],
                          'middle': project(cam, (x, y, h / 2))[0], 'lamp': project(cam, *(LAMPS[name][:3],))[0] if name in LAMPS else None}
    top = m.Z + .42
    way = [(-4.9, BACK, top), (-4.35, BACK, top), (-2.35, BACK, top), (-1.4, BACK, top), (1.2, BACK, top), (2.35, BACK, top), (4.05, BACK, top),
           (TURN, BACK, top), (TURN, FRONT, top), (5.1, FRONT, top), (2.9, FRONT, top), (2.05, FRONT, top), (.25, FRONT, top), (-.65, FRONT, top),
           (-3.3, FRONT - .1, 1.), (-4.4, FRONT - .1, 1.)]
    data = [project(cam, (x, AT[n][1] + (-1 if AT[n][1] > 0 else 1) * HALF[n], .02), (x, TRUNK, .02), (RISE, TRUNK, .02), (*ROOM, .02), (*ROOM, 1.25)) for n, x in DATA.items()]
    low, high = project(cam, (0, 0, 0), (0, 0, .105))
    spots = project(cam, *way)
    ends = [('depalletiser', 0, 1), ('rinser', 2, 3), ('filler', 4, 5), ('capper', 6, 7), ('buffer', 8, 9), ('labeller', 10, 11),
            ('inspection', 12, 13), ('packer', 14, 15)]
    belts = [{'after': name, 'line': spots[a:b + 1]} for name, a, b in ends]
    return {'stations': stations, 'belts': belts, 'data': data, 'lampStep': low[1] - high[1]}


def ortho(direction, target, scale, aspect):
    eye = k.Vector(target) + k.Vector(direction).normalized() * 60
    cam = k.camera(eye, target); cam.data.type = 'ORTHO'; cam.data.ortho_scale = scale
    k._aspect = aspect
    return cam


def seen_from(azimuth, elevation):
    a, e = math.radians(azimuth), math.radians(elevation)
    return (math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))


k.start(5)
g = m.M()
b = m.bottles(g)
case = {s: m.carton(g, s) for s in ('empty', 'full', 'closed')}
LAMPS = {}
for name, build, (x, y), turn, (w, d), h in STATIONS:
    root = k.empty((x, y, 0), (0, 0, turn), name=name)
    build(g, root, b, case)
    if name not in ('buffer', 'control-room'):
        spot = (x - w + .25, y + d - .35, {'filler': 1.46, 'capper': 1.5, 'palletiser': 0}.get(name, h - .12))
        if name == 'palletiser': spot = (x + 1.2, y + .9, 0); k.cyl(.03, 2., (spot[0], spot[1], 1.), g['satin'], seg=12); spot = (*spot[:2], 2.)
        m.lamps(g, spot, None); LAMPS[name] = (spot[0], spot[1], spot[2] + .375)
line(g, b, case); setting(g); people(g)

k.area((-9, -9, 13), (0, 0, .5), 7, 9500, '#fff4e4')                                    # key, upper left front
k.area((11, 7, 9), (0, 1, 1), 6, 3600, '#ffc98a')                                       # warm kicker
k.area((-10, 12, 8), (0, 1, 1), 5, 4200, '#9fdcff')                                     # cool rim
k.area((2, -14, 6), (0, 0, 1), 10, 1500, '#d8efff')                                     # low fill
k.area((AT['control-room'][0], 4.9, 2.75), (AT['control-room'][0], 4.9, 0), 3.4, 60, '#bff4ff', size_y=1.2)
k.world('#06131b', '#1a3a48', 1., .9)

shot = k.opt('shot', 'wide')
if shot == 'wide': cam = ortho(seen_from(27, 35), (-.55, .95, .45), 17.6, 1.6)
else: cam = ortho(seen_from(42, 46), (-.45, .9, .4), 16.5, 1.2)
bpy.context.view_layer.update()
render = bpy.context.scene.render; render.resolution_x, render.resolution_y = 1000, round(1000 / k._aspect)   # projecting asks for the proportions
positions = json.load(open(POSITIONS)) if os.path.exists(POSITIONS) else {}
json.dump({**positions, shot: picture_map(cam, positions.get(shot, {}).get('stations', {}))}, open(POSITIONS, 'w'), indent=2)
# Behind the plinth the fog is all there is; tone-mapped it is navy-950, the band's own ground.
k.render(dict(fog='#1b2a33', fog_pow=60, fog_max=1., fog_lo=1., fog_gain=1., bloom=.10, ev=.1, vignette=0., grain=0., shadow_tint=0.), mist=(20, 100))
