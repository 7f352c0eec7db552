"""Hygienic process equipment: stainless pipes, clamps, seat and butterfly valves with actuators, sight glass,
inline sensor, fermenters. Metres."""
import math

import bpy

import kit as k
import parts as p

UP = (math.pi / 2, 0, 0)                                     # turns a decal to face -Y
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" font-family="Inter">{body}</svg>'
DIRECTION = {'X': (0, math.pi / 2, 0), 'Y': (-math.pi / 2, 0, 0), 'Z': (0, 0, 0)}
PIPE = .032


def M():
    """parts.M() and the stainless surfaces of a process hall."""
    g = p.M()
    g['tube'] = k.mat('polished tube', '#cfd4d7', .19, metal=1, smudge=.06, smudge_scale=9)
    g['turned'] = k.mat('turned stainless', '#c4cacd', .26, metal=1, smudge=.06, smudge_scale=14)
    g['cast'] = k.mat('blasted stainless', '#b4babe', .40, metal=1, smudge=.08, smudge_scale=16, bump=.05, bump_scale=500)
    g['shell'] = k.mat('tank sheet', '#aab3b8', .36, metal=1, smudge=.06, smudge_scale=3)
    g['weld'] = k.mat('weld', '#b5a88d', .38, metal=1, bump=.35, bump_scale=420)
    g['head'] = k.mat('control head', '#1a2024', .42, smudge=.08, smudge_scale=16, bump=.12, bump_scale=600)
    g['gasket'] = k.mat('gasket', '#e4e2da', .5)
    g['air'] = k.mat('air hose', '#1877b8', .35, coat=.4)
    return g


def pipe(g, points, r=PIPE, bend=.085, parent=None, m=None):
    """Tube through the corners, with swept bends and a weld at either end of each."""
    cu = bpy.data.curves.new('pipe', 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = r; cu.bevel_resolution = 10; cu.use_fill_caps = True
    line = k.rounded([k.Vector(q) for q in points], bend, 14)
    sp = cu.splines.new('POLY'); sp.points.add(len(line) - 1)
    for a, q in zip(sp.points, line): a.co = (*q, 1)
    sp.use_smooth = True
    o = k.obj('pipe', cu, m or g['tube'], parent=parent)
    P = [k.Vector(q) for q in points]
    for a, c, z in zip(P, P[1:], P[2:]):
        for end in (a, z):
            d = (end - c)
            if d.length > bend * 1.3:
                w = k.ring(r + .0009, .003, .005, c + d.normalized() * (bend + .004), g['weld'], .0008, seg=40, parent=parent)
                w.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    return o


def clamp(g, loc, axis='X', r=PIPE, parent=None, turn=0.):
    """Two ferrules, the gasket between them, the clamp band and its wing nut."""
    e = k.empty(loc, DIRECTION[axis], parent); f = k.empty((0, 0, 0), (0, 0, turn), e)
    for s in (-1, 1):
        k.lathe([(r - .001, s * .026), (r + .002, s * .024), (r + .003, s * .010), (r + .016, s * .0045), (r + .016, s * .001), (r - .001, s * .001)], g['turned'], bevel=.002, seg=64, parent=f)
    k.ring(r + .0155, .012, .0022, m=g['gasket'], bevel=.0004, parent=f)
    k.lathe([(r + .012, -.010), (r + .021, -.009), (r + .023, -.005), (r + .023, .005), (r + .021, .009), (r + .012, .010)], g['cast'], bevel=.002, seg=64, parent=f)
    for s in (-1, 1):                                             # ears, bolt and wing nut
        k.box((.020, .007, .018), (r + .030, s * .008, 0), g['cast'], .002, parent=f)
    k.cyl(.0038, .050, (r + .032, .006, 0), g['turned'], .0008, 'Y', 20, f)
    k.cyl(.0075, .010, (r + .032, .020, 0), g['cast'], .002, 'Y', 24, f)
    for s in (-1, 1):
        k.box((.006, .006, .020), (r + .032, .022, s * .013), g['cast'], .0028, (s * .35, 0, 0), f)
    return e


def control_head(g, loc, parent, lamp='#31d67a', tag='V 21', lit=4.):
    """Valve control unit: black dome on a lit ring, label, cable and air connections. Sits on local z = 0."""
    e = k.empty(loc, parent=parent)
    k.lathe([(0, 0), (.046, 0), (.046, .012), (.043, .016), (0, .016)], g['turned'], bevel=.002, seg=72, parent=e)
    k.cyl(.0445, .013, (0, 0, .0225), k.glow(f'lamp ring{lamp}{lit}', lamp, lit), .002, seg=72, parent=e)
    k.lathe([(0, .029), (.047, .029), (.047, .088), (.042, .104), (.026, .112), (0, .113)], g['head'], bevel=.006, seg=72, parent=e)
    for i in range(14):
        t = k.TAU * i / 14
        k.box((.004, .003, .05), (.0468 * math.cos(t), .0468 * math.sin(t), .060), g['head'], .001, (0, 0, t), e)
    label = SVG.format(w=300, h=150, body=f'<rect width="300" height="150" rx="14" fill="#dfe5e7"/><rect width="300" height="40" rx="14" fill="{lamp}"/><text x="150" y="116" font-size="70" font-weight="800" text-anchor="middle" fill="#12181b">{tag}</text>')
    k.decal(label, .044, .022, (0, -.0490, .062), UP, parent=e, px=400)
    k.cyl(.009, .026, (.050, .006, .045), g['turned'], .002, 'X', 28, e)
    k.cable([(.06, .006, .045), (.085, .008, .048), (.105, .03, .085), (.10, .10, .16), (.09, .16, .42), (.09, .16, 1.3)], .0045, g['rubber'], e)
    for y in (-.014, .026):
        k.cyl(.0065, .016, (-.050, y, .042), g['air'], .001, 'X', 20, e)
    k.cable([(-.055, -.014, .042), (-.085, -.012, .046), (-.10, .04, .10), (-.095, .12, .20), (-.08, .17, .42), (-.08, .17, 1.3)], .0038, g['air'], e)
    return e


def actuator(g, loc, parent, h=.15, r=.050):
    """Pneumatic actuator: rolled stainless can with end caps and a bolted joint. Returns the height of its top."""
    e = k.empty(loc, parent=parent)
    k.lathe([(0, 0), (r - .008, 0), (r, .008), (r, h - .008), (r - .008, h), (0, h)], g['turned'], bevel=.004, seg=80, parent=e)
    for z in (.014, h - .014):
        k.ring(r + .003, .006, .010, (0, 0, z), g['cast'], .002, seg=80, parent=e)
    k.cyl(.008, .014, (r * .8, -r * .62, h * .3), g['air'], .001, 'Y', 20, e)
    return h


def yoke(g, parent, z0, z1, r=.030):
    """Open lantern between body and actuator, with the stem in it."""
    for t in (.8, 2.3, 3.9, 5.5):
        k.cyl(.006, z1 - z0, (r * math.cos(t), r * math.sin(t), (z0 + z1) / 2), g['turned'], .001, seg=20, parent=parent)
    for z in (z0 + .005, z1 - .005): k.cyl(r + .012, .011, (0, 0, z), g['cast'], .003, seg=48, parent=parent)
    k.cyl(.0085, z1 - z0, (0, 0, (z0 + z1) / 2), g['tube'], .001, seg=28, parent=parent)
    k.cyl(.014, .014, (0, 0, z0 + .03), g['cast'], .001, seg=6, parent=parent)


def seat_valve(g, loc, lamp='#31d67a', tag='V 21', lit=4., h=.17):
    """Mix-proof seat valve: two bodies on two pipes, lantern, actuator, control head. loc: on the upper pipe's axis."""
    e = k.empty(loc)
    for z in (0, -.155):
        k.lathe([(0, z - .052), (.040, z - .052), (.054, z - .030), (.054, z + .030), (.040, z + .052), (0, z + .052)], g['tube'], bevel=.018, seg=72, parent=e)
    k.cyl(.036, .07, (0, 0, -.0775), g['tube'], .002, seg=56, parent=e)
    for z in (.052, -.0775):
        k.ring(.052, .02, .013, (0, 0, z), g['turned'], .003, seg=64, parent=e)
        k.ring(.057, .012, .008, (0, 0, z), g['cast'], .002, seg=64, parent=e)
    k.box((.022, .012, .014), (.02, -.058, .052), g['cast'], .003, parent=e)
    yoke(g, e, .058, .13)
    actuator(g, (0, 0, .13), e, h, .056)
    control_head(g, (0, 0, .13 + h), e, lamp, tag, lit)
    return e


def butterfly_valve(g, loc, lamp='#ffb02e', tag='V 30', manual=False, r=PIPE):
    """Butterfly valve in a pipe along X: clamped disc body; above it an actuator with its head, or a hand lever."""
    e = k.empty(loc)
    for s in (-1, 1): k.lathe([(r - .001, s * .045), (r + .002, s * .043), (r + .004, s * .026), (r + .026, s * .020), (r + .026, s * .002), (r, s * .002)], g['turned'], (0, 0, 0), DIRECTION['X'], .002, 72, e)
    k.ring(r + .0255, .01, .0045, m=g['gasket'], bevel=.0006, axis='X', parent=e)
    for t in (.785, 2.356, 3.927, 5.498):
        k.cyl(.0055, .052, (0, (r + .019) * math.cos(t), (r + .019) * math.sin(t)), g['bolt'], .001, 'X', 6, e)
        k.cyl(.008, .004, (.021, (r + .019) * math.cos(t), (r + .019) * math.sin(t)), g['turned'], .001, 'X', 24, e)
    k.cyl(.014, .05, (0, 0, r + .035), g['turned'], .002, seg=36, parent=e)
    if manual:
        k.cyl(.019, .022, (0, 0, r + .062), g['cast'], .003, seg=40, parent=e)
        k.box((.17, .022, .008), (.075, 0, r + .074), g['cast'], .003, (0, -.16, 0), e)
        k.box((.085, .027, .016), (.125, 0, r + .083), k.mat('lever grip', '#d98a0a', .45, bump=.05), .006, (0, -.16, 0), e)
        return e
    yoke(g, e, r + .052, r + .11, .026)
    actuator(g, (0, 0, r + .11), e, .13, .048)
    control_head(g, (0, 0, r + .24), e, lamp, tag)
    return e


def sight_glass(g, loc, length=.13, r=PIPE):
    """Glass section in a pipe along X, four tie rods, beer in it."""
    e = k.empty(loc)
    beer = k.glass('beer', '#f3cf8a', .02, 1.36, glow='#ffb63a', glow_mix=.62)
    k.cyl(r + .006, length, m=beer, axis='X', bevel=.001, parent=e)
    for s in (-1, 1):
        k.cyl(r + .032, .020, (s * (length / 2 + .008), 0, 0), g['turned'], .004, 'X', 72, e)
        k.cyl(r + .010, .03, (s * (length / 2 + .03), 0, 0), g['turned'], .006, 'X', 64, e)
        k.ring(r + .012, .012, .004, (s * (length / 2 - .002), 0, 0), g['gasket'], .001, 'X', parent=e)
    for t in (.4, 1.97, 3.54, 5.11):
        y, z = (r + .021) * math.cos(t), (r + .021) * math.sin(t)
        k.cyl(.0055, length + .03, (0, y, z), g['tube'], .001, 'X', 24, e)
        for s in (-1, 1):
            k.cyl(.010, .009, (s * (length / 2 + .022), y, z), g['cast'], .002, 'X', 6, e)
    return e


def transmitter(g, loc, unit='mS/cm', value='2.31', name='CONDUCTIVITY', r=PIPE, lean=0.):
    """Inline sensor on a pipe along X: weld-on socket, union nut, neck, round housing with a display to the front."""
    e = k.empty(loc, (lean, 0, 0))
    k.cyl(.022, .03, (0, 0, r + .008), g['tube'], .003, seg=48, parent=e)
    k.cyl(.031, .022, (0, 0, r + .032), g['cast'], .003, seg=48, parent=e)
    for i in range(8):
        t = k.TAU * i / 8
        k.box((.006, .010, .020), (.031 * math.cos(t), .031 * math.sin(t), r + .032), g['cast'], .002, (0, 0, t), e)
    k.cyl(.0155, .08, (0, 0, r + .08), g['turned'], .002, seg=48, parent=e)
    for i in range(4): k.ring(.021, .006, .004, (0, 0, r + .075 + i * .010), g['turned'], .001, seg=48, parent=e)
    z = r + .165
    k.cyl(.058, .062, (0, 0, z), g['turned'], .008, 'Y', 80, e)
    k.cyl(.061, .022, (0, -.030, z), g['tube'], .005, 'Y', 80, e)
    k.cyl(.049, .003, (0, -.0402, z), g['black'], .001, 'Y', 64, e)
    show = SVG.format(w=400, h=400, body=f'<circle cx="200" cy="200" r="198" fill="#07181f"/><text x="200" y="112" font-size="33" font-weight="600" text-anchor="middle" fill="#7fb4c2">{name}</text><text x="200" y="226" font-size="120" font-weight="800" text-anchor="middle" fill="#eafaff">{value}</text><text x="200" y="282" font-size="46" font-weight="600" text-anchor="middle" fill="#ffb02e">{unit}</text><path d="M104 322h192" stroke="#184553" stroke-width="14"/><path d="M104 322h118" stroke="#31d67a" stroke-width="14"/>')
    k.decal(show, .092, .092, (0, -.0419, z), UP, 1.5, parent=e, px=700)
    k.cyl(.010, .03, (.066, 0, z), g['turned'], .002, 'X', 32, e)
    k.cyl(.011, .02, (.088, 0, z), g['head'], .003, 'X', 32, e)
    k.cable([(.09, 0, z), (.13, .01, z + .004), (.16, .06, z + .06), (.15, .18, z + .24), (.15, .2, z + .6), (.15, .2, z + 1.4)], .0052, g['rubber'], e)
    return e


def fermenter(g, loc, r=.85, h=2.4, tag='FV 3', turn=0.):
    """Cylindro-conical tank: brushed shell with weld seams, cone, manway, sample valve, plate, legs."""
    e = k.empty(loc, (0, 0, turn)); z0 = 1.25
    k.lathe([(.05, .30), (.10, .34), (r - .02, z0 - .06), (r, z0), (r, z0 + h), (r * .82, z0 + h + .25), (0, z0 + h + .36)], g['shell'], bevel=.06, seg=128, parent=e)
    for z in (z0 + .78, z0 + 1.56): k.ring(r + .0022, .004, .008, (0, 0, z), g['weld'], .001, seg=128, parent=e)
    k.ring(r + .03, .035, .05, (0, 0, z0 + .02), g['turned'], .014, seg=128, parent=e)
    k.box((.008, .004, 1.4), (r * math.sin(.5), -r * math.cos(.5), z0 + .78), g['weld'], .001, (0, 0, .5), e)
    for i in range(4):
        t = k.TAU * (i + .5) / 4
        k.cyl(.045, z0 + .1, (r * .9 * math.cos(t), r * .9 * math.sin(t), (z0 + .1) / 2), g['turned'], .004, seg=48, parent=e)
    m = k.empty((0, -r, z0 + .34), parent=e)                          # manway
    k.cyl(.25, .10, (0, .01, 0), g['turned'], .008, 'Y', 96, m)
    k.lathe([(0, .085), (.12, .078), (.225, .055), (.245, .050), (.245, .035), (0, .035)], g['tube'], (0, 0, 0), UP, .01, 96, m)
    for i in range(6):
        t = k.TAU * (i + .5) / 6; x, z = .255 * math.cos(t), .255 * math.sin(t)
        k.cyl(.012, .07, (x, -.04, z), g['cast'], .003, 'Y', 28, m)
        k.cyl(.020, .018, (x, -.075, z), g['cast'], .005, 'Y', 28, m)
    k.box((.40, .018, .04), (0, -.10, 0), g['cast'], .006, parent=m)
    plate = SVG.format(w=400, h=200, body=f'<rect width="400" height="200" rx="14" fill="#0e2a35"/><rect y="172" width="400" height="28" fill="#f59e0b"/><text x="200" y="130" font-size="110" font-weight="800" text-anchor="middle" fill="#f4f7f8">{tag}</text>')
    k.decal(plate, .30, .15, (0, -r - .004, z0 + 1.12), UP, parent=e, px=500)
    return e
