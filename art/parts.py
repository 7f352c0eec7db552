"""Reusable machinery in the style of the film. Metres unless said otherwise."""
import math, random
from mathutils import Vector
import kit as k


def M():
    """Shared material set."""
    g = {}
    g['orange'] = k.mat('robot paint', '#ea7a08', rough=.36, coat=.3, smudge=.05, smudge_scale=5, bump=.05, bump_scale=220)
    g['white'] = k.mat('white paint', '#dfe5e8', rough=.36, coat=.3, smudge=.08, smudge_scale=5, bump=.05, bump_scale=220)
    g['graph'] = k.mat('graphite', '#22292e', rough=.42, smudge=.1, smudge_scale=8, bump=.08, bump_scale=300)
    g['slate'] = k.mat('slate paint', '#1b3441', rough=.4, coat=.2, smudge=.1, smudge_scale=4, bump=.06, bump_scale=200)
    g['rubber'] = k.mat('rubber', '#0c0e10', rough=.72, bump=.1, bump_scale=400)
    g['steel'] = k.mat('stainless', '#c2c8cc', rough=.24, metal=1, brushed='X', bump_scale=90)
    g['steelz'] = k.mat('stainless z', '#c2c8cc', rough=.24, metal=1, brushed='Z', bump_scale=90)
    g['alu'] = k.mat('anodised', '#aab3b9', rough=.36, metal=1, smudge=.08, smudge_scale=10)
    g['dark alu'] = k.mat('black anodised', '#2a3136', rough=.38, metal=.9, smudge=.08, smudge_scale=10)
    g['bolt'] = k.mat('bolt', '#8d969c', rough=.3, metal=1)
    g['black'] = k.mat('black gloss', '#080a0c', rough=.12, coat=.5)
    g['yellow'] = k.mat('safety yellow', '#f3b51a', rough=.5, smudge=.1)
    g['belt'] = k.mat('belt', '#1d3c49', rough=.5, smudge=.12, bump=.06, bump_scale=300)
    g['label'] = k.mat('print', '#f4f7f8', rough=.5)
    g['ink'] = k.mat('print dark', '#10171b', rough=.5)
    return g


# ------------------------------------------------------------------ six-axis robot
WARNING = '''<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100" rx="7" fill="#f2ede0"/><rect width="92" height="100" rx="7" fill="#f0ad1c"/>
<path d="M46 18 80 80H12Z" fill="none" stroke="#14191c" stroke-width="8" stroke-linejoin="round"/><path d="M46 40V58M46 64V70" stroke="#14191c" stroke-width="7"/>
<g font-family="Inter" fill="#14191c"><text x="102" y="36" font-weight="800" font-size="17">WARNING</text><text x="102" y="60" font-weight="600" font-size="14">Moving arm.</text><text x="102" y="80" font-weight="600" font-size="14">Keep clear.</text></g></svg>'''
RATING = '''<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 130"><rect width="240" height="130" rx="6" fill="#cfd5d8"/><rect x="4" y="4" width="232" height="122" rx="4" fill="none" stroke="#14191c" stroke-width="3"/>
<g font-family="Inter" font-weight="600" font-size="19" fill="#14191c"><text x="16" y="34" font-weight="800">INDUSTRIAL ROBOT</text><text x="16" y="62">Payload</text><text x="130" y="62">24 kg</text><text x="16" y="86">Reach</text><text x="130" y="86">1650 mm</text><text x="16" y="110">Mass</text><text x="130" y="110">268 kg</text></g></svg>'''


def axis_mark(name):
    return f'''<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60"><rect width="120" height="60" rx="8" fill="#14191c"/><text x="12" y="43" font-family="Inter" font-weight="800" font-size="36" fill="#f2ede0">{name}</text>
<path d="M74 20h30m-9-9 9 9-9 9M104 42H74m9-9-9 9 9 9" fill="none" stroke="#f0ad1c" stroke-width="5"/></svg>'''


def wear(m):
    """Gives a paint what use gives it: rubbed edges, grime in the corners, a slightly uneven coat. For dense meshes (castings)."""
    if m.get('worn'):
        return m
    m['worn'] = True
    n, l = m.node_tree.nodes, m.node_tree.links
    b = n['Principled BSDF']; base = tuple(b.inputs['Base Color'].default_value)

    def node(kind, **values):
        x = n.new('ShaderNode' + kind)
        for key, v in values.items(): x.inputs[key.replace('_', ' ')].default_value = v
        return x

    def noise(scale, detail, stretch=(1, 1, 1)):
        mp = node('Mapping', Scale=stretch); t = node('TexNoise', Scale=scale, Detail=detail)
        l.new(tc.outputs['Object'], mp.inputs['Vector']); l.new(mp.outputs['Vector'], t.inputs['Vector'])
        return t.outputs['Fac']

    def span(sock, lo, hi, to_lo=0., to_hi=1.):
        r = node('MapRange', From_Min=lo, From_Max=hi, To_Min=to_lo, To_Max=to_hi); l.new(sock, r.inputs['Value'])
        return r.outputs['Result']

    def times(a, c):
        x = n.new('ShaderNodeMath'); x.operation = 'MULTIPLY'; l.new(a, x.inputs[0]); l.new(c, x.inputs[1])
        return x.outputs[0]

    def mix(fac, under, over):
        x = n.new('ShaderNodeMixRGB'); l.new(fac, x.inputs[0])
        l.new(under, x.inputs[1]) if hasattr(under, 'node') else setattr(x.inputs[1], 'default_value', under)
        x.inputs[2].default_value = over
        return x.outputs[0]
    tc = n.new('ShaderNodeTexCoord'); point = n.new('ShaderNodeNewGeometry').outputs['Pointiness']
    deep = tuple(c * .45 for c in base[:3]) + (1,)
    coat = mix(span(noise(3.6, 7), .40, .70, 0, .45), base, deep)
    grime = mix(times(span(point, .498, .480), span(noise(9, 6), .30, .62, .4, 1.)), coat, k.lin('#20160c'))
    streaks = mix(times(span(noise(30, 4, (1, 1, .12)), .57, .66), span(noise(4, 3), .42, .60, 0, .75)), grime, tuple(c * .4 for c in base[:3]) + (1,))
    rubbed = mix(times(span(point, .508, .530), span(noise(34, 6), .47, .57, 0, .75)), streaks, k.lin('#8a8077'))
    l.new(rubbed, b.inputs['Base Color'])
    return m


def hose(points, r, m, parent=None, pitch=.011):
    """Corrugated conduit through points."""
    import bmesh
    P = [Vector(q) for q in points]; P = [P[0] * 2 - P[1]] + P + [P[-1] * 2 - P[-2]]
    fine = [(a * 2 + (c - z) * t + (z * 2 - a * 5 + c * 4 - d) * t * t + (a * 3 - z - c * 3 + d) * t ** 3) * .5      # Catmull-Rom
            for z, a, c, d in zip(P, P[1:], P[2:], P[3:]) for t in [i / 24 for i in range(24)]] + [P[-2]]
    path, left = [fine[0]], pitch / 4
    for a, c in zip(fine, fine[1:]):
        d, L = c - a, (c - a).length; at = left
        while at <= L: path.append(a + d * (at / L)); at += pitch / 4
        left = at - L
    bm = bmesh.new(); rings, seg, side = [], 16, Vector((.31, .64, .7))
    for i, q in enumerate(path):
        t = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
        side = (side - t * side.dot(t)).normalized(); up = t.cross(side)
        R = r * (1, 1, .84, .84)[i % 4]
        rings.append([bm.verts.new(q + side * R * math.cos(k.TAU * j / seg) + up * R * math.sin(k.TAU * j / seg)) for j in range(seg)])
    for a, c in zip(rings, rings[1:]):
        for j in range(seg): bm.faces.new([a[j], a[(j + 1) % seg], c[(j + 1) % seg], c[j]])
    bm.faces.new(rings[0]); bm.faces.new(rings[-1])
    return k.obj('hose', k.finish(bm, 'hose'), m, parent=parent)


def robot(g, base=(0, 0, 0), yaw=0., target=(.55, .45), tilt=-90., flip=1, paint='orange', s=1., side=1, mark='LINE 2'):
    """Six-axis arm. target = (radius, height) of the wrist centre in the arm plane; tilt = tool pitch in degrees.
    side=1 puts the upper arm on the -Y face of the J1 frame, -1 on the +Y face: choose the one towards the camera.
    mark is printed on the upper arm. Returns (base frame, tool frame)."""
    import bpy
    S = side; q = S * math.pi / 2                              # q turns local Z to the outer face
    face = (math.pi / 2, 0, 0 if S > 0 else math.pi)           # turns a decal to the outer face
    P, D, A, B = wear(g[paint]), g['graph'], g['alu'], g['bolt']
    seam = k.mat('seam', '#160d05', .7); gasket = k.mat('ring', '#0c0e10', .5)
    root = k.empty(base); root.scale = (s, s, s)
    k.lathe([(0, 0), (.165, 0), (.165, .035), (.13, .05), (.125, .11), (0, .11)], D, bevel=.008, parent=root)
    k.bolt_circle(.147, 10, .0085, .034, B, root)
    k.ring(.128, .02, .012, (0, 0, .118), gasket, .003, parent=root)
    j1 = k.empty((0, 0, .12), (0, 0, yaw), root)
    H, L1, L2 = .26, .44, .43                                  # shoulder height over J1, upper arm, forearm
    k.casting([k.cyl(.122, .15, (0, 0, .08), bevel=.02, parent=j1), k.cyl(.118, .20, (0, S * .01, H), axis='Y', bevel=.02, parent=j1),
               k.box((.19, .18, .24), (-.01, .01, .16), bevel=.03, parent=j1), k.cyl(.075, .13, (-.10, .01, .13), bevel=.015, parent=j1),
               k.box((.14, .12, .12), (-.13, .01, .24), bevel=.03, parent=j1)], P, .005, 14, j1)
    k.cyl(.062, .05, (-.10, .01, .205), D, .01, parent=j1)       # motor cap J1
    k.bolt_circle(.05, 6, .005, .23, B, j1, loc=(-.10, .01, 0))
    k.cyl(.098, .035, (0, S * .125, H), D, .008, 'Y', parent=j1)     # motor cap J2
    k.bolt_circle(.08, 8, .006, 0, B, j1, (-q, 0, 0), (0, S * .142, H))
    k.decal(axis_mark('A1'), .044, .022, (.1235, -.02, .075), (math.pi / 2, 0, math.pi / 2), rough=.4, parent=j1, px=256)
    k.decal(RATING, .074, .040, (.02, -S * .1235, .085), face, rough=.3, parent=j1, px=512)
    # inverse kinematics in the plane
    x, z = target[0] / s, target[1] / s - .12 - H
    d = min(math.hypot(x, z), L1 + L2 - .002)
    a = math.atan2(z, x) + flip * math.acos((L1 * L1 + d * d - L2 * L2) / (2 * L1 * d))
    e = flip * -(math.pi - math.acos((L1 * L1 + L2 * L2 - d * d) / (2 * L1 * L2)))
    j2 = k.empty((0, 0, H), (0, -a, 0), j1)                      # +X runs along the upper arm
    OY = -.155 * S
    k.ring(.103, .03, .03, (0, -.105 * S, 0), gasket, .004, 'Y', parent=j2)
    o = k.plate(k.hull2(.105, .082, L1), .085, None, (0, OY, 0), (math.pi / 2, 0, 0), .02, j2)
    waist = k.box((L1 * .5, .1, .10), (L1 * .5, OY, 0), bevel=.03, parent=j2)
    k.casting([o, waist, k.cyl(.112, .07, (0, OY, 0), axis='Y', bevel=.018, parent=j2), k.cyl(.09, .095, (L1, OY + .008 * S, 0), axis='Y', bevel=.018, parent=j2)],
              P, .0045, 10, j2)
    for X, R in ((0, .074), (L1, .060)):                         # bolted covers
        k.cyl(R, .02, (X, OY - .046 * S, 0), D, .005, 'Y', parent=j2)
        k.ring(R + .012, .008, .008, (X, OY - .041 * S, 0), A, .002, 'Y', parent=j2)
        k.bolt_circle(R * .78, 8, .005, 0, B, j2, (q, 0, 0), (X, OY - .055 * S, 0))
        k.cyl(R * .4, .008, (X, OY - .058 * S, 0), A, .003, 'Y', parent=j2)
        k.bolt_circle(R * .26, 3, .004, 0, B, j2, (q, 0, 0), (X, OY - .061 * S, 0), phase=.4)
    for X in (-.095, .095):
        for Z in (-.034, .034): k.bolt(.004, (L1 * .5 + X, OY - .0495 * S, Z), (q, 0, 0), B, j2)
    k.text(mark, .040, g['ink'], (L1 * .5, OY - .0508 * S, .012), face, .0006, parent=j2)
    k.decal(WARNING, .068, .034, (L1 * .5, OY - .0513 * S, -.028), face, rough=.45, parent=j2, px=512)
    k.decal(axis_mark('A3'), .036, .018, (L1 - .088, OY - .0443 * S, -.034), face, rough=.4, parent=j2, px=256)
    j3 = k.empty((L1, 0, 0), (0, -e, 0), j2)
    k.ring(.08, .02, .03, (0, -.095 * S, 0), gasket, .004, 'Y', parent=j3)
    k.casting([k.cyl(.086, .16, (0, 0, 0), axis='Y', bevel=.02, parent=j3), k.box((.17, .12, .135), (-.03, .005, .0), bevel=.03, parent=j3),
               k.cyl(.067, .18, (.10, 0, 0), axis='X', bevel=.02, parent=j3), k.box((.08, .10, .09), (-.10, .005, .0), bevel=.02, parent=j3)],
              P, .0045, 12, j3)
    for y, zz, L in ((-.030, .022, .085), (.038, .022, .085), (.004, -.026, .07)):                              # motors J4 to J6
        k.cyl(.025, L, (-.125 - L / 2, y, zz), D, .005, 'X', parent=j3)
        k.cyl(.019, .006, (-.127 - L, y, zz), A, .002, 'X', parent=j3)
        k.box((.026, .022, .020), (-.150, y, zz + .030), gasket, .004, parent=j3)
        k.cyl(.0075, .016, (-.150, y, zz + .046), B, .002, seg=20, parent=j3)
    k.cyl(.066, .03, (0, .092 * S, 0), D, .006, 'Y', parent=j3)
    k.bolt_circle(.052, 8, .005, 0, B, j3, (-q, 0, 0), (0, .107 * S, 0))
    k.ring(.064, .03, .016, (.197, 0, 0), gasket, .003, 'X', parent=j3)
    k.casting([k.cyl(.058, .19, (.30, 0, 0), r2=.050, axis='X', bevel=.012, parent=j3),
               k.box((.10, .028, .084), (L2 - .02, .044, 0), bevel=.012, parent=j3), k.box((.10, .028, .084), (L2 - .02, -.044, 0), bevel=.012, parent=j3),
               k.cyl(.043, .028, (L2, .044, 0), axis='Y', bevel=.008, parent=j3), k.cyl(.043, .028, (L2, -.044, 0), axis='Y', bevel=.008, parent=j3)],
              P, .004, 10, j3)
    k.box((.080, .010, .056), (.105, -S * .0625, 0), seam, .004, parent=j3)                                     # cover over the cables
    k.box((.076, .012, .052), (.105, -S * .0630, 0), D, .004, parent=j3)
    for X in (.075, .135):
        for Z in (-.018, .018): k.bolt(.003, (X, -S * .0690, Z), (q, 0, 0), B, j3)
    k.ring(.0575, .004, .0022, (.262, 0, 0), seam, .0004, 'X', parent=j3)
    k.bolt_circle(.0605, 8, .0035, .0, B, j3, (0, math.pi / 2, 0), (.206, 0, 0))
    for y, r in ((-.062, math.pi / 2), (.062, -math.pi / 2)):
        k.cyl(.034, .012, (L2, y, 0), D, .004, 'Y', parent=j3)
        k.bolt_circle(.025, 6, .0035, 0, B, j3, (r, 0, 0), (L2, y * 1.1, 0))
        k.cyl(.012, .006, (L2, y * 1.12, 0), A, .002, 'Y', parent=j3)
    t = math.radians(tilt)
    j5 = k.empty((L2, 0, 0), (0, -(t - a - e), 0), j3)           # +X is the tool direction
    k.casting([k.cyl(.039, .052, (0, 0, 0), axis='Y', bevel=.01, parent=j5), k.cyl(.036, .07, (.045, 0, 0), axis='X', bevel=.008, parent=j5)], P, .003, 8, j5)
    k.cyl(.034, .018, (.088, 0, 0), A, .003, 'X', parent=j5)
    k.cyl(.040, .010, (.102, 0, 0), D, .002, 'X', parent=j5)
    k.bolt_circle(.032, 6, .003, 0, B, j5, (0, math.pi / 2, 0), (.107, 0, 0))
    # dress pack: conduit up the back of the upper arm, over the elbow, along the forearm and in a loop to the wrist
    bpy.context.view_layer.update(); inverse = root.matrix_world.inverted()
    at = lambda frame, *q: inverse @ frame.matrix_world @ Vector(q)
    R = g['rubber']; top = OY * .62
    hose([at(j1, -.150, 0, .050), at(j1, -.205, 0, .055), at(j1, -.240, OY * .2, .18), at(j2, -.02, top, .150), at(j2, .10, top, .128), at(j2, .30, top, .122), at(j2, L1 + .01, top * .9, .165),
          at(j3, -.015, top * .35, .150), at(j3, .07, 0, .105), at(j3, .20, 0, .092), at(j3, .30, 0, .100), at(j3, L2 - .03, 0, .118), at(j5, -.055, 0, .115),
          at(j5, .02, 0, .112), at(j5, .088, 0, .070)], .0165, R, root)
    k.cable([at(j1, -.15, .035, .05), at(j1, -.20, .035, .055), at(j1, -.215, OY * .3, .18), at(j2, -.02, top + .036, .140), at(j2, .10, top + .036, .117), at(j2, .30, top + .036, .112), at(j2, L1 - .02, top + .03, .150),
             at(j3, -.09, .01, .125), at(j3, -.150, .004, .085), at(j3, -.150, .004, .030)], .008, R, root)
    for frame, X, y, height in ((j2, .10, top, .118), (j2, .30, top, .112), (j3, .07, 0, .095), (j3, .26, 0, .085)):     # clamps
        k.box((.030, .058, .008), (X, y, height - .024), A, .002, parent=frame)
        k.box((.024, .046, .046), (X, y, height + .006), D, .008, parent=frame)
        for yy in (-.017, .017): k.bolt(.0032, (X, y + yy, height + .029), m=B, parent=frame)
    k.box((.020, .050, .050), (.088, 0, .060), D, .006, parent=j5)
    return root, j5


def gripper(g, tool, open_=.030, parent_x=.107, s=1.):
    """Two-finger parallel gripper on the tool frame (+X is the approach direction)."""
    D, A, B = g['graph'], g['alu'], g['bolt']
    b = k.empty((parent_x, 0, 0), parent=tool); b.scale = (s, s, s)
    k.box((.05, .105, .058), (.028, 0, 0), D, .006, parent=b)
    k.box((.012, .125, .05), (.058, 0, 0), A, .003, parent=b)
    k.decal('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40"><text x="50" y="28" font-family="Inter" font-weight="700" font-size="24" text-anchor="middle" fill="#f59e0b">40 N</text></svg>',
            .05, .02, (.028, 0, .0295), (0, 0, math.pi / 2), parent=b)
    for sg in (-1, 1):
        y = sg * (open_ + .012)
        k.box((.03, .028, .042), (.075, y, 0), A, .003, parent=b)
        k.box((.075, .011, .026), (.12, y, 0), D, .003, parent=b)
        k.box((.035, .008, .03), (.143, y - sg * .008, 0), k.mat('pad', '#f59e0b', .6), .003, parent=b)
        for z in (-.012, .012):
            k.bolt(.0035, (.075, y + sg * .014, z), (-sg * math.pi / 2, 0, 0), B, b)
    k.cyl(.004, .022, (.02, .06, .012), g['steel'], .001, 'Y', parent=b)
    k.cable([(.02, .07, .012), (.0, .095, .025), (-.045, .075, .03), (-.085, .015, .0)], .0035, k.mat('air', '#1877b8', .35, coat=.4), b)
    k.cable([(.035, .07, .012), (.01, .11, .025), (-.045, .09, .035), (-.085, .015, .01)], .0035, k.mat('air', '#1877b8', .35, coat=.4), b)
    return b


# ------------------------------------------------------------------ beverage line
LABEL = '''<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1256 420"><rect width="1256" height="420" fill="#efe9da"/><rect y="0" width="1256" height="26" fill="#0b3d46"/><rect y="394" width="1256" height="26" fill="#0b3d46"/>
<g id="a"><path d="M180 110 q60 -60 120 0 t120 0" transform="translate(14,10)" fill="none" stroke="#d9820a" stroke-width="14"/><path d="M180 110 q60 -60 120 0 t120 0" transform="translate(14,42)" fill="none" stroke="#0b3d46" stroke-width="14"/>
<text x="314" y="260" font-family="Inter" font-weight="800" font-size="80" text-anchor="middle" fill="#0b3d46">TASMAN</text><text x="314" y="330" font-family="Inter" font-weight="600" font-size="40" letter-spacing="8" text-anchor="middle" fill="#d9820a">PALE ALE</text></g>
<use href="#a" x="628"/></svg>'''


FILL = .180                                                  # where the beer stands in a full bottle


def bottle_glass(name, color, glow, mix, wet=.5):
    """Brown bottle glass: no two bottles quite of one colour, and beads of condensation on the cold ones (wet: 0 to 1)."""
    m = k.glass(name, color, .02, 1.38, shadow=.5, glow=glow, glow_mix=mix)
    n, l = m.node_tree.nodes, m.node_tree.links
    glass = next(x for x in n if x.type == 'BSDF_GLASS')
    info, tc = n.new('ShaderNodeObjectInfo'), n.new('ShaderNodeTexCoord')

    def span(sock, lo, hi, to_lo, to_hi):
        r = n.new('ShaderNodeMapRange'); l.new(sock, r.inputs['Value'])
        for key, v in (('From Min', lo), ('From Max', hi), ('To Min', to_lo), ('To Max', to_hi)): r.inputs[key].default_value = v
        return r.outputs['Result']
    tint = n.new('ShaderNodeHueSaturation'); tint.inputs['Color'].default_value = k.lin(color)
    l.new(span(info.outputs['Random'], 0, 1, .488, .508), tint.inputs['Hue'])
    l.new(span(info.outputs['Random'], 0, 1, 1.12, .82), tint.inputs['Value'])
    l.new(tint.outputs['Color'], glass.inputs['Color'])
    if wet:
        beads = n.new('ShaderNodeTexVoronoi'); beads.inputs['Scale'].default_value = 300
        l.new(tc.outputs['Object'], beads.inputs['Vector'])
        bump = n.new('ShaderNodeBump'); bump.inputs['Distance'].default_value = .0012
        l.new(span(beads.outputs['Distance'], .10, .42, 1, 0), bump.inputs['Height'])
        l.new(span(info.outputs['Random'], 0, 1, .05 * wet, .4 * wet), bump.inputs['Strength'])
        l.new(bump.outputs['Normal'], glass.inputs['Normal'])
    return m


def bottle_mesh(g, full=True, cap=True, label=True):
    """Long-neck bottle, 0.245 m; returns a list of objects at the origin to copy (place() and row() do). The air in it is an
    object of its own: row() sets it a little higher or lower, so that no two are filled alike."""
    outside = [(0, .004), (.026, 0), (.0305, .004), (.0305, .135), (.029, .150), (.0145, .185), (.0130, .200), (.0125, .232), (.0142, .234), (.0142, .240), (.012, .241), (0, .241)]
    if full:
        body = bottle_glass('amber glass', '#d2a05a', '#8f5214', .14)
        air = [(0, FILL), (.0128, FILL), (.0112, .196), (.0106, .236), (0, .236)]
    else:
        body = bottle_glass('empty amber glass', '#dcb47c', '#a06a30', .10, wet=0)
        air = [(0, .008), (.026, .007), (.0278, .012), (.0278, .135), (.0266, .149), (.0122, .186), (.0108, .200), (.0104, .239), (0, .239)]
    inside = k.glass('air in glass', '#fff4e2', .01, 1 / 1.38, shadow=1.)
    void = k.lathe(air, inside, bevel=.004, seg=40, name='air')
    void.visible_shadow = False
    if full:
        void['level'] = .004
    parts = [k.lathe(outside, body, bevel=.006, seg=48), void]
    if cap:
        parts.append(k.lathe([(0, .246), (.0135, .246), (.0155, .240), (.0155, .234), (.0, .234)], k.mat('cap', '#c98a1a', .28, .9, smudge=.06, vary=.18), bevel=.002, seg=42))
    if label:
        parts.append(label_wrap(.03065, .048, .118))
    return parts


def label_wrap(r, z0, z1, svg=LABEL, seg=64):
    import bpy
    d = k.decal(svg, 1, 1, rough=.6); m = d.data.materials[0]; bpy.data.objects.remove(d)
    me = bpy.data.meshes.new('label'); v, f = [], []
    for i in range(seg + 1):
        t = k.TAU * i / seg
        v += [(r * math.cos(t), r * math.sin(t), z0), (r * math.cos(t), r * math.sin(t), z1)]
    for i in range(seg): f.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    me.from_pydata(v, [], f); uv = me.uv_layers.new()
    for i in range(seg):
        for j, c in enumerate([(i, 0), (i + 1, 0), (i + 1, 1), (i, 1)]): uv.data[i * 4 + j].uv = (c[0] / seg, c[1])
    for p in me.polygons: p.use_smooth = True
    return k.obj('label', me, m)


def place(proto, spots, z, parent=None, jitter=0.):
    """Copies of a bottle at the spots (x, y), each turned, shifted and filled a little differently."""
    for x, y in spots:
        r = random.uniform(0, k.TAU); dx, dy = random.uniform(-jitter, jitter), random.uniform(-jitter, jitter)
        for o in proto:
            level = o.get('level', 0.)
            k.copy(o, (x + dx, y + dy, z + (random.uniform(-level, level) if level else 0)), (0, 0, r), parent)


def row(proto, xs, y, z, parent=None, jitter=.0):
    place(proto, [(x, y) for x in xs], z, parent, jitter)


def conveyor(g, x0, x1, y=0., z=.9, width=.20, slat=.0508, legs=True, parent=None):
    """Slat-top chain conveyor along X with guide rails."""
    L = x1 - x0; cx = (x0 + x1) / 2
    n = int(L / slat); base = k.box((slat - .0022, width - .03, .006), (x0, y, z - .003), g['belt'], .0018, parent=parent)
    for i in range(n):
        k.copy(base, (x0 + (i + .5) * slat, y, z - .003), parent=parent)
    base.location.x = x0 - slat / 2
    for s in (-1, 1):
        k.box((L, .006, .11), (cx, y + s * width / 2, z - .052), g['steel'], .002, parent=parent)                    # side frame
        k.box((L, .016, .010), (cx, y + s * (width / 2 - .008), z + .0), g['graph'], .003, parent=parent)           # wear strip
        k.box((L, .012, .03), (cx, y + s * (width / 2 + .009), z - .085), g['dark alu'], .002, parent=parent)
        for zz in (.05, .115):
            k.cyl(.0055, L, (cx, y + s * .052, z + zz), g['steel'], .001, 'X', 20, parent=parent)                    # guide rods
        for i in range(int(L / .42) + 1):
            x = x0 + .1 + i * .42
            k.cyl(.007, .16, (x, y + s * (width / 2 + .03), z + .055), g['steelz'], .001, 'Z', 24, parent=parent)
            k.box((.03, .022, .045), (x, y + s * (width / 2 + .022), z - .03), g['graph'], .004, parent=parent)
            k.cyl(.010, .012, (x, y + s * (width / 2 + .040), z - .03), k.mat('knob', '#f59e0b', .45), .003, 'Y', 24, parent=parent)
            for zz in (.05, .115):
                k.cyl(.0045, width / 2 - .022, (x, y + s * (width / 4 + .041), z + zz), g['steel'], .001, 'Y', 16, parent=parent)
                k.box((.02, .02, .02), (x, y + s * (width / 2 + .03), z + zz), g['graph'], .004, parent=parent)
            k.bolt(.005, (x + .1, y + s * (width / 2 + .003), z - .03), (-s * math.pi / 2, 0, 0), g['bolt'], parent=parent)
            k.bolt(.005, (x + .3, y + s * (width / 2 + .003), z - .03), (-s * math.pi / 2, 0, 0), g['bolt'], parent=parent)
    if legs:
        for i in range(int(L / 1.3) + 1):
            x = x0 + .4 + i * 1.3
            for s in (-1, 1):
                k.box((.05, .05, z - .1), (x, y + s * width / 2 * .8, (z - .1) / 2), g['steelz'], .006, parent=parent)
                k.cyl(.05, .02, (x, y + s * width / 2 * .8, .01), g['rubber'], .004, parent=parent)
            k.box((.04, width, .04), (x, y, z * .35), g['steel'], .006, parent=parent)


def arc_bar(r0, r1, z0, z1, a0, a1, m, parent=None, bevel=.002, seg=40):
    """Bar of rectangular section bent about the Z axis from angle a0 to a1."""
    import bmesh
    bm = bmesh.new(); rings = []
    for i in range(seg + 1):
        t = a0 + (a1 - a0) * i / seg; c, s = math.cos(t), math.sin(t)
        rings.append([bm.verts.new((r * c, r * s, z)) for r, z in ((r0, z0), (r1, z0), (r1, z1), (r0, z1))])
    for p, q in zip(rings, rings[1:]):
        for j in range(4): bm.faces.new([p[j], p[(j + 1) % 4], q[(j + 1) % 4], q[j]])
    bm.faces.new(rings[0]); bm.faces.new(rings[-1])
    k._bevel(bm, bevel, 2, 40)
    return k.obj('arc bar', k.finish(bm, 'arc bar'), m, parent=parent)


def conveyor_bend(g, centre, r, a0, a1, z=.9, width=.20, slat=.0508):
    """The same conveyor in a bend: r is its centre line's radius, a0 and a1 (radians, a0 < a1) its ends."""
    e = k.empty((*centre, 0)); half = width / 2
    n = round(r * (a1 - a0) / slat); step = (a1 - a0) / n
    ri, ro = r - half + .015, r + half - .015; gap = .0011
    wedge = [(R * math.cos(s * (step / 2 - gap / R)), R * math.sin(s * (step / 2 - gap / R))) for R, s in ((ri, -1), (ro, -1), (ro, 1), (ri, 1))]
    base = k.plate(wedge, .006, g['belt'], (0, 0, z - .003), (0, 0, a0 + step / 2), .0018, e)
    for i in range(1, n):
        k.copy(base, rot=(0, 0, a0 + (i + .5) * step))
    for s in (-1, 1):
        R = r + s * half
        arc_bar(R - .003, R + .003, z - .107, z + .003, a0, a1, g['alu'], e)
        arc_bar(R - s * .016, R, z - .005, z + .005, a0, a1, g['graph'], e)
        arc_bar(R + s * .003, R + s * .015, z - .10, z - .07, a0, a1, g['dark alu'], e)
        for zz in (.05, .115):
            k.cable([((r + s * .052) * math.cos(t), (r + s * .052) * math.sin(t), z + zz) for t in [a0 + (a1 - a0) * i / 16 for i in range(17)]], .0055, g['steel'], e)
        for i in range(max(2, round(R * (a1 - a0) / .42)) + 1):
            t = a0 + (a1 - a0) * (i + .25) / (max(2, round(R * (a1 - a0) / .42)) + .5)
            post = k.empty((0, 0, 0), (0, 0, t), e)
            k.cyl(.007, .16, (R + s * .03, 0, z + .055), g['steelz'], .001, 'Z', 24, post)
            k.box((.022, .03, .045), (R + s * .022, 0, z - .03), g['graph'], .004, parent=post)
            k.cyl(.010, .012, (R + s * .040, 0, z - .03), k.mat('knob', '#f59e0b', .45), .003, 'X', 24, post)
            for zz in (.05, .115):
                k.cyl(.0045, half - .022, (r + s * (half / 2 + .041), 0, z + zz), g['steel'], .001, 'X', 16, post)
                k.box((.02, .02, .02), (R + s * .03, 0, z + zz), g['graph'], .004, parent=post)
    return e


def sensor(g, loc, rot=(0, 0, 0), col='#33e07a'):
    """Small photo-electric sensor on a bracket."""
    e = k.empty(loc, rot)
    k.box((.018, .036, .05), (0, 0, 0), k.mat('sensor', '#1b2327', .4, bump=.05), .004, parent=e)
    k.box((.0185, .012, .012), (0, -.006, .021), k.glow('led' + col, col, 9), .002, parent=e)
    k.cyl(.007, .004, (0, -.018, .005), g['black'], .001, 'Y', 24, parent=e)
    k.box((.004, .05, .03), (-.012, .0, -.03), g['steelz'], .001, parent=e)
    k.cable([(0, .01, -.025), (0, .02, -.07), (0, .06, -.11), (0, .10, -.12)], .003, g['rubber'], e)
    return e


def tank(g, loc, r=.8, h=2.6, s=1.):
    """Stainless fermenter with cone, dome, manway and pipework (background piece)."""
    e = k.empty(loc); e.scale = (s, s, s)
    k.lathe([(0, .35), (.06, .35), (r * .98, 1.15), (r, 1.2), (r, 1.2 + h), (r * .8, 1.5 + h), (0, 1.62 + h)], k.mat('tank', '#8fa3ad', .42, metal=.55), bevel=.08, seg=96, parent=e)
    for z in (1.25, 1.2 + h * .5, 1.15 + h):
        k.ring(r + .012, .03, .05, (0, 0, z), k.mat('tank', '#8fa3ad'), .01, seg=96, parent=e)
    for i in range(4):
        t = k.TAU * (i + .5) / 4
        k.cyl(.05, 1.3, (r * .86 * math.cos(t), r * .86 * math.sin(t), .65), k.mat('tank', '#8fa3ad'), .005, parent=e)
    k.cyl(.035, h + 1.6, (-r * .75, -r * .75, (h + 1.6) / 2 + .2), k.mat('tank', '#8fa3ad'), .005, parent=e)
    k.cyl(.22, .08, (0, -r - .02, 1.7), k.mat('tank', '#8fa3ad'), .02, 'Y', parent=e)
    k.cyl(.07, .05, (.3, -r - .02, 2.2), g['white'], .01, 'Y', parent=e)
    return e


def beacon(g, loc, h=.07, r=.032, lit=1):
    """Stack light: green / amber / red, one lit."""
    e = k.empty(loc)
    k.cyl(.014, .30, (0, 0, .15), g['alu'], .002, parent=e)
    for i, c in enumerate(('#1fd46b', '#f59e0b', '#e23b2e')):
        k.cyl(r, h * .92, (0, 0, .32 + h * (i + .5)), k.glow('beacon' + c, c, 5) if i == lit else k.mat('dome' + c, c, .2, coat=.6), .004, parent=e)
    k.cyl(r * .95, .012, (0, 0, .33 + 3 * h), g['graph'], .004, parent=e)
    return e
