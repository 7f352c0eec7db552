"""Render kit for Blender 3.4 (bpy, Cycles on the CPU).

A scene script does:   import kit as k;  k.start();  ...build...;  k.shot(...);  k.render(look={...})
and is run by Blender with --shot, --width, --samples and --folder: README.md beside it.
render() leaves float passes in that folder; finish.py denoises, fogs, blooms and tone-maps them to a picture.
Colours are sRGB hex strings. Lengths are whatever the scene chooses (metres, or 1 unit = 100 mm for close-ups).
"""
import bpy, bmesh, math, os, sys, json, random, subprocess, hashlib, time
from mathutils import Vector, Matrix, Euler

HERE = os.path.dirname(os.path.abspath(__file__))
FONT = '/usr/share/fonts/opentype/inter/Inter-SemiBold.otf'
CACHE = os.path.join(HERE, '..', '.build', 'art', 'decals')
THREADS = int(os.environ.get('ART_THREADS', '2'))
TAU = math.tau
NAVY, SLATE, TEAL, AMBER, WHITE = '#0b1f2a', '#16313f', '#1c5a66', '#f59e0b', '#f4f7f8'


def opt(key, default):
    """--key value from the command line after '--'."""
    a = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    return type(default)(a[a.index('--' + key) + 1]) if '--' + key in a else default


def lin(hexcol):
    h = hexcol.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return [v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in c] + [1]


def start(seed=7):
    random.seed(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    os.makedirs(CACHE, exist_ok=True)
    bpy.context.scene.world = bpy.data.worlds.new('world')


# ------------------------------------------------------------------ materials
_mats = {}


def mat(name, color='#808080', rough=.5, metal=0., coat=0., spec=.5, smudge=.0, smudge_scale=6., bump=0., bump_scale=60.,
        brushed=None, emit=0., sss=0., vary=0.):
    """Principled material. smudge: roughness variation (fingerprints, wear) - the cheapest realism there is.
    bump: fine surface grain (moulded plastic, cast paint). brushed: 'X'|'Y'|'Z' = grain direction for brushed metal."""
    if name in _mats:
        return _mats[name]
    m = bpy.data.materials.new(name); m.use_nodes = True
    n, l = m.node_tree.nodes, m.node_tree.links
    b = n['Principled BSDF']
    col = lin(color)
    b.inputs['Base Color'].default_value = col
    b.inputs['Roughness'].default_value = rough
    b.inputs['Metallic'].default_value = metal
    b.inputs['Specular'].default_value = spec
    b.inputs['Clearcoat'].default_value = coat
    b.inputs['Clearcoat Roughness'].default_value = .08
    if sss:
        b.inputs['Subsurface'].default_value = sss
        b.inputs['Subsurface Color'].default_value = col
        b.inputs['Subsurface Radius'].default_value = (.02, .012, .008)
    if emit:
        b.inputs['Emission'].default_value = col
        b.inputs['Emission Strength'].default_value = emit
        m.cycles.sample_as_light = False      # glow without adding noise; light with area lamps instead
    tc = n.new('ShaderNodeTexCoord')

    def noise(scale, detail=4., stretch=None):
        t = n.new('ShaderNodeTexNoise'); t.inputs['Scale'].default_value = scale; t.inputs['Detail'].default_value = detail
        mp = n.new('ShaderNodeMapping'); l.new(tc.outputs['Object'], mp.inputs['Vector'])
        if stretch:
            mp.inputs['Scale'].default_value = stretch
        l.new(mp.outputs['Vector'], t.inputs['Vector'])
        return t.outputs['Fac']

    def remap(sock, lo, hi):
        r = n.new('ShaderNodeMapRange'); l.new(sock, r.inputs['Value'])
        r.inputs['From Min'].default_value, r.inputs['From Max'].default_value = .3, .7
        r.inputs['To Min'].default_value, r.inputs['To Max'].default_value = lo, hi
        return r.outputs['Result']
    if brushed:
        st = {'X': (.02, 1, 1), 'Y': (1, .02, 1), 'Z': (1, 1, .02)}[brushed]
        s = noise(bump_scale, 3., st)
        l.new(remap(s, max(.05, rough - .10), rough + .14), b.inputs['Roughness'])
        bp = n.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = .06; bp.inputs['Distance'].default_value = .01
        l.new(s, bp.inputs['Height']); l.new(bp.outputs['Normal'], b.inputs['Normal'])
    elif smudge:
        l.new(remap(noise(smudge_scale, 8.), max(.03, rough - smudge), min(1, rough + smudge)), b.inputs['Roughness'])
    if vary:                                  # per-object tint, so arrays do not look cloned
        oi = n.new('ShaderNodeObjectInfo'); hs = n.new('ShaderNodeHueSaturation')
        hs.inputs['Color'].default_value = col
        r = n.new('ShaderNodeMapRange'); l.new(oi.outputs['Random'], r.inputs['Value'])
        r.inputs['To Min'].default_value, r.inputs['To Max'].default_value = 1 - vary, 1 + vary
        l.new(r.outputs['Result'], hs.inputs['Value']); l.new(hs.outputs['Color'], b.inputs['Base Color'])
    if bump and not brushed:
        bp = n.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = bump; bp.inputs['Distance'].default_value = .002
        l.new(noise(bump_scale, 2.), bp.inputs['Height']); l.new(bp.outputs['Normal'], b.inputs['Normal'])
    _mats[name] = m
    return m


def glass(name, color, rough=.03, ior=1.45, shadow=.55, glow=None, glow_mix=.35):
    """Tinted solid glass; shadow rays see a tinted transparent surface, so no caustics are needed (no noise).
    glow: mixes in a translucent body colour, the reflector card a photographer would put behind the bottle."""
    m = bpy.data.materials.new(name); m.use_nodes = True
    n, l = m.node_tree.nodes, m.node_tree.links
    n.remove(n['Principled BSDF']); out = n['Material Output']
    g = n.new('ShaderNodeBsdfGlass'); g.inputs['Color'].default_value = lin(color)
    g.inputs['Roughness'].default_value = rough; g.inputs['IOR'].default_value = ior
    t = n.new('ShaderNodeBsdfTransparent'); t.inputs['Color'].default_value = [c * shadow for c in lin(color)[:3]] + [1]
    body = g
    if glow:
        tr = n.new('ShaderNodeBsdfTranslucent'); tr.inputs[0].default_value = lin(glow); body = n.new('ShaderNodeMixShader')
        body.inputs[0].default_value = glow_mix; l.new(g.outputs[0], body.inputs[1]); l.new(tr.outputs[0], body.inputs[2])
    lp = n.new('ShaderNodeLightPath'); mx = n.new('ShaderNodeMixShader')
    l.new(lp.outputs['Is Shadow Ray'], mx.inputs[0]); l.new(body.outputs[0], mx.inputs[1]); l.new(t.outputs[0], mx.inputs[2])
    l.new(mx.outputs[0], out.inputs['Surface'])
    return m


def glow(name, color, power=4.):
    """Pure emitter (LED, lamp tube, screen back-light) that is not sampled as a light."""
    if name in _mats:
        return _mats[name]
    m = bpy.data.materials.new(name); m.use_nodes = True
    n, l = m.node_tree.nodes, m.node_tree.links
    n.remove(n['Principled BSDF'])
    e = n.new('ShaderNodeEmission'); e.inputs['Color'].default_value = lin(color); e.inputs['Strength'].default_value = power
    l.new(e.outputs[0], n['Material Output'].inputs['Surface']); m.cycles.sample_as_light = False
    _mats[name] = m
    return m


# ------------------------------------------------------------------ geometry
def obj(name, data, m=None, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    o = bpy.data.objects.new(name, data); bpy.context.scene.collection.objects.link(o)
    o.location = loc; o.rotation_euler = rot
    if m and hasattr(data, 'materials') and not data.materials:
        data.materials.append(m)
    o.parent = parent
    return o


def empty(loc=(0, 0, 0), rot=(0, 0, 0), parent=None, name='frame'):
    return obj(name, None, loc=loc, rot=rot, parent=parent)


def copy(o, loc=None, rot=None, parent=None):
    """Instance: shares the mesh."""
    c = o.copy(); bpy.context.scene.collection.objects.link(c)
    if loc is not None: c.location = loc
    if rot is not None: c.rotation_euler = rot
    if parent is not None: c.parent = parent
    return c


def finish(bm, name, smooth=True):
    """bmesh -> mesh with area-weighted normals: big faces stay flat, bevels catch the light."""
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free()
    if smooth:
        nrm = [Vector() for _ in me.vertices]
        for p in me.polygons:
            p.use_smooth = True
            for v in p.vertices:
                nrm[v] += p.normal * p.area
        me.use_auto_smooth = True; me.auto_smooth_angle = math.pi
        me.normals_split_custom_set_from_vertices([v.normalized() for v in nrm])
    return me


def _bevel(bm, width, seg=3, angle=25):
    if width <= 0: return
    es = [e for e in bm.edges if len(e.link_faces) == 2 and e.calc_face_angle(0) > math.radians(angle)]
    bmesh.ops.bevel(bm, geom=es, offset=width, segments=seg, profile=.5, affect='EDGES', clamp_overlap=True)


def box(size, loc=(0, 0, 0), m=None, bevel=.004, rot=(0, 0, 0), parent=None, seg=3, name='box'):
    bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    _bevel(bm, min(bevel, min(size) * .49), seg)
    return obj(name, finish(bm, name), m, loc, rot, parent)


def rounded(points, r, seg=5):
    """Round the corners of an open 2-D polyline by radius r (scalar or per-point list)."""
    out = [points[0]]
    for i in range(1, len(points) - 1):
        p, a, b = Vector(points[i]), Vector(points[i - 1]), Vector(points[i + 1])
        rr = r[i] if isinstance(r, (list, tuple)) else r
        u, v = (a - p), (b - p)
        d = min(rr, u.length * .49, v.length * .49)
        if d < 1e-6 or u.length < 1e-9 or v.length < 1e-9:
            out.append(tuple(p)); continue
        s, e = p + u.normalized() * d, p + v.normalized() * d
        for j in range(seg + 1):
            t = j / seg
            out.append(tuple(s * (1 - t) ** 2 + p * 2 * t * (1 - t) + e * t * t))
    out.append(points[-1])
    return out


def lathe(profile, m=None, loc=(0, 0, 0), rot=(0, 0, 0), bevel=.004, seg=64, parent=None, name='lathe'):
    """Revolve [(radius, z), ...] about Z; corners are rounded by `bevel`."""
    pr = rounded(profile, bevel) if bevel else profile
    bm = bmesh.new(); rings = []
    for r, z in pr:
        rings.append([bm.verts.new((0, 0, z))] if r < 1e-6 else
                     [bm.verts.new((r * math.cos(TAU * i / seg), r * math.sin(TAU * i / seg), z)) for i in range(seg)])
    for a, b in zip(rings, rings[1:]):
        for i in range(seg):
            j = (i + 1) % seg
            f = [a[i % len(a)], a[j % len(a)], b[j % len(b)], b[i % len(b)]]
            f = [v for k_, v in enumerate(f) if v not in f[:k_]]
            if len(f) > 2:
                try: bm.faces.new(f)
                except ValueError: pass
    return obj(name, finish(bm, name), m, loc, rot, parent)


AX = {'Z': (0, 0, 0), 'Y': (math.pi / 2, 0, 0), 'X': (0, math.pi / 2, 0)}


def cyl(r, h, loc=(0, 0, 0), m=None, bevel=.004, axis='Z', seg=64, parent=None, r2=None, name='cyl'):
    """Cylinder / cone centred on loc along axis, rounded rims."""
    r2 = r if r2 is None else r2
    return lathe([(0, -h / 2), (r, -h / 2), (r2, h / 2), (0, h / 2)], m, loc, AX[axis], bevel, seg, parent, name)


def ring(r, w, h, loc=(0, 0, 0), m=None, bevel=.002, axis='Z', seg=64, parent=None):
    return lathe([(r - w, -h / 2), (r, -h / 2), (r, h / 2), (r - w, h / 2), (r - w, -h / 2)], m, loc, AX[axis], bevel, seg, parent)


def plate(points, depth, m=None, loc=(0, 0, 0), rot=(0, 0, 0), bevel=.004, parent=None, name='plate'):
    """Extrude a closed 2-D outline (XY) by depth along Z, bevelled."""
    bm = bmesh.new()
    f = bm.faces.new([bm.verts.new((x, y, -depth / 2)) for x, y in points])
    ex = bmesh.ops.extrude_face_region(bm, geom=[f])
    bmesh.ops.translate(bm, vec=(0, 0, depth), verts=[v for v in ex['geom'] if isinstance(v, bmesh.types.BMVert)])
    _bevel(bm, bevel, 3, 40)
    return obj(name, finish(bm, name), m, loc, rot, parent)


def hull2(r1, r2, length, seg=24):
    """Outline of two circles joined by tangents (a robot link, seen flat)."""
    a = math.acos((r1 - r2) / length)
    pts = [(r1 * math.cos(t), r1 * math.sin(t)) for t in [a + (TAU - 2 * a) * i / seg for i in range(seg + 1)]]
    pts += [(length + r2 * math.cos(t), r2 * math.sin(t)) for t in [-a + 2 * a * i / seg for i in range(seg + 1)]]
    return pts


def casting(parts, m, voxel=.006, smooth=12, parent=None, name='casting'):
    """Fuse overlapping parts into one skin with fillets, as cast housings have (voxel remesh + smooth)."""
    bpy.context.view_layer.update()
    bm = bmesh.new()
    for p in parts:
        me = p.data.copy(); me.transform(p.matrix_local); bm.from_mesh(me); bpy.data.meshes.remove(me)
    me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free()
    for p in parts:
        bpy.data.objects.remove(p)
    o = obj(name, me, None, parent=parent)
    me.materials.clear(); me.materials.append(m)
    r = o.modifiers.new('r', 'REMESH'); r.mode = 'VOXEL'; r.voxel_size = voxel; r.use_smooth_shade = True
    s = o.modifiers.new('s', 'SMOOTH'); s.factor = .6; s.iterations = smooth
    dg = bpy.context.evaluated_depsgraph_get()
    new = bpy.data.meshes.new_from_object(o.evaluated_get(dg)); o.modifiers.clear(); o.data = new
    new.materials.clear(); new.materials.append(m)
    for p in new.polygons: p.use_smooth = True
    return o


def cable(points, r, m, parent=None, res=10, name='cable'):
    """Smooth tube through points (Bezier, auto handles)."""
    cu = bpy.data.curves.new(name, 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = r; cu.bevel_resolution = 4
    cu.resolution_u = res; cu.use_fill_caps = True
    sp = cu.splines.new('BEZIER'); sp.bezier_points.add(len(points) - 1)
    for bp, p in zip(sp.bezier_points, points):
        bp.co = p; bp.handle_left_type = bp.handle_right_type = 'AUTO'
    return obj(name, cu, m, parent=parent)


def text(s, size, m, loc=(0, 0, 0), rot=(0, 0, 0), depth=.0006, align='CENTER', parent=None, font=FONT):
    cu = bpy.data.curves.new('text', 'FONT'); cu.body = s; cu.size = size; cu.extrude = depth
    cu.align_x = align; cu.align_y = 'CENTER'
    if os.path.exists(font): cu.font = bpy.data.fonts.load(font, check_existing=True)
    return obj('text', cu, m, loc, rot, parent)


_bolt = {}


def bolt(r, loc, axis_rot=(0, 0, 0), m=None, parent=None):
    """Socket-head cap screw, head up along local Z. Mesh is shared."""
    key = (round(r, 5), m.name if m else '')
    if key not in _bolt:
        bm = bmesh.new(); seg = 24; h = r * 1.1; hx = 6
        prof = rounded([(r, 0), (r, h), (r * .62, h), (r * .62, h * .35), (0, h * .35)], [0, r * .18, r * .05, 0, 0], 3)
        rings = [[bm.verts.new((0, 0, z))] if q < 1e-6 else
                 [bm.verts.new((q * math.cos(TAU * i / seg), q * math.sin(TAU * i / seg), z)) for i in range(seg)] for q, z in prof]
        for a, b in zip(rings, rings[1:]):
            for i in range(seg):
                j = (i + 1) % seg
                bm.faces.new([a[i], a[j], b[j], b[i]] if len(b) > 1 else [a[i], a[j], b[0]])
        _bolt[key] = finish(bm, 'bolt')
    return obj('bolt', _bolt[key], m, loc, axis_rot, parent)


def bolt_circle(R, n, r, z, m, parent=None, rot=(0, 0, 0), loc=(0, 0, 0), phase=0):
    e = empty(loc, rot, parent)
    for i in range(n):
        t = TAU * i / n + phase
        bolt(r, (R * math.cos(t), R * math.sin(t), z), (0, 0, t), m, e)
    return e


def decal(svg, w, h, loc=(0, 0, 0), rot=(0, 0, 0), emit=0., rough=.35, px=1024, parent=None, bevel=0.):
    """Flat panel w x h carrying an SVG (given as markup): labels, nameplates, HMI screens (emit > 0). Faces local +Z."""
    key = hashlib.md5((svg + str(px)).encode()).hexdigest()[:12]
    png = os.path.join(CACHE, key + '.png')
    if not os.path.exists(png):
        src = png[:-3] + 'svg'; open(src, 'w').write(svg)
        subprocess.run(['rsvg-convert', '-w', str(px), '-o', png, src], check=True)
    name = f'decal{key}{emit}'
    if name not in _mats:
        m = bpy.data.materials.new(name); m.use_nodes = True
        n, l = m.node_tree.nodes, m.node_tree.links; b = n['Principled BSDF']
        t = n.new('ShaderNodeTexImage'); t.image = bpy.data.images.load(png)
        t.extension = 'EXTEND'
        l.new(t.outputs['Color'], b.inputs['Base Color']); l.new(t.outputs['Alpha'], b.inputs['Alpha'])
        b.inputs['Roughness'].default_value = rough
        if emit:
            l.new(t.outputs['Color'], b.inputs['Emission']); b.inputs['Emission Strength'].default_value = emit
            # A little of the picture stays body colour: it enters the albedo pass, and the denoiser keeps small print sharp.
            dim = n.new('ShaderNodeMixRGB'); dim.blend_type = 'MULTIPLY'; dim.inputs[0].default_value = 1; dim.inputs[2].default_value = (.18, .18, .18, 1)
            l.new(t.outputs['Color'], dim.inputs[1]); l.new(dim.outputs[0], b.inputs['Base Color'])
            m.cycles.sample_as_light = False
        _mats[name] = m
    me = bpy.data.meshes.new('decal')
    me.from_pydata([(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)], [], [(0, 1, 2, 3)])
    uv = me.uv_layers.new()
    for i, c in enumerate([(0, 0), (1, 0), (1, 1), (0, 1)]): uv.data[i].uv = c
    return obj('decal', me, _mats[name], loc, rot, parent)


# ------------------------------------------------------------------ light, camera, render
def look_rot(loc, target):
    return (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()


def area(loc, target, size, power, color='#ffffff', spread=180, visible=False, size_y=None):
    """Soft box. Big = soft. visible: seen by the camera itself (always seen in reflections)."""
    d = bpy.data.lights.new('area', 'AREA'); d.energy = power; d.color = lin(color)[:3]; d.size = size; d.spread = math.radians(spread)
    if size_y: d.shape = 'RECTANGLE'; d.size_y = size_y
    o = obj('area', d, loc=loc, rot=look_rot(loc, target)); o.visible_camera = visible
    return o


def strip(a, b, width, color='#eaf6ff', power=6., m=None):
    """Lamp tube seen in the picture: emissive bar from a to b."""
    a, b = Vector(a), Vector(b); d = b - a
    o = box((d.length, width, width * .4), (a + b) / 2, m or glow(f'strip{color}{power}', color, power), width * .1)
    o.rotation_euler = d.to_track_quat('X', 'Z').to_euler()
    return o


def world(bottom='#071318', top='#12303d', strength=.35, ambient=.25):
    """Vertical gradient in window space for the camera, dim constant for lighting."""
    w = bpy.context.scene.world; w.use_nodes = True
    n, l = w.node_tree.nodes, w.node_tree.links; n.clear()
    tc = n.new('ShaderNodeTexCoord'); sx = n.new('ShaderNodeSeparateXYZ'); l.new(tc.outputs['Window'], sx.inputs[0])
    cr = n.new('ShaderNodeValToRGB'); l.new(sx.outputs['Y'], cr.inputs[0])
    cr.color_ramp.elements[0].color, cr.color_ramp.elements[1].color = lin(bottom), lin(top)
    cam = n.new('ShaderNodeBackground'); l.new(cr.outputs[0], cam.inputs[0]); cam.inputs[1].default_value = strength
    amb = n.new('ShaderNodeBackground'); amb.inputs[0].default_value = lin(top); amb.inputs[1].default_value = ambient
    lp = n.new('ShaderNodeLightPath'); mx = n.new('ShaderNodeMixShader'); out = n.new('ShaderNodeOutputWorld')
    l.new(lp.outputs['Is Camera Ray'], mx.inputs[0]); l.new(amb.outputs[0], mx.inputs[1]); l.new(cam.outputs[0], mx.inputs[2])
    l.new(mx.outputs[0], out.inputs[0])


def camera(loc, target, lens=60, focus=None, fstop=2., shift=(0, 0), roll=0):
    """shift x < 0 moves the subject to the right of the frame (keeps verticals upright)."""
    d = bpy.data.cameras.new('cam'); d.lens = lens; d.shift_x, d.shift_y = shift
    d.clip_start, d.clip_end = .01, 500
    d.dof.use_dof = focus is not None
    o = obj('cam', d, loc=loc, rot=look_rot(loc, target)); o.rotation_euler.rotate_axis('Z', roll)
    if focus is not None:
        fwd = (Vector(target) - Vector(loc)).normalized()
        d.dof.focus_distance = (Vector(focus) - Vector(loc)).dot(fwd)
        d.dof.aperture_fstop = fstop; d.dof.aperture_blades = 9; d.dof.aperture_rotation = .3
    bpy.context.scene.camera = o
    return o


def shot(**shots):
    """Several framings of one set: k.shot(hero=dict(loc=..., target=..., ...), phone=dict(..., aspect=.8), ...).
    --shot picks one; KeyError names the ones there are."""
    global _aspect
    name = opt('shot', 'hero')
    if name not in shots:
        raise KeyError(f"no shot {name}; there are {', '.join(shots)}")
    s = dict(shots[name]); _aspect = s.pop('aspect', 2.0)
    return camera(**s)


_aspect = 2.0


def render(look=None, mist=(4, 20), aspect=None, bounces=6):
    """Renders the colour, albedo, normal and mist passes into --folder. look: finish.py's settings. mist: near and far
    distance from the camera."""
    s = bpy.context.scene; c = s.cycles; aspect = aspect or _aspect
    s.render.engine = 'CYCLES'; c.device = 'CPU'; c.use_denoising = False      # this build has no OpenImageDenoise
    w, spp, folder = opt('width', 960), opt('samples', 16), opt('folder', '')
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, int(round(w / aspect)), 100
    s.render.threads_mode = 'FIXED'; s.render.threads = THREADS
    c.samples = spp; c.use_adaptive_sampling = spp >= 24; c.adaptive_threshold = .02; c.adaptive_min_samples = 12
    c.max_bounces = bounces; c.diffuse_bounces = 2; c.glossy_bounces = 4; c.transmission_bounces = bounces; c.transparent_max_bounces = 12
    c.caustics_reflective = c.caustics_refractive = False; c.blur_glossy = 1.; c.seed = 11
    c.sample_clamp_indirect = 2.; c.sample_clamp_direct = 8.; c.pixel_filter_type = 'BLACKMAN_HARRIS'; c.filter_width = 1.3
    vl = bpy.context.view_layer; vl.use_pass_mist = True; vl.cycles.denoising_store_passes = True
    s.world.mist_settings.start, s.world.mist_settings.depth = mist[0], mist[1] - mist[0]
    s.world.mist_settings.falloff = 'LINEAR'
    os.makedirs(folder, exist_ok=True)
    s.use_nodes = True; nt = s.node_tree; nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers'); fo = nt.nodes.new('CompositorNodeOutputFile')
    co = nt.nodes.new('CompositorNodeComposite'); nt.links.new(rl.outputs['Image'], co.inputs[0])
    fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '16'; fo.format.exr_codec = 'ZIP'
    fo.base_path = folder; fo.file_slots.clear()
    for slot, sock in (('rgb', 'Image'), ('alb', 'Denoising Albedo'), ('nrm', 'Denoising Normal'), ('mist', 'Mist')):
        fo.file_slots.new(slot); nt.links.new(rl.outputs[sock], fo.inputs[slot])
    t0 = time.time()
    bpy.ops.render.render(write_still=False)
    json.dump({'look': look or {}, 'render_s': round(time.time() - t0, 1)}, open(os.path.join(folder, 'info.json'), 'w'))
