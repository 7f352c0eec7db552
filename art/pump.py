"""Pump skid: finned motor, end-suction pump, coupling guard, base frame, flanges, pipes, butterfly valve, gauge. Metres.

Every machine's shaft runs along X, the motor on the +X side; its origin lies on the shaft."""
import math
import bmesh
import bpy
from mathutils import Vector
import kit as k

MOTOR_AT, SHAFT = .60, .17            # motor's middle from the pump's, shaft over the base frame
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" font-family="Inter">{body}</svg>'


def worn(m, colour, grime, scale=9., amount=.55):
    """Lets grime show through a paint in soft, irregular patches."""
    n, l = m.node_tree.nodes, m.node_tree.links
    tc = n.new('ShaderNodeTexCoord'); t = n.new('ShaderNodeTexNoise')
    t.inputs['Scale'].default_value = scale; t.inputs['Detail'].default_value = 9.; t.inputs['Roughness'].default_value = .68
    l.new(tc.outputs['Object'], t.inputs['Vector'])
    r = n.new('ShaderNodeMapRange'); l.new(t.outputs['Fac'], r.inputs['Value'])
    r.inputs['From Min'].default_value, r.inputs['From Max'].default_value, r.inputs['To Max'].default_value = .46, .74, amount
    x = n.new('ShaderNodeMixRGB'); l.new(r.outputs['Result'], x.inputs[0])
    x.inputs[1].default_value, x.inputs[2].default_value = k.lin(colour), k.lin(grime)
    l.new(x.outputs[0], n['Principled BSDF'].inputs['Base Color'])
    return m


def M(g):
    """Adds the pump's materials to a part library's."""
    paint = '#0e5068'
    g['enamel'] = worn(k.mat('pump enamel', paint, rough=.27, coat=.45, smudge=.16, smudge_scale=14, bump=.12, bump_scale=120), paint, '#0a2731')
    g['cast'] = worn(k.mat('pump casting', paint, rough=.36, coat=.3, smudge=.14, smudge_scale=12, bump=.4, bump_scale=160), paint, '#0b2831', 12.)
    g['cowl'] = worn(k.mat('fan cowl', '#0b4156', rough=.26, coat=.5, smudge=.16, smudge_scale=12), '#0b4156', '#0a2731')
    g['guard'] = k.mat('coupling guard', '#f0930a', rough=.42, coat=.2, smudge=.1, smudge_scale=12, bump=.05, bump_scale=240)
    g['frame'] = k.mat('base frame', '#232e34', rough=.56, smudge=.16, smudge_scale=7, bump=.12, bump_scale=150)
    g['pipe'] = k.mat('pipe', '#b4bdc2', rough=.27, metal=1, smudge=.05, smudge_scale=14, bump=.03, bump_scale=120)
    g['flange'] = k.mat('flange', '#9aa4aa', rough=.36, metal=1, smudge=.1, smudge_scale=20, bump=.1, bump_scale=160)
    g['zinc'] = k.mat('zinc', '#b9b39c', rough=.34, metal=1, smudge=.1, smudge_scale=30)
    g['gasket'] = k.mat('gasket', '#15191b', rough=.8)
    g['void'] = k.mat('void', '#030506', rough=.9)
    g['brass'] = k.mat('brass', '#c9a35a', .3, metal=1)
    g['cock'] = k.mat('cock lever', '#b3261e', .4, coat=.15)
    g['concrete'] = k.mat('concrete', '#2f393e', rough=.85, bump=.6, bump_scale=40, smudge=.1)
    return g


# ------------------------------------------------------------------ fasteners, pipes
_hex = {}


def hexbolt(g, r, loc, rot=(0, 0, 0), parent=None, stud=False):
    """Hexagon head with its washer, head up along local Z; stud: a nut with the thread standing out. Shared mesh."""
    key = (round(r, 5), stud)
    if key not in _hex:
        pieces = [k.cyl(r * 1.32, r * .2, (0, 0, r * .1), bevel=r * .05, seg=20),
                  k.lathe([(0, r * .2), (r, r * .2), (r, r * .85), (r * .86, r * 1.0), (0, r * 1.0)], bevel=0, seg=6)]
        if stud:
            pieces.append(k.cyl(r * .55, r * 1.0, (0, 0, r * 1.3), bevel=r * .12, seg=12))
        _hex[key] = _joined(pieces, flat=True)
    return k.obj('hexbolt', _hex[key], g['zinc'], loc, rot, parent)


def _joined(pieces, flat=False):
    """One mesh out of several objects, which are removed."""
    bpy.context.view_layer.update()
    bm = bmesh.new()
    for o in pieces:
        me = o.data.copy(); me.transform(o.matrix_local); bm.from_mesh(me); bpy.data.meshes.remove(me); bpy.data.objects.remove(o)
    me = bpy.data.meshes.new('joined'); bm.to_mesh(me); bm.free()
    for poly in me.polygons:
        poly.use_smooth = True
    me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(30 if flat else 60)
    return me


def bolts(g, R, n, r, z, parent=None, rot=(0, 0, 0), loc=(0, 0, 0), phase=0, stud=False):
    """Bolt circle of hexagon heads, standing on height z of the frame (loc, rot)."""
    e = k.empty(loc, rot, parent)
    for i in range(n):
        t = k.TAU * i / n + phase
        hexbolt(g, r, (R * math.cos(t), R * math.sin(t), z), (0, 0, t * 1.7), e, stud)
    return e


def tube(points, r, m, bend=.1, parent=None):
    """Pipe along straight runs with long-radius bends."""
    pts = k.rounded(points, bend, 10)
    cu = bpy.data.curves.new('tube', 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = r; cu.bevel_resolution = 12; cu.use_fill_caps = True
    sp = cu.splines.new('POLY'); sp.points.add(len(pts) - 1); sp.use_smooth = True
    for q, p in zip(sp.points, pts):
        q.co = (*p, 1)
    return k.obj('tube', cu, m, parent=parent)


def turn(axis):
    """Rotation that lays local Z along +axis or -axis ('X', '-X', ...)."""
    way = Vector({'X': (1, 0, 0), 'Y': (0, 1, 0), 'Z': (0, 0, 1)}[axis[-1]])
    return (-way if axis[0] == '-' else way).to_track_quat('Z', 'Y').to_euler()


def flanges(g, r, loc, axis='X', parent=None, n=8, gap=.004, wafer=0.):
    """Pair of bolted weld-neck flanges on a pipe of radius r, with the gasket (or a wafer valve of that width) between."""
    e = k.empty(loc, turn(axis), parent)
    R, t = r * 1.78, r * .34
    half = (wafer or gap) / 2
    for s in (-1, 1):
        prof = [(0, half), (R, half), (R, half + t), (r * 1.32, half + t), (r * 1.06, half + t * 2.6), (0, half + t * 2.6)]
        k.lathe(prof, g['flange'], (0, 0, 0), (0 if s > 0 else math.pi, 0, 0), .003, 64, e)
        bolts(g, r * 1.48, n, r * .15, half + t, e, (0 if s > 0 else math.pi, 0, 0), phase=math.pi / n, stud=s < 0)
    if wafer:
        for i in range(n):
            a = k.TAU * (i + .5) / n
            k.cyl(r * .09, wafer, (r * 1.48 * math.cos(a), r * 1.48 * math.sin(a), 0), g['zinc'], 0, seg=12, parent=e)
    else:
        k.cyl(r * 1.4, gap, (0, 0, 0), g['gasket'], 0, parent=e)
    return e


def butterfly_valve(g, r, loc, axis='X', parent=None, spin=0., lever=.24):
    """Wafer butterfly valve between flanges, with its neck, notch plate and lever. spin turns the neck about the pipe."""
    e = flanges(g, r, loc, axis, parent, wafer=r * .95)
    v = k.empty((0, 0, 0), (0, 0, spin), e)
    w = r * .95
    k.lathe([(0, -w / 2), (r * 1.28, -w / 2), (r * 1.34, 0), (r * 1.28, w / 2), (0, w / 2)], g['cast'], bevel=.006, parent=v)
    h = r * 2.6                                                       # the neck stands along local X
    k.cyl(r * .26, h, (h / 2, 0, 0), g['cast'], .004, 'X', 32, v)
    k.box((.02, r * .95, r * .95), (h, 0, 0), g['cast'], .005, parent=v)
    k.cyl(r * .17, .05, (h + .02, 0, 0), g['steel'], .003, 'X', 24, v)
    quadrant = [(0, -.012)] + [(.085 * math.cos(a), .085 * math.sin(a)) for a in [math.radians(-15 + i * 6) for i in range(21)]] + [(-.012, 0)]
    k.plate(quadrant, .004, g['flange'], (h + .014, 0, 0), (0, math.pi / 2, 0), .001, v)
    for y, z in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        hexbolt(g, .006, (h + .01, y * r * .34, z * r * .34), (0, math.pi / 2, 0), v)
    k.box((.012, .03, lever), (h + .034, 0, lever * .42), g['graph'], .005, parent=v)
    k.box((.02, .034, lever * .55), (h + .034, 0, lever * .68), g['guard'], .009, parent=v)
    return v


DIAL = SVG.format(w=400, h=400, body='<circle cx="200" cy="200" r="198" fill="#ccd3d5"/>'
    + ''.join(f'<path d="M200 34V{62 if i % 5 == 0 else 48}" stroke="#10171b" stroke-width="{7 if i % 5 == 0 else 3}" transform="rotate({-135 + i * 9} 200 200)"/>' for i in range(31))
    + ''.join(f'<text x="{200 + 118 * math.sin(math.radians(-135 + i * 45)):.0f}" y="{212 - 118 * math.cos(math.radians(-135 + i * 45)):.0f}" font-size="38" font-weight="600" text-anchor="middle" fill="#10171b">{i}</text>' for i in range(7))
    + '<path d="M320.2 79.8A170 170 0 0 1 320.2 320.2" fill="none" stroke="#d93a25" stroke-width="16"/>'
    + '<text x="200" y="282" font-size="34" text-anchor="middle" fill="#10171b">bar</text>'
    + '<path d="M200 230 194 200 200 56 206 200Z" fill="#10171b" transform="rotate(28 200 200)"/><circle cx="200" cy="200" r="15" fill="#10171b"/>')


def gauge(g, loc, yaw=0., parent=None, r=.046, stem=.075):
    """Pressure gauge on a stem with its isolating cock; the dial faces -Y, turned by yaw."""
    e = k.empty(loc, (0, 0, yaw), parent)
    k.cyl(.007, stem, (0, 0, stem / 2), g['pipe'], .001, seg=20, parent=e)
    k.box((.024, .024, .026), (0, 0, stem * .35), g['brass'], .004, parent=e)
    k.box((.008, .05, .012), (.0, -.028, stem * .35), g['cock'], .004, parent=e)
    k.lathe([(0, 0), (.011, 0), (.011, .016), (0, .016)], g['brass'], (0, 0, stem * .8), bevel=.001, seg=6, parent=e)
    z = stem + r * .9
    k.lathe([(0, -.016), (r, -.016), (r, .016), (r * .95, .019), (r * .90, .019), (r * .90, .012), (0, .012)], g['steel'], (0, 0, z), (math.pi / 2, 0, 0), .002, 64, e)
    k.decal(DIAL, r * 1.78, r * 1.78, (0, -.0127, z), (math.pi / 2, 0, 0), parent=e, px=512)
    return e


# ------------------------------------------------------------------ motor
PLATE = SVG.format(w=520, h=300, body='<rect width="520" height="300" rx="14" fill="#c3cacd"/><g fill="#12202a"><text x="24" y="58" font-size="42" font-weight="700">3~ MOTOR</text><text x="496" y="58" font-size="34" text-anchor="end">IE3</text><path d="M20 78H500M20 142H500M20 206H500M20 268H500M260 78V268" stroke="#12202a" stroke-width="3"/>'
    '<text x="30" y="122" font-size="34">7.5 kW</text><text x="276" y="122" font-size="34">400 V  50 Hz</text><text x="30" y="186" font-size="34">14.6 A</text><text x="276" y="186" font-size="34">1465 /min</text><text x="30" y="248" font-size="34">IP55</text><text x="276" y="248" font-size="34">cos φ 0.83</text></g>')


def motor(g, loc=(0, 0, 0), parent=None):
    """Totally enclosed fan-cooled foot motor; shaft end towards -X, fan cowl at +X. About 0.5 m long."""
    e = k.empty(loc, parent=parent)
    P = g['enamel']
    R, half, tip = .112, .145, .146
    k.cyl(R, 2 * half, (0, 0, 0), P, .003, 'X', 96, e)
    _fins(P, R, half, tip, e)
    for s in (-1, 1):                                                 # end shields with their lugs and bolts
        x = s * (half + .016)
        k.lathe([(0, -.014), (R + .016, -.014), (R + .016, .008), (R * .8, .02), (R * .5, .026), (0, .026)], P, (x, 0, 0), turn('X' if s > 0 else '-X'), .005, 96, e)
        for i in range(4):
            a = k.TAU * (i + .5) / 4
            y, z = (R + .016) * math.cos(a), (R + .016) * math.sin(a)
            k.box((.03, .032, .032), (x - s * .001, y, z), P, .009, (a, 0, 0), e)
            hexbolt(g, .0075, (x + s * .014, y, z), turn('X' if s > 0 else '-X'), e)
    k.lathe([(0, 0), (.056, 0), (.052, .016), (.03, .022), (0, .022)], P, (-half - .04, 0, 0), turn('-X'), .004, 64, e)
    bolts(g, .043, 4, .005, .017, e, turn('-X'), (-half - .042, 0, 0), .6)
    k.cyl(.021, .09, (-half - .09, 0, 0), g['steel'], .003, 'X', 40, e)
    _cowl(g, half + .012, e)
    for x in (-.095, .095):                                           # feet
        for s in (-1, 1):
            k.box((.05, .018, .09), (x, s * .085, -.115), P, .005, (s * .3, 0, 0), e)
            k.box((.062, .075, .02), (x, s * .112, -SHAFT + .012 + .01), P, .006, parent=e)
            hexbolt(g, .0095, (x, s * .126, -SHAFT + .032), (0, 0, .4), e)
    _terminal_box(g, (-.062, 0, tip - .004), e)
    k.box((.046, .05, .02), (.03, 0, tip - .006), P, .006, parent=e)    # lifting eye
    k.lathe([(.019, -.001)] + [(.019 + .0065 * (1 - math.cos(a)), .0065 * math.sin(a)) for a in [k.TAU * i / 14 for i in range(15)]], g['zinc'], (.03, 0, tip + .03), (math.pi / 2, 0, .35), 0, 40, e)
    k.box((.118, .004, .07), (-.004, -tip - .001, .0), g['flange'], .003, parent=e)
    k.decal(PLATE, .112, .0646, (-.004, -tip - .0035, .0), (math.pi / 2, 0, 0), parent=e, px=700, rough=.3)
    return e


def _fins(P, R, half, tip, e):
    """Cast cooling fins: level on the sides, upright above and below, as an IEC frame has them."""
    n, pitch = 6, .0155
    for i in range(-n, n + 1):
        u = i * pitch
        a, b = math.sqrt(R * R - u * u) - .004, math.sqrt(max(tip * tip - (u * .75) ** 2, 0))
        L = 2 * half - .012
        for s in (-1, 1):
            k.box((L, b - a, .0042), (0, s * (a + b) / 2, u), P, .0018, parent=e, seg=2)
            k.box((L, .0042, b - a), (0, u, s * (a + b) / 2), P, .0018, parent=e, seg=2)


def _cowl(g, x, e):
    """Sheet-steel fan cowl with its grille, the fan behind it, and its screws."""
    C, R = g['cowl'], .150
    depth = .112
    k.lathe([(R - .003, 0), (R, 0), (R, depth - .028), (R - .012, depth - .006), (.112, depth), (.112, depth - .004), (R - .016, depth - .012), (R - .004, depth - .03), (R - .003, 0)],
            C, (x, 0, 0), turn('X'), .003, 96, e)
    k.cyl(.14, .004, (x + .045, 0, 0), g['void'], 0, 'X', parent=e)
    for i in range(7):                                                # fan
        a = k.TAU * i / 7
        k.box((.036, .088, .003), (x + depth - .034, .068 * math.cos(a), .068 * math.sin(a)), g['graph'], .001, (a, .5, 0), e)
    k.cyl(.034, .04, (x + depth - .034, 0, 0), g['graph'], .006, 'X', parent=e)
    for q in (.03, .043, .056, .069, .082, .095, .107):
        k.ring(q + .0019, .0038, .003, (x + depth - .002, 0, 0), C, .0009, 'X', 72, e)
    for i in range(6):
        a = k.TAU * i / 6 + .26
        k.box((.004, .092, .0075), (x + depth - .003, .068 * math.cos(a), .068 * math.sin(a)), C, .0015, (a, 0, 0), e)
    k.cyl(.026, .005, (x + depth - .001, 0, 0), C, .002, 'X', parent=e)
    for i in range(4):
        a = k.TAU * (i + .5) / 4
        hexbolt(g, .005, (x + .014, R * math.cos(a), R * math.sin(a)), Vector((0, math.cos(a), math.sin(a))).to_track_quat('Z', 'Y').to_euler(), e)
    k.decal(SVG.format(w=200, h=60, body='<path d="M20 30H150" stroke="#f4f7f8" stroke-width="12"/><path d="M140 8 188 30 140 52Z" fill="#f4f7f8"/>'), .06, .018, (x + .05, -R * .985, R * .2), (math.pi / 2 - .2, 0, math.pi), parent=e, px=200)


def _terminal_box(g, loc, e):
    """Terminal box on the back of the motor, with its lid, gland and cable."""
    t = k.empty(loc, parent=e); P = g['enamel']
    k.box((.088, .088, .03), (0, 0, .006), P, .006, parent=t)
    k.box((.122, .122, .054), (0, 0, .042), P, .010, parent=t)
    k.box((.128, .128, .003), (0, 0, .0705), g['gasket'], .001, parent=t)
    k.box((.128, .128, .016), (0, 0, .080), P, .007, parent=t)
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.bolt(.0052, (sx * .052, sy * .052, .087), (0, 0, .3), g['bolt'], t)
    k.decal(SVG.format(w=200, h=180, body='<path d="M100 12 188 166H12Z" fill="#f5b81c" stroke="#10171b" stroke-width="14" stroke-linejoin="round"/><path d="M108 56 80 108H100L90 148 124 94H102L118 56Z" fill="#10171b"/>'),
            .046, .0414, (-.022, -.0615, .044), (math.pi / 2, 0, 0), parent=t, px=256)
    gx = .032
    k.lathe([(0, 0), (.017, 0), (.017, .014), (0, .014)], g['graph'], (gx, -.06, .04), turn('-Y'), .001, 6, t)
    k.lathe([(0, .012), (.0155, .012), (.0155, .026), (.011, .036), (0, .036)], g['graph'], (gx, -.06, .04), turn('-Y'), .002, 32, t)
    k.cable([(gx, -.08, .04), (gx, -.125, .036), (gx - .012, -.168, -.02), (gx - .05, -.176, -.12), (gx - .105, -.172, -.21), (gx - .13, -.165, -.30), (gx - .13, -.16, -.42)], .0085, g['rubber'], t, 16)
    k.box((.02, .02, .016), (gx - .125, -.166, -.275), g['graph'], .003, parent=t)


# ------------------------------------------------------------------ pump
def _ball(r, loc, parent):
    return k.lathe([(r * math.sin(a), -r * math.cos(a)) for a in [math.pi * i / 10 for i in range(11)]], None, loc, bevel=0, seg=20, parent=parent)


def pump(g, loc=(0, 0, 0), parent=None):
    """End-suction volute pump: suction flange face at x = -0.15, discharge face at z = 0.25, shaft end at x = 0.26."""
    e = k.empty(loc, parent=parent); P = g['cast']
    parts = []
    for i in range(30):                                               # the volute grows round to the discharge neck
        t = i / 29
        a = math.pi / 2 - .35 - t * (k.TAU - .5)
        parts.append(_ball(.030 + .024 * t, (0, (.086 + .014 * t) * math.cos(a), (.086 + .014 * t) * math.sin(a)), e))
    parts += [k.cyl(.10, .085, bevel=.01, axis='X', parent=e), k.cyl(.047, .17, (0, 0, .16), bevel=.006, r2=.041, parent=e), k.cyl(.056, .12, (-.085, 0, 0), bevel=.008, axis='X', parent=e),
              k.box((.05, .016, .10), (0, .045, .13), bevel=.004, parent=e), k.box((.05, .016, .10), (0, -.045, .13), bevel=.004, parent=e),
              k.box((.07, .05, .12), (0, .10, -.11), bevel=.01, parent=e), k.box((.07, .05, .12), (0, -.10, -.11), bevel=.01, parent=e)]
    k.casting(parts, P, .0042, 9, e)
    k.lathe([(0, 0), (.132, 0), (.132, .018), (.11, .024), (.075, .05), (.062, .062), (0, .062)], P, (.038, 0, 0), turn('X'), .005, 96, e)   # cover
    bolts(g, .118, 12, .0078, .021, e, turn('X'), (.038, 0, 0), stud=True)
    bracket = [k.cyl(.072, .09, (.115, 0, 0), bevel=.01, axis='X', r2=.05, parent=e), k.cyl(.053, .12, (.18, 0, 0), bevel=.008, axis='X', parent=e),
               k.cyl(.062, .03, (.228, 0, 0), bevel=.006, axis='X', parent=e), k.box((.05, .03, .13), (.205, 0, -.09), bevel=.008, parent=e)]
    for a in (.785, 2.356, 3.927, 5.498):
        bracket.append(k.box((.11, .012, .036), (.14, .05 * math.cos(a), .05 * math.sin(a)), bevel=.003, rot=(a + math.pi / 2, 0, 0), parent=e))
    k.casting(bracket, P, .0036, 8, e)
    k.lathe([(0, 0), (.052, 0), (.052, .008), (.03, .014), (0, .014)], P, (.243, 0, 0), turn('X'), .003, 64, e)
    bolts(g, .043, 6, .0045, .008, e, turn('X'), (.243, 0, 0))
    k.cyl(.017, .09, (.28, 0, 0), g['steel'], .002, 'X', 32, e)
    k.box((.07, .12, .018), (.205, 0, -SHAFT + .012 + .009), P, .005, parent=e)
    for s in (-1, 1):
        hexbolt(g, .008, (.205, s * .044, -SHAFT + .03), parent=e)
        k.box((.11, .085, .02), (0, s * .115, -SHAFT + .012 + .01), P, .006, parent=e)
        hexbolt(g, .010, (.028, s * .128, -SHAFT + .032), parent=e); hexbolt(g, .010, (-.028, s * .128, -SHAFT + .032), parent=e)
    k.cyl(.012, .018, (.18, 0, .058), g['zinc'], .002, seg=6, parent=e)      # filler plug, oiler, drain plugs
    k.cyl(.008, .05, (.165, -.07, -.012), g['brass'], .001, 'Y', 20, e)
    k.lathe([(0, 0), (.016, 0), (.019, .01), (.019, .034), (.012, .045), (0, .047)], k.mat('oiler', '#d78a1e', .08, coat=1., spec=.8), (.165, -.1, -.012), bevel=.003, seg=32, parent=e)
    tube([(0, -.040, .185), (0, -.075, .185), (.02, -.095, .13), (.075, -.09, .075), (.085, -.055, .035)], .0045, g['pipe'], .03, e)     # flush line to the seal
    for at, way in (((0, -.046, .185), '-Y'), ((.085, -.058, .038), '-Y')):
        k.lathe([(0, -.008), (.0085, -.008), (.0085, .008), (0, .008)], g['zinc'], at, turn(way), .001, 6, e)
    k.cyl(.011, .016, (0, -.15, -.02), g['zinc'], .002, 'Y', 6, e)
    k.decal(SVG.format(w=300, h=120, body='<rect width="300" height="120" rx="8" fill="#c9d0d3"/><text x="20" y="50" font-size="40" font-weight="700" fill="#12202a">P-201 A</text><text x="20" y="98" font-size="30" fill="#12202a">45 m³/h   32 m</text>'),
            .075, .03, (.115, -.064, .045), (math.pi / 2 - .9, 0, 0), parent=e, px=400)
    return e


def guard(g, x0, x1, parent=None):
    """Slotted sheet-steel coupling guard over the shaft ends, in the warning colour."""
    L, R, t = x1 - x0, .078, .0025
    arc = [(R * math.cos(a), R * math.sin(a)) for a in [math.pi * i / 24 for i in range(25)]]
    outer = [(R, -SHAFT + .014)] + arc + [(-R, -SHAFT + .014)]
    inner = [(x * (R - t) / R if abs(y) > 1e-9 or abs(x) == R else x, y * (R - t) / R if y > 0 else y) for x, y in outer]
    e = k.empty(((x0 + x1) / 2, 0, 0), parent=parent)
    k.plate(outer + inner[::-1], L, g['guard'], (0, 0, 0), (math.pi / 2, 0, math.pi / 2), .0006, e)
    for i in range(7):                                                # slots, each a dark inlay with a pressed lip
        a = math.pi * (.5 + (i - 3) * .135)
        for dx in (-.25, .25):
            y, z = (R + .0002) * math.cos(a), (R + .0002) * math.sin(a)
            k.box((L * .34, .0095, .0016), (dx * L, y, z), g['void'], .0047, (a - math.pi / 2, 0, 0), e)
    for z in (-.02, -.05):
        for dx in (-.25, .25):
            for s in (-1, 1):
                k.box((L * .34, .0016, .0095), (dx * L, s * R, z), g['void'], .0047, parent=e)
    for s in (-1, 1):
        k.box((L, .04, .004), (0, s * (R + .018), -SHAFT + .014), g['guard'], .001, parent=e)
        for dx in (-.36, .36):
            hexbolt(g, .006, (dx * L, s * (R + .02), -SHAFT + .016), (0, 0, dx), e)
    k.decal(SVG.format(w=200, h=180, body='<path d="M100 12 188 166H12Z" fill="#f5d21c" stroke="#10171b" stroke-width="14" stroke-linejoin="round"/><path d="M100 62V112M100 132V146" stroke="#10171b" stroke-width="18"/>'), .04, .036, (0, -R - .0012, -.095), (math.pi / 2, 0, 0), parent=e, px=256)
    return e


def base_frame(g, x0, x1, parent=None, w=.36, h=.10):
    """Channel-steel base with cross members, lugs and anchor bolts on a grouted plinth; its top is z = 0."""
    L, cx = x1 - x0, (x0 + x1) / 2
    for s in (-1, 1):
        y = s * w / 2
        k.box((L, .008, h), (cx, y - s * .03, -h / 2), g['frame'], .002, parent=parent)
        for z in (-.005, -h + .005):
            k.box((L, .06, .010), (cx, y, z), g['frame'], .003, parent=parent)
        for i in range(4):
            x = x0 + .1 + i * (L - .2) / 3
            k.box((.08, .075, .012), (x, y + s * .055, -h + .006), g['frame'], .003, parent=parent)
            hexbolt(g, .012, (x, y + s * .065, -h + .012), (0, 0, i), parent, stud=True)
            k.box((.008, .052, h - .02), (x + .02, y, -h / 2), g['frame'], .001, parent=parent)
    for x in (x0 + .004, x1 - .004):
        k.box((.008, w - .05, h), (x, 0, -h / 2), g['frame'], .002, parent=parent)
    k.box((L - .02, w - .06, .006), (cx, 0, -.02), g['frame'], .001, parent=parent)
    k.box((L + .22, w + .3, .16), (cx, 0, -h - .08), g['concrete'], .012, parent=parent)


def skid(g, loc=(0, 0, 0), parent=None):
    """Pump, guard and motor on their base frame; loc is the shaft over the volute's middle. Returns the frame at the shaft."""
    e = k.empty(loc, parent=parent)
    pump(g, parent=e)
    guard(g, .275, MOTOR_AT - .19, e)
    motor(g, (MOTOR_AT, 0, 0), e)
    for x in (MOTOR_AT - .095, MOTOR_AT + .095):
        for s in (-1, 1):
            k.box((.085, .10, .014), (x, s * .12, -SHAFT + .006), g['flange'], .002, parent=e)
    base_frame(g, -.16, MOTOR_AT + .27, k.empty((0, 0, -SHAFT), parent=e))
    return e


def again(root, loc, yaw=0.):
    """Another copy of a built machine, as an instance (no geometry twice)."""
    name = 'of ' + root.name
    if name not in bpy.data.collections:
        c = bpy.data.collections.new(name)
        for o in [root, *root.children_recursive]:
            c.objects.link(o)
        bpy.context.view_layer.update()
        c.instance_offset = root.matrix_world.translation
    o = bpy.data.objects.new('again', None); bpy.context.scene.collection.objects.link(o)
    o.instance_type = 'COLLECTION'; o.instance_collection = bpy.data.collections[name]
    o.location = loc; o.rotation_euler = (0, 0, yaw)
    return o
