"""A works hall by day: pale worn floor, high windows and skylights, sun on the floor. Metres."""
import math
import random

import bpy

import kit as k

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">{body}</svg>'


def floor_material(colour='#8f908a'):
    """Coated concrete after some years: blotches, polished where people and trucks go, dull where they do not."""
    m = k.mat('worn floor' + colour, colour, .42, smudge=.16, smudge_scale=.9)
    n, l = m.node_tree.nodes, m.node_tree.links; b = n['Principled BSDF']
    tc = n.new('ShaderNodeTexCoord'); mix = n.new('ShaderNodeMixRGB'); mix.blend_type = 'MULTIPLY'; mix.inputs[0].default_value = 1
    mix.inputs[1].default_value = k.lin(colour); last = None
    for scale, low in ((.35, .80), (2.6, .86), (24., .93)):
        t = n.new('ShaderNodeTexNoise'); t.inputs['Scale'].default_value = scale; t.inputs['Detail'].default_value = 6.; t.inputs['Roughness'].default_value = .65
        r = n.new('ShaderNodeMapRange'); r.inputs['From Min'].default_value, r.inputs['From Max'].default_value = .35, .62; r.inputs['To Min'].default_value = low
        l.new(tc.outputs['Object'], t.inputs['Vector']); l.new(t.outputs['Fac'], r.inputs['Value'])
        if last:
            x = n.new('ShaderNodeMath'); x.operation = 'MULTIPLY'; l.new(last, x.inputs[0]); l.new(r.outputs[0], x.inputs[1]); last = x.outputs[0]
        else: last = r.outputs[0]
    l.new(last, mix.inputs[2]); l.new(mix.outputs[0], b.inputs['Base Color'])
    return m


def tyre_marks(x, y, w, d, seed=3, n=9, strength=.24):
    """Where trucks turn and brake: pairs of dark rubber arcs, and short scuffs."""
    r = random.Random(seed); body = ''
    for _ in range(n):
        a, b, c, e = r.uniform(300, 640), r.uniform(300, 640), r.uniform(-300, 290), r.uniform(-300, 290)
        for o in (0, 62):
            body += f'<path d="M{a + o:.0f} {b:.0f}q{c / 2:.0f} {e / 5:.0f} {c:.0f} {e:.0f}" stroke="#15171a" stroke-opacity="{r.uniform(.25, 1) * strength:.2f}" stroke-width="{r.uniform(9, 15):.0f}" fill="none"/>'
    for _ in range(60):
        a, b = r.uniform(0, 1000), r.uniform(0, 1000)
        body += f'<path d="M{a:.0f} {b:.0f}l{r.uniform(-40, 40):.0f} {r.uniform(-26, 26):.0f}" stroke="#202326" stroke-opacity="{r.uniform(.1, .5) * strength:.2f}" stroke-width="{r.uniform(1, 4):.1f}"/>'
    k.decal(SVG.format(w=1000, h=1000, body=body), w, d, (x, y, .0015), px=2000, rough=.55)


def lane(x0, y0, x1, y1, width=.09, colour='#b98f1e', seed=1):
    """Painted line, worn through in places."""
    length = math.hypot(x1 - x0, y1 - y0); n = int(length * 60); r = random.Random(seed)
    gaps = ''.join(f'<ellipse cx="{r.uniform(0, n):.0f}" cy="{r.uniform(0, 10):.1f}" rx="{r.uniform(.5, 7):.1f}" ry="{r.uniform(.3, 2.2):.1f}" fill="#000"/>' for _ in range(n // 3))
    svg = SVG.format(w=n, h=10, body=f'<mask id="m"><rect width="{n}" height="10" fill="#fff"/>{gaps}</mask><rect width="{n}" height="10" fill="{colour}" mask="url(#m)"/>')
    k.decal(svg, length, width, ((x0 + x1) / 2, (y0 + y1) / 2, .001), (0, 0, math.atan2(y1 - y0, x1 - x0)), px=4000, rough=.6)


def hall(x0, x1, y0, y1, h=6.5, bay=5., skylights=(), windows=('left',), wall='#b9bab3', floor='#8f908a', sky=5., open_x0=False):
    """Floor, walls with a dado, columns, trusses, roof with translucent sheets over the bays in `skylights` (their y), bands of windows."""
    w, d, cx, cy = x1 - x0, y1 - y0, (x0 + x1) / 2, (y0 + y1) / 2
    k.box((w, d, .1), (cx, cy, -.05), floor_material(floor), 0)
    paint = k.mat('hall wall', wall, .85, bump=.1, bump_scale=3); dado = k.mat('dado', '#7d878b', .7)
    steel = k.mat('hall steel', '#6f7a80', .55); frame = k.mat('window frame', '#5a6468', .5)
    pale = k.glow('sky pane', '#e8f1f6', sky)
    k.box((w, .2, h), (cx, y1 + .1, h / 2), paint, 0); k.box((w, .02, 1.2), (cx, y1 - .01, .6), dado, 0)
    for x, side, name in ((x0, -1, 'left'), (x1, 1, 'right')):
        band = (h * .50, h * .84) if name in windows else (h, h)
        k.box((.2, d, band[0]), (x + side * .1, cy, band[0] / 2), paint, 0)
        if name not in windows: continue
        k.box((.2, d, h - band[1]), (x + side * .1, cy, (h + band[1]) / 2), paint, 0)
        k.box((.02, d, band[1] - band[0]), (x + side * .18, cy, sum(band) / 2), pale, 0).visible_shadow = False      # lets the sun in
        for i in range(int(d / 1.25) + 1):
            k.box((.07, .06, band[1] - band[0]), (x + side * .06, y0 + i * 1.25, sum(band) / 2), frame, 0)
        k.box((.07, d, .06), (x + side * .06, cy, sum(band) / 2), frame, 0)
    if 'back' in windows:
        k.box((w * .8, .02, h * .26), (cx, y1 - .02, h * .68), pale, 0)
        for i in range(int(w * .8 / 1.25) + 1):
            k.box((.06, .07, h * .26), (cx - w * .4 + i * 1.25, y1 - .05, h * .68), frame, 0)
    roof = k.mat('roof sheet', '#a5abae', .7)
    y = y0
    while y < y1:                                             # the roof, with a gap where a translucent sheet lies
        s = [q for q in skylights if y <= q < y + bay]
        top = min(y + bay, y1)
        if s:
            a, b = s[0] - .7, s[0] + .7
            for p, q in ((y, a), (b, top)): k.box((w, q - p, .05), (cx, (p + q) / 2, h), roof, 0)
            pane = k.box((w * .86, b - a, .02), (cx, s[0], h + .05), pale, 0); pane.visible_shadow = False
            for i in (-1, 1): k.box((w * .07, b - a, .05), (cx + i * w * .465, s[0], h), roof, 0)
        else: k.box((w, top - y, .05), (cx, (y + top) / 2, h), roof, 0)
        for x in (x0 + .15, x1 - .15):
            for dx in (-.12, .12): k.box((.02, .26, h), (x + dx, y, h / 2), steel, 0)
            k.box((.26, .02, h), (x, y, h / 2), steel, 0)
            k.box((.36, .36, 1.0), (x, y, .5), k.mat('column guard', '#b98a16', .6, smudge=.1), .02)
        for z in (h - .12, h - .75): k.box((w, .10, .10), (cx, y, z), steel, 0)
        for i in range(int(w / 1.1)):                        # lattice of the truss
            a = x0 + (i + .5) * 1.1
            k.box((.05, .05, .86), (a, y, h - .43), steel, 0, rot=(0, .88 if i % 2 else -.88, 0))
        y += bay


def sun(towards, power=4., colour='#ffe7c4', angle=1.2):
    """The sun; `towards`: where its rays go."""
    d = bpy.data.lights.new('sun', 'SUN'); d.energy = power; d.color = k.lin(colour)[:3]; d.angle = math.radians(angle)
    return k.obj('sun', d, rot=k.look_rot((0, 0, 0), towards))
