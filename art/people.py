"""People at work: MakeHuman's body and clothes (README.md says where they come from), posed, dressed for a works. Metres.

A figure stands on z = 0 at its frame's origin and faces -Y; its left is +X. pose = Pose(body) takes turns of single bones and
reaches for arms and legs; dress(g, pose, parent) makes the meshes. Faces are made to be seen from behind or in profile only.
"""
import json
import math
import os

import bpy
import numpy as np

import kit as k

DATA = os.environ.get('MAKEHUMAN', '')
FINGERS = (2, 3, 4, 5)


def read(path):
    return json.load(open(os.path.join(DATA, path)))


def upright(v):
    """MakeHuman's decimetres with Y up to our metres with Z up."""
    v = np.asarray(v, float).reshape(-1, 3) * .1
    return np.stack((v[:, 0], -v[:, 2], v[:, 1]), 1)


def unit(v):
    v = np.asarray(v, float)
    return v / np.linalg.norm(v)


def frame(along, side):
    """Matrix whose columns are the direction, its side (made square to it) and the third."""
    a = unit(along); b = unit(np.asarray(side, float) - a * np.dot(side, a))
    return np.stack((a, b, np.cross(a, b)), 1)


def turn(axis, angle):
    x, y, z = unit(axis); c, s = math.cos(angle), math.sin(angle)
    return np.eye(3) * c + s * np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]]) + (1 - c) * np.outer((x, y, z), (x, y, z))


def part_way(a, b, t):
    """Rotation between two rotations."""
    q, r = (k.Matrix(m.tolist()).to_quaternion() for m in (a, b))
    return np.array(q.slerp(r, t).to_matrix())


class Body:
    """The base mesh with its bones' joints and weights, shaped by targets {name: amount}."""

    def __init__(self, targets):
        m = read('public/data/models/human_full_size.json'); meta = m['metadata']
        names = sorted(read('src/json/targets/target-list.json')['targets'])
        deltas = np.memmap(os.path.join(DATA, 'public/data/targets/targets.bin'), np.int16).reshape(len(names), -1)
        v = np.array(m['vertices'], float)
        for name, amount in targets.items():
            v = v + deltas[names.index(f'data/targets/{name}.target')] * (.001 * amount)
        self.v = upright(v); self.v[:, 2] -= self.v[:13380, 2].min()
        self.joints = {n: self.v[i].mean(0) for n, i in meta['joint_pos_idxs'].items()}
        self.bones = [b['name'] for b in m['bones']][1::2]                         # a bone is a pair, its head and itself
        self.parent = {self.bones[i]: self.bones[m['bones'][2 * i]['parent'] // 2] for i in range(1, len(self.bones))}
        n = len(self.v)
        self.skin = np.zeros((n, len(self.bones)))
        np.add.at(self.skin, (np.arange(n)[:, None], np.array(m['skinIndices']).reshape(n, 4) // 2), np.array(m['skinWeights']).reshape(n, 4))
        self.faces, self.uv, material = quads(m)
        self.faces, self.uv = self.faces[material == 0], self.uv[material == 0]

    def head(self, bone):
        return self.joints[bone + '____head']


def man(age='young'):
    """A grown man of average build."""
    t = 'macrodetails/'
    return Body({f'{t}caucasian-male-{age}': 1., f'{t}universal-male-{age}-averagemuscle-averageweight': 1.,
                 f'{t}proportions/male-{age}-averagemuscle-averageweight-idealproportions': .4})


def quads(m):
    f = np.array(m['faces']).reshape(-1, 10)
    return f[:, 1:5], np.array(m['uvs'][0]).reshape(-1, 2)[f[:, 6:10]], f[:, 5]


class Garment:
    """Clothes or hair laid on a body: each vertex hangs on a triangle of the base mesh, and moves with its bones."""

    def __init__(self, body, path):
        m = read(f'public/data/proxies/{path}.json')
        refs, w = np.array(m['ref_vIdxs']), np.array(m['weights'])[..., None]
        self.v = (body.v[refs] * w).sum(1) + upright(m['offsets'])
        self.skin = (body.skin[refs] * w).sum(1)
        self.skin = np.clip(self.skin, 0, None); self.skin /= self.skin.sum(1, keepdims=True)
        self.faces, self.uv, _ = quads(m)
        self.hides = np.array(m['metadata']['deleteVerts'], bool)


class Pose:
    def __init__(self, body):
        self.body, self.local, self.fixed, self.lift = body, {}, {}, np.zeros(3)

    def turn(self, bone, x=0., y=0., z=0.):
        """Turns a bone about the body's own axes (x: its left, y: back, z: up), in degrees; what hangs on it follows."""
        self.local[bone] = turn((0, 0, 1), math.radians(z)) @ turn((1, 0, 0), math.radians(x)) @ turn((0, 1, 0), math.radians(y))

    def at(self, bone):
        """Rotation of a bone and where its head is."""
        p = self.body.parent.get(bone)
        if p == bone or p is None:
            return self.local.get(bone, np.eye(3)), self.body.head(bone) + self.lift
        rp, hp = self.at(p)
        r = self.fixed.get(bone, rp @ self.local.get(bone, np.eye(3)))
        return r, hp + rp @ (self.body.head(bone) - self.body.head(p))

    def limb(self, upper, lower, end, goal, bend):
        """Two-bone reach: upper and lower are pairs of bones, the joint between them points to `bend`. Keeps the hinge as in life."""
        b = self.body; a, m, e = b.head(upper[0]), b.head(lower[0]), b.head(end)
        start = self.at(upper[0])[1]; l1, l2 = np.linalg.norm(m - a), np.linalg.norm(e - m)
        d = np.asarray(goal, float) - start; reach = min(np.linalg.norm(d), (l1 + l2) * .995); d = unit(d)
        c = (l1 * l1 + reach * reach - l2 * l2) / (2 * l1 * reach)
        out = frame(d, bend)[:, 1]
        joint = start + d * l1 * c + out * l1 * math.sqrt(max(0, 1 - c * c)); tip = start + d * reach
        hinge = np.cross(m - a, e - m); now = np.cross(joint - start, tip - joint)
        r1 = frame(joint - start, now) @ frame(m - a, hinge).T
        r2 = frame(tip - joint, now) @ frame(e - m, hinge).T
        plain = self.at(upper[0])[0]
        self.fixed[upper[0]] = part_way(plain @ shortest(plain.T @ (joint - start), m - a), r1, .6)
        self.fixed[upper[1]] = r1; self.fixed[lower[0]] = r2
        return r1, r2

    def arm(self, side, goal, elbow, along, palm, curl=(8, 12, 8), spread=0., point=False):
        """Wrist to `goal`; the hand lies `along`, its palm looks to `palm`. curl: degrees per finger joint. point: forefinger out."""
        b = self.body; bone = lambda n: f'{n}.{side}'
        _, fore = self.limb((bone('upperarm01'), bone('upperarm02')), (bone('lowerarm01'), bone('lowerarm02')), bone('wrist'), goal, elbow)
        w, k3 = b.head(bone('wrist')), b.head(bone('finger3-1'))
        across = b.head(bone('finger5-1')) - b.head(bone('finger2-1'))            # from forefinger to little finger
        inside = np.cross(k3 - w, across) * (1 if side == 'R' else -1)
        hand = frame(along, palm) @ frame(k3 - w, inside).T
        self.fixed[bone('wrist')] = hand
        self.fixed[bone('lowerarm02')] = part_way(fore, hand @ shortest(hand.T @ fore @ (w - b.head(bone('lowerarm01'))), w - b.head(bone('lowerarm01'))), .5)
        axis = unit(across) * (1 if side == 'R' else -1)
        for f in FINGERS:
            for j, a in enumerate(curl):
                a = a * (.9 + .12 * (f - 2)) if not point else (6, 10, 8)[j] if f == 2 else (38, 55, 35)[j] + 4 * f
                self.local[f'finger{f}-{j + 1}.{side}'] = turn(axis, math.radians(-a))
        for j, a in enumerate((6, 14, 18) if point else (2, 8, 8)):
            self.local[f'finger1-{j + 1}.{side}'] = turn(axis, math.radians(-a))

    def leg(self, side, foot, knee=(0, -1, 0), out=8.):
        """Ankle above `foot`; out: how far the toes point outwards, in degrees."""
        b = self.body; bone = lambda n: f'{n}.{side}'
        ankle = b.head(bone('foot'))
        self.limb((bone('upperleg01'), bone('upperleg02')), (bone('lowerleg01'), bone('lowerleg02')), bone('foot'), (foot[0], foot[1], foot[2] + ankle[2]), knee)
        self.fixed[bone('foot')] = turn((0, 0, 1), math.radians(out if side == 'L' else -out))

    def skin(self, v, weights):
        """Vertices as posed."""
        out = np.zeros_like(v)
        for i in np.flatnonzero(weights.any(0)):
            bone = self.body.bones[i]
            r, h = self.at(bone)
            out += weights[:, i, None] * ((v - self.body.head(bone)) @ r.T + h)
        return out


def shortest(to, of):
    """The shortest turn from one direction to another."""
    return np.array(k.Vector(unit(of)).rotation_difference(k.Vector(unit(to))).to_matrix())


# ------------------------------------------------------------------ meshes
def mesh(name, v, faces, uv, mats, which=None, parent=None, levels=1):
    me = bpy.data.meshes.new(name); me.from_pydata(v.tolist(), [], faces.tolist())
    layer = me.uv_layers.new(); layer.data.foreach_set('uv', np.asarray(uv, np.float32).ravel())
    for m in mats: me.materials.append(m)
    me.polygons.foreach_set('use_smooth', [True] * len(faces))
    if which is not None: me.polygons.foreach_set('material_index', np.asarray(which, np.int32))
    me.validate()
    o = k.obj(name, me, parent=parent)
    if levels:
        s = o.modifiers.new('s', 'SUBSURF'); s.levels = s.render_levels = levels
    return o


def loosen(o, amount, size, where=None):
    """Cloth is not skin: pushes it out unevenly, in folds of about `size`; where: how much, per vertex."""
    if where is not None and 'loose' not in o.vertex_groups:
        group = o.vertex_groups.new(name='loose')
        for i, w in enumerate(where): group.add([i], float(w), 'REPLACE')
    t = bpy.data.textures.new('folds', 'CLOUDS'); t.noise_scale = size; t.noise_depth = 1
    d = o.modifiers.new('folds', 'DISPLACE'); d.texture = t; d.strength = amount; d.mid_level = .3
    if where is not None: d.vertex_group = 'loose'


def keep(faces, uv, alive):
    """Faces all of whose vertices live, vertices renumbered."""
    ok = alive[faces].all(1)
    used = np.unique(faces[ok]); number = np.zeros(len(alive), int); number[used] = np.arange(len(used))
    return used, number[faces[ok]], uv[ok]


def picture(m, path, colour=True):
    n = m.node_tree.nodes; t = n.new('ShaderNodeTexImage'); t.image = bpy.data.images.load(os.path.join(DATA, 'public/data', path), check_existing=True)
    if not colour: t.image.colorspace_settings.name = 'Non-Color'
    return t


def cloth(name, colour, folds=None, weave=900., rough=.85, strength=.8):
    """Woven cloth: sheen, weave, large soft creases; folds: a normal map."""
    m = k.mat(name, colour, rough, spec=.2)
    n, l = m.node_tree.nodes, m.node_tree.links; b = n['Principled BSDF']
    b.inputs['Sheen'].default_value = .35
    tc = n.new('ShaderNodeTexCoord')
    last = None
    if folds:
        t = picture(m, folds, False); nm = n.new('ShaderNodeNormalMap'); nm.inputs['Strength'].default_value = strength
        l.new(t.outputs['Color'], nm.inputs['Color']); last = nm.outputs['Normal']
    for scale, amount, distance, detail in ((9., .35, .012, 3.), (weave, .25, .0006, 0.)):
        t = n.new('ShaderNodeTexNoise'); t.inputs['Scale'].default_value = scale; t.inputs['Detail'].default_value = detail
        t.inputs['Distortion'].default_value = .6 if scale < 50 else 0
        bp = n.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = amount; bp.inputs['Distance'].default_value = distance
        l.new(tc.outputs['Object'], t.inputs['Vector']); l.new(t.outputs['Fac'], bp.inputs['Height'])
        if last: l.new(last, bp.inputs['Normal'])
        last = bp.outputs['Normal']
    l.new(last, b.inputs['Normal'])
    return m


def skin_material(name, path):
    m = k.mat(name, '#b98a70', .48, spec=.35, sss=.06)
    t = picture(m, path); b = m.node_tree.nodes['Principled BSDF']
    for s in ('Base Color', 'Subsurface Color'): m.node_tree.links.new(t.outputs['Color'], b.inputs[s])
    return m


VEST_W, VEST_H = .64, .68                                     # what the drawings of the vest cover, from the hem up


def vest_side(colour, back):
    """The vest as cut and sewn, seen flat from front or back: shoulder strips, two bands, binding, zip and pocket."""
    neck = 'Q320 150 392 40' if back else 'Q320 330 392 40'
    cut = f'M0 720V350H96Q152 330 160 210Q164 120 176 40L248 40{neck}L464 40Q476 120 480 210Q488 330 544 350H640V720Z'
    strip = lambda d, w=50: f'<path d="{d}" stroke="#8f9aa0" stroke-width="{w + 4}" fill="none"/><path d="{d}" stroke="#c3cacd" stroke-width="{w}" fill="none"/>'
    zips = '' if back else '<path d="M320 240V720" stroke="#2a2f31" stroke-width="7"/><rect x="372" y="340" width="84" height="96" rx="6" fill="none" stroke="#00000030" stroke-width="3"/>'
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 720"><clipPath id="c"><path d="{cut}"/></clipPath><g clip-path="url(#c)"><rect width="640" height="720" fill="{colour}"/>'
            + strip('M214 0V440') + strip('M426 0V440') + strip('M0 440H640') + strip('M0 590H640') + zips +
            f'<path d="{cut}" fill="none" stroke="#3a4043" stroke-width="15"/></g></svg>')


def vest_material(colour, back):
    svg = vest_side(colour, back)
    o = k.decal(svg, 1, 1, rough=.7, px=1600); m = o.data.materials[0]; bpy.data.objects.remove(o)
    b = m.node_tree.nodes['Principled BSDF']
    if 'vest' not in m:
        m['vest'] = True
        b.inputs['Sheen'].default_value = .2; b.inputs['Specular'].default_value = .25
        n, l = m.node_tree.nodes, m.node_tree.links; tc = n.new('ShaderNodeTexCoord'); last = None
        for scale, amount, distance in ((7., .5, .016), (500., .25, .0008)):
            t = n.new('ShaderNodeTexNoise'); t.inputs['Scale'].default_value = scale; t.inputs['Detail'].default_value = 2.
            bp = n.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = amount; bp.inputs['Distance'].default_value = distance
            l.new(tc.outputs['Object'], t.inputs['Vector']); l.new(t.outputs['Fac'], bp.inputs['Height'])
            if last: l.new(last, bp.inputs['Normal'])
            last = bp.outputs['Normal']
        l.new(last, b.inputs['Normal'])
    return m


def smooth(v, faces, times, fixed=None):
    """Laplacian smoothing: takes the shirt's folds out of what is cut from it."""
    e = np.stack((faces, np.roll(faces, -1, 1)), 2).reshape(-1, 2); e = np.concatenate((e, e[:, ::-1]))
    count = np.bincount(e[:, 0], minlength=len(v))[:, None]
    for _ in range(times):
        s = np.zeros_like(v); np.add.at(s, e[:, 0], v[e[:, 1]])
        v = v * .4 + .6 * s / np.maximum(count, 1)
    return v


def vest(pose, suit, colour, parent):
    """Cut from a shell round the shirt and the top of the trousers, hanging straight from the chest; the drawing trims it."""
    b = pose.body; hips, neck = b.head('upperleg01.L')[2], b.head('neck01')[2]
    limbs = suit.skin[:, [i for i, n in enumerate(b.bones) if any(s in n for s in ('lowerarm', 'wrist', 'hand', 'upperarm02'))]].sum(1)
    z = suit.v[:, 2]
    alive = (limbs < .5) & (z > neck + .06 - VEST_H - .03) & (z < neck + .03) & (np.abs(suit.v[:, 0]) < .26)
    used, faces, _ = keep(suit.faces, suit.uv, alive)
    v, w = smooth(suit.v[used], faces, 14), suit.skin[used]
    me = bpy.data.meshes.new('shell'); me.from_pydata(v.tolist(), [], faces.tolist()); me.update()
    normal = np.array([p.normal[:] for p in me.vertices]); bpy.data.meshes.remove(me)
    v = v + normal * .020
    mid = np.array([0, v[:, 1].mean()]); chest = hips + (neck - hips) * .62
    flat = v[:, :2] - mid; r, angle = np.hypot(*flat.T), np.arctan2(flat[:, 1], flat[:, 0])
    ring = (np.abs(v[:, 2] - chest) < .035) & (np.abs(v[:, 0]) < .20)
    order = np.argsort(angle[ring])
    goal = np.interp(angle, angle[ring][order], r[ring][order], period=math.tau) * .97
    below = np.clip((chest - v[:, 2]) / .15, 0, 1)
    v[:, :2] = mid + flat * (1 + below * np.clip(goal / np.maximum(r, 1e-4) - 1, 0, .5))[:, None]
    v = smooth(v, faces, 3)
    uv = np.stack((v[:, 0] / VEST_W + .5, (v[:, 2] - (neck + .06 - VEST_H)) / VEST_H), 1)[faces]
    front = v[faces][:, :, 1].mean(1) < mid[1]
    o = mesh('vest', pose.skin(v, w), faces, uv, [vest_material(colour, True), vest_material(colour, False)], front, parent, 2)
    loosen(o, .022, .10); loosen(o, .008, .035)
    return o


def on_head(pose, parent):
    """Frame in the middle between the ears, turning with the head; and the head's half width, half depth and top above it."""
    b = pose.body; r, h = pose.at('head')
    v = b.v[:13380]; v = v[b.skin[:13380, b.bones.index('head')] > .3]
    top = v[:, 2].max(); skull = v[v[:, 2] > top - .09]
    mid = np.array([0, (skull[:, 1].min() + skull[:, 1].max()) / 2, top - .115])
    m = np.eye(4); m[:3, :3] = r; m[:3, 3] = r @ (mid - b.head('head')) + h
    e = k.empty(parent=parent); e.matrix_local = k.Matrix(m.tolist())
    return e, np.abs(skull[:, 0]).max(), (skull[:, 1].max() - skull[:, 1].min()) / 2, .115


def helmet(e, a, b, top, colour, muffs='#c8102e'):
    """Safety helmet: shell with three ribs, brim with a peak, sweatband, ear muffs on its sides."""
    shell = k.mat('helmet' + colour, colour, .32, coat=.35, smudge=.12, smudge_scale=14, bump=.03, bump_scale=90)
    a, b, h = a + .022, b + .024, top + .040
    seg, rings, v, faces = 72, 26, [], []
    base = .030                                                # height of the brim above the ears' middle
    for i in range(rings + 5):
        for j in range(seg):
            t = math.tau * j / seg; cx, cy = math.cos(t), math.sin(t)
            peak = max(0., -cy) ** 2.5
            if i <= rings:
                f = math.pi / 2 * max(i, .02) / rings; s, c = math.sin(f) ** .86, math.cos(f)
                x, y, z = a * cx * s, b * cy * s, base + (h - base) * c
                rib = sum(math.exp(-((x - o) / .0085) ** 4) for o in (-.036, 0, .036)) * min(1, max(0, (.9 - i / rings) * 6))
                x, y, z = x * (1 + .03 * rib), y * (1 + .02 * rib), z + .0055 * rib * c
            else:
                d = (i - rings) / 4; out = .007 + (.008 + .050 * peak) * min(d, .75) / .75
                z = base - .004 - (.010 + .006 * peak) * min(d, .75) - (.004 if d > .75 else 0)
                x, y = (a + out) * cx, (b + out) * cy
            v.append((x, y, z))
    for i in range(rings + 4):
        for j in range(seg):
            q = (j + 1) % seg; faces.append((i * seg + j, (i + 1) * seg + j, (i + 1) * seg + q, i * seg + q))
    o = mesh('helmet', np.array(v), np.array(faces), np.zeros((len(faces), 4, 2)), [shell], None, e, 0)
    s = o.modifiers.new('t', 'SOLIDIFY'); s.thickness = .003; s.offset = -1
    cup = k.mat('ear muff' + muffs, muffs, .42, bump=.04, smudge=.06); dark = k.mat('muff seal', '#14181a', .6)
    for side in (-1, 1):
        f = k.empty((side * (a - .012), .012, -.028), (0, side * math.pi / 2, 0), e)
        pad = k.lathe([(0, -.012), (.034, -.012), (.036, .004), (0, .004)], dark, bevel=.006, parent=f, seg=40)
        shell_ = k.lathe([(0, .004), (.036, .004), (.035, .020), (.024, .030), (0, .032)], cup, bevel=.010, parent=f, seg=40)
        for part in (pad, shell_): part.scale = (1.22, .95, 1)
        k.cable([(side * (a + .016), .012, -.02), (side * (a + .021), .012, .02), (side * (a + .012), .012, .052)], .0042, dark, e)
        k.box((.012, .03, .028), (side * (a + .006), .012, .046), dark, .004, parent=e)


def glasses(e, a, b):
    """Safety glasses: one curved lens, temples that run to the ears."""
    dark = k.mat('temple', '#1b2226', .4); lens = k.glass('lens', '#dfe8ea', .02, 1.1, .9)
    for side in (-1, 1):
        k.cable([(side * (a + .004), .02, .002), (side * (a + .005), -b * .4, .006), (side * (a - .004), -b * .80, .006)], .0026, dark, e)
    v, n = [], 24
    for i in range(n + 1):
        t = math.pi * (.12 + .76 * i / n)
        for z in (-.022, .014): v.append(((a + .002) * math.cos(t), -(b + .016) * math.sin(t) ** .8, z))
    faces = np.array([(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)])
    o = mesh('lens', np.array(v), faces, np.zeros((n, 4, 2)), [lens], None, e, 0)
    s = o.modifiers.new('t', 'SOLIDIFY'); s.thickness = .002


def dress(pose, parent=None, shirt='#25384a', trousers='#2c3136', vest_colour='#e9571f', hat='#eef1f2', muffs='#1d5f8a',
          skin='middleage_caucasian_male/textures/middleage_lightskinned_male_diffuse.png', hair='#2b211a'):
    """The posed body in shirt, work trousers, shoes, vest, helmet with muffs, and glasses. Returns its frame."""
    root = k.empty(parent=parent); b = pose.body
    suit = Garment(b, 'clothes/male_casualsuit01/male_casualsuit01')
    folds = 'proxies/clothes/male_casualsuit01/textures/male_casualsuit01_normal.png'
    u, w = suit.uv.mean(1).T
    legs = (u > .35) & (u < .72)
    cut = mesh('suit', pose.skin(suit.v, suit.skin), suit.faces, suit.uv,
         [cloth('shirt' + shirt, shirt, folds), cloth('trousers' + trousers, trousers, folds, 700.)],
         legs, root, 2)
    free = 1 - suit.skin[:, [i for i, n in enumerate(b.bones) if any(s in n for s in ('spine', 'clavicle', 'shoulder', 'breast', 'neck'))]].sum(1)   # not below the vest
    loosen(cut, .014, .055, free); loosen(cut, .007, .022, free)
    shoes = Garment(b, 'clothes/shoes03/shoes03')
    mesh('boots', pose.skin(shoes.v, shoes.skin), shoes.faces, shoes.uv, [k.mat('boots', '#231c18', .45, bump=.1, smudge=.12)], None, root, 1)
    seen = ~(suit.hides | shoes.hides)
    used, faces, uv = keep(b.faces, b.uv, seen)
    mesh('skin', pose.skin(b.v[used], b.skin[used]), faces, uv, [skin_material('skin' + skin[:8], 'skins/' + skin)], None, root, 1)
    locks = Garment(b, 'hair/short04/short04')
    m = k.mat('hair' + hair, hair, .5, spec=.4); t = picture(m, 'proxies/hair/short04/textures/short04_diffuse.png')
    m.node_tree.links.new(t.outputs['Alpha'], m.node_tree.nodes['Principled BSDF'].inputs['Alpha'])
    mesh('hair', pose.skin(locks.v, locks.skin), locks.faces, locks.uv, [m], None, root, 0)
    if vest_colour: vest(pose, suit, vest_colour, root)
    e, hw, hd, top = on_head(pose, root)
    if hat: helmet(e, hw, hd, top, hat, muffs)
    glasses(e, hw, hd)
    return root
