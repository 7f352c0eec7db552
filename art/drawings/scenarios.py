import math, os, random, runpy, sys
import bpy
ART = os.path.abspath(os.environ.get('ART', 'art'))
def _line_kit(k):
    import model_line as m
    k.start(5); g = m.M(); b = m.bottles(g); case = {s: m.carton(g, s) for s in ('empty', 'full', 'closed')}
    return m, g, b, case
def _station(k, e, name, build, legs=(), amber=None, extra=None, cab=None):
    m, g, b, case = _line_kit(k)
    root = k.empty((0, 0, 0), name=name); build(m)(g, root, b, case)
    for (x0, x1, state) in legs:
        m.conveyor(g, (x0, 0), (x1, 0))
        if state:
            n = int((x1 - x0) / m.PITCH)
            m.stand(b[state], [(x0 + .12 + i * m.PITCH, 0) for i in range(n)])
    if cab: m.cabinet(g, cab, None, 1.45)
    if extra: extra(m, g, b, case, root)
    if amber: amber(m, g, root)
    e.export(name)
def line(k, e):
    sys.argv[sys.argv.index('--') + 1:] = ['--shot', 'wide']
    src = open(ART + '/scenes/model_line.py').read()
    src = src.replace("sys.path.insert", "#").replace("json.dump({**positions", "0 and ({**positions")
    src = src.split("k.area(")[0]
    src = src.replace("line(g, b, case); setting(g); people(g)", "line(g, b, case); setting(g)")
    ns = dict(__name__='scene', __file__=ART + '/scenes/model_line.py'); exec(compile(src, 'model_line', 'exec'), ns)
    for o in bpy.data.objects:
        q = o
        while q and q.name not in ('capper', 'filler', 'labeller'): q = q.parent
        if q and q.name == 'capper': o['ink'] = 'amber'
    e.export('line', skip=lambda o, m: o.type == 'FONT')
def depalletiser(k, e): _station(k, e, 'depalletiser', lambda m: m.depalletiser, [(1.42, 3.2, 'empty')])
def rinser(k, e): _station(k, e, 'rinser', lambda m: m.rinser, [(-2.3, -.95, 'empty'), (.95, 2.3, 'empty')], cab=(.78, .95, 0))
def _filler_extra(m, g, b, c, r):
    m.lamps(g, (-1.05, .75, 1.46), None)
    before = set(bpy.data.objects); m.cabinet(g, (-1.95, -.98, 0), None, 1.5)
    for o in set(bpy.data.objects) - before: o['ink'] = 'amber'
def filler(k, e): _station(k, e, 'filler', lambda m: m.filler, [(-2.9, -1.25, 'empty'), (1.25, 2.9, 'full')], extra=_filler_extra)
def capper(k, e): _station(k, e, 'capper', lambda m: m.capper, [(-2.2, -.8, 'full'), (.8, 2.2, 'capped')], cab=(-1.25, .95, 0))
def labeller(k, e): _station(k, e, 'labeller', lambda m: m.labeller, [(-2.6, -1.0, 'labelled'), (1.0, 2.6, 'capped')])
def inspection(k, e): _station(k, e, 'inspection', lambda m: m.inspection, [(-2.0, 2.0, 'labelled')])
def packer(k, e): _station(k, e, 'packer', lambda m: m.packer, [(1.3, 2.8, 'labelled')])
def palletiser(k, e): _station(k, e, 'palletiser', lambda m: m.palletiser, [])
def control_room(k, e): _station(k, e, 'control_room', lambda m: m.control_room, [])
def _scene(k, e, name, file, shot, keep=None, skip=lambda o, m: False, edit=lambda s: s):
    i = sys.argv.index('--'); old = sys.argv[i + 1:]; sys.argv[i + 1:] = ['--shot', shot]
    src = edit(open(f'{ART}/scenes/{file}.py').read())
    k.shot = lambda **kw: None
    k.render = lambda *a, **kw: None
    k.camera = lambda *a, **kw: None
    for n in ('sun',):
        import daylight; setattr(daylight, n, lambda *a, **kw: None)
    daylight.hall = daylight.lane = daylight.tyre_marks = lambda *a, **kw: None
    ns = dict(__name__='scene', __file__=f'{ART}/scenes/{file}.py')
    try: exec(compile(src, file, 'exec'), ns)
    finally: sys.argv[i + 1:] = old
    e.export(name, keep, skip)
def plc(k, e): _scene(k, e, 'plc', 'plc', 'card', keep=lambda p, o: -.9 < p[0] < 3.2 and max(o.dimensions) < 5)
def drives(k, e): _scene(k, e, 'drives', 'motion', 'card', keep=lambda p, o: -3.2 < p[0] < 2.2 and max(o.dimensions) < 6)
def axis(k, e): _scene(k, e, 'axis', 'motion', 'hero', keep=lambda p, o: -6 < p[0] < 5.5 and -2.2 < p[1] < 1.75, edit=lambda s: s.replace('s.energy_chain(g, -12', '0 and s.energy_chain(g, -12').replace('bed(g, -13.9, 4.2)', 'bed(g, -5.2, 4.2)').replace('ball_screw(-13,', 'ball_screw(-5.1,'))
def vision(k, e): _scene(k, e, 'vision', 'vision', 'card')
def safety(k, e): _scene(k, e, 'safety', 'safety', 'card')
def hmi(k, e): _scene(k, e, 'hmi', 'hmi', 'card')
def iiot(k, e): _scene(k, e, 'iiot', 'iiot', 'card')
def kegging(k, e): _scene(k, e, 'kegging', 'kegging', 'job')
def robot(k, e): _scene(k, e, 'robot', 'robotics', 'job', skip=lambda o, m: o.matrix_world.translation.y > 1.0 or o.matrix_world.translation.x < -2)
def beverage(k, e): _scene(k, e, 'beverage', 'line', 'hero')

def _job(k, e, name, after):
    k.start(3)
    pale = k.mat('cab pale', '#e8ecee'); mid = k.mat('cab mid', '#8f9aa0'); dark = k.mat('cab dark', '#3c474d'); am = k.mat('cab amber', '#f2a009'); blk = k.mat('black', '#101010')
    W, H, Dp = 10., 19.4, 2.6
    b = k.box
    b((W, .12, H), (0, Dp, H/2), pale)                                   # back
    b((.12, Dp, H), (-W/2, Dp/2, H/2), pale); b((.14, .14, H), (W/2, 0, H/2), pale)
    b((W + .14, .9, .14), (0, Dp - .45, H), pale); b((W + .14, .14, .14), (0, 0, H), pale); b((.14, Dp, .14), (W/2, Dp/2, H), pale); b((W + .12, Dp, .12), (0, Dp/2, .06), pale)
    b((W + .3, Dp + .1, .9), (0, Dp/2, -.45), dark)
    b((W - .9, .06, H - 1.0), (0, Dp - .12, H/2), k.mat('cab plate', '#cfd6d9'))
    # emergency stop on its own post, its circuit wired as before
    red = k.mat('stop', '#d7301f')
    px, py = -8.2, -.6
    b((.5, .5, 9.), (px, py, 4.5), pale); b((2.0, 2.0, .2), (px, py, .1), dark)
    b((1.5, .8, 2.6), (px, py - .6, 10.), k.mat('yel', '#dfe4e7'))
    st = k.cyl(.34, .5, (px, py - 1.15, 10.2), dark, 0, 'Y', 32); st = k.cyl(.62, .3, (px, py - 1.5, 10.2), red, 0, 'Y', 40); st['ink'] = 'red'
    c_ = k.cable([(px + .5, py - .2, 8.8), (px + .9, py, 8.0), (px + 1.4, py + .4, 3.), (px + 1.7, py + .8, 1.2), (-6.4, 1., 1.0), (-5.05, 1.5, 1.3)], .11, red); c_['ink'] = 'red'
    def duct(z, w=W-1.4, x=0):
        b((w, .7, .62), (x, Dp - .5, z), mid); b((w, .04, .5), (x, Dp - .87, z), pale)
        n = int(w / .42)
        for i in range(n): b((.05, .03, .5), (x - w/2 + .2 + i*.42, Dp - .90, z), dark)
    def vduct(x): b((.62, .7, H - 2.), (x, Dp - .5, H/2), mid); b((.5, .04, H - 2.2), (x, Dp - .87, H/2), pale)
    for x in (-W/2 + .75, W/2 - .75): vduct(x)
    def rack(z, cpu, ink=None, spare=None, n=9, h=2.5, dep=1.35, wm=.56):
        made = []; x0 = -3.4
        y = Dp - .18
        def add(*a):
            o = b(*a); made.append(o); return o
        add((7.3, .12, h + .3), (.12, y, z), mid)
        add((.95, dep, h), (x0 + .25, y - dep/2, z), pale); add((.6, .05, .5), (x0 + .25, y - dep - .02, z + .7), dark)
        x = x0 + .78
        if cpu: add((.62, dep, h), (x + .3, y - dep/2, z), dark); add((.34, .05, .34), (x + .3, y - dep - .02, z + .75), pale); add((.3, .05, .8), (x + .3, y - dep - .02, z - .5), pale); x += .66
        else: x += .1
        for i in range(n):
            o = add((wm - .04, dep, h), (x + wm/2, y - dep/2, z), pale)
            led = add((wm - .16, .04, .42), (x + wm/2, y - dep - .02, z + .88), dark)
            tb = add((wm - .18, .22, 1.4), (x + wm/2, y - dep - .10, z - .35), mid)
            for q in range(8): made.append(b((.12, .05, .07), (x + wm/2, y - dep - .22, z + .22 - q * .16), pale))
            if spare == i:
                for q in (o, led, tb): q['ink'] = 'amber'
            x += wm
        if ink:
            for o in made: o['ink'] = ink
        return made
    def wires(z0, z1, n, x0=-2.4, step=.56):
        for i in range(n):
            for j in (-.12, .0, .12):
                x = x0 + i*step + j
                k.cable([(x, Dp - 1.62, z0), (x, Dp - 1.75, z0 - .4), (x, Dp - 1.2, z1 + .35), (x, Dp - .85, z1 + .2)], .035, dark)
    duct(18.3); duct(14.2); duct(10.2)
    rack(16.3, True); wires(15.3, 14.3, 9, -1.7)
    rack(12.2, False, spare=None); wires(11.2, 10.3, 9, -2.2)
    if not after:
        for x0, x1, z in ((-3.6, 3.6, 2.0), (-3.6, 3.6, 9.2)): b((x1 - x0, .02, .06), (0, Dp - .17, z), dark)
        for x in (-3.6, 3.6): b((.06, .02, 7.2), (x, Dp - .17, 5.6), dark)
        for x in (-3, 0, 3):
            for z in (3., 5.6, 8.2): k.cyl(.1, .03, (x, Dp - .17, z), dark, 0, 'Y', 12)
    else:
        y = Dp - .18
        o = []
        b((7.4, .1, .35), (0, y, 7.9), mid)
        def a(*q): v = b(*q); v['ink'] = 'amber'; return v
        a((1.1, 1.4, 1.9), (-3.0, y - .7, 7.9)); a((1.0, 1.5, 1.9), (-1.9, y - .75, 7.9)); a((.6, .05, .6), (-1.9, y - 1.53, 8.4)); a((.3, .1, .8), (-2.1, y - 1.53, 7.5)); a((.3, .1, .8), (-1.72, y - 1.53, 7.5))
        for i in range(9):
            a((.44, 1.3, 1.9), (-1.1 + i*.47, y - .65, 7.9)); a((.26, .05, .3), (-1.1 + i*.47, y - 1.33, 8.55)); a((.3, .12, 1.0), (-1.1 + i*.47, y - 1.35, 7.6))
        duct(6.2)
        b((7.4, .1, .3), (0, y, 3.9), mid)
        for i in range(18):
            x = -3.5 + i*.411
            b((.36, .9, 2.4), (x, y - .45, 3.9), pale); b((.24, .22, 1.5), (x, y - 1.0, 3.8), mid)
            for q in range(8): b((.1, .05, .07), (x, y - 1.12, 4.4 - q*.17), pale)
            k.cable([(x, Dp - 1.45, 2.8), (x, Dp - 1.5, 2.3), (x, Dp - .95, 1.9)], .05, dark)
        duct(1.5)
    e.export(name)
def job_before(k, e): _job(k, e, 'job_before', False)
def job_after(k, e): _job(k, e, 'job_after', True)

def rack(k, e):
    import cabinet as c
    k.start(12); g = c.M()
    k.box((4.9, .08, 3.3), (.95, .12, 0), k.mat('cab plate', '#dfe4e7'), 0)
    c.rail(g, -1.35, 3.2)
    c.psu(g, 2.66); c.end_clamp(g, 2.07, '-K1')
    before = set(bpy.data.objects); c.cpu(g, 1.62)
    for o in set(bpy.data.objects) - before: o['ink'] = 'cpu'
    inner = 1.62 - .39 - .18
    for i in range(6): c.io_module(g, inner - i * .36, 'DI 16', wires=i in (0, 1, 2, 3), cols=('navy',), accent='#f59e0b', on=.5, feed=False)
    c.end_clamp(g, inner - 5.5 * .36 - .06, '-K2')
    for z in (-1.35,):
        k.box((4.7, .5, .5), (.95, -.16, z), k.mat('duct2', '#aeb8bd'), 0); k.box((4.7, .03, .42), (.95, -.43, z), k.mat('cab plate', '#dfe4e7'), 0)
    e.export('rack', keep=lambda p, o: -1.6 < p[0] < 3.6)
def camera(k, e):
    import parts as p, optics as o, model_line as m
    k.start(7); g = {**p.M(), **o.M()}
    p.conveyor(g, -.62, .62, 0, .30, width=.17, legs=False)
    for s in (-.5, .5): k.box((.05, .05, .30), (s, 0, .14), g['alu'], 0); k.box((.16, .26, .02), (s, 0, .01), g['slate'], 0)
    def bot(x, ink=None, y=0.):
        prof = [(0,0),(.029,0),(.0305,.003),(.0305,.125),(.0300,.14),(.027,.157),(.022,.172),(.0175,.186),(.0145,.20),(.0135,.222),(.0165,.223),(.0165,.236),(0,.236)]
        q = k.lathe([(r*1.35, z*1.25) for r, z in prof], k.mat('full bottle', '#8a3f08'), (x, y, .30), 0 and None or (0,0,0), seg=64, name='lathe')
        l = k.lathe([(.0312*1.35, .035), (.0312*1.35, .13)], k.mat('label', '#f4efe2'), (x, y, .30), seg=64); 
        if ink:
            for w in (q, l): w['ink'] = ink
    for x in (-.50, -.37, -.24, -.11, .02): bot(x)
    bot(.34, None, 0); bot(.47)
    bot(.20, 'amber', .17)
    k.box((.16, .26, .02), (.20, .26, .29), g['alu'], 0); k.box((.02, .26, .06), (.12, .26, .32), g['alu'], 0); k.box((.02, .26, .06), (.28, .26, .32), g['alu'], 0)
    k.box((.05, .16, .05), (.20, -.21, .40), g['alu'], 0); k.cyl(.012, .10, (.20, -.10, .40), g['alu'], 0, 'Y', 32); k.box((.06, .02, .06), (.20, -.05, .40), g['alu'], 0)
    k.box((.03,.03,.40), (.20, -.24, .20), g['alu'], 0)
    # camera on a post behind, ring light towards the bottle
    k.box((.04, .04, .78), (-.24, .30, .39), g['alu'], 0); k.box((.2, .2, .015), (-.24, .30, .008), g['slate'], 0)
    k.box((.03, .10, .03), (-.24, .26, .56), g['alu'], 0)
    b4 = set(bpy.data.objects)
    k.box((.075, .12, .075), (-.24, .20, .46), g['alu'], 0); k.cyl(.032, .06, (-.24, .11, .46), g['alu'], 0, 'Y', 64); k.cyl(.026, .005, (-.24, .078, .46), g['black'], 0, 'Y', 64)
    for o_ in set(bpy.data.objects) - b4: o_['ink'] = 'amber'
    k.ring(.070, .030, .022, (-.24, .09, .46), g['alu'], 0, 'Y', 64)
    k.cable([(-.24, .26, .46), (-.24, .31, .47), (-.26, .33, .40), (-.26, .33, .05)], .008, g['black'])
    # sensor pair that confirms the reject
    k.box((.03, .05, .06), (.34, .40, .38), g['alu'], 0)
    e.export('camera')

def pasteurisers(k, e): _scene(k, e, 'pasteurisers', 'brewery', 'job')
def network(k, e): _scene(k, e, 'network', 'network', 'about')
def edge(k, e): _scene(k, e, 'edge', 'edge', 'about')
def scada(k, e): _scene(k, e, 'scada', 'scada', 'card')
def workstation(k, e): _scene(k, e, 'workstation', 'workstation', 'about')
def panel(k, e): _scene(k, e, 'panel', 'panel', 'job')
