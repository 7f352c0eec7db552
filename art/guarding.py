"""Machine guarding: fence, guard-door interlock, light curtain, emergency stop, two-hand control. Metres.

Parts stand on the XZ plane of their parent and face the viewer towards -Y, unless said otherwise.
"""
import math, random
import bpy
import kit as k
import parts

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" font-family="Inter">{body}</svg>'
UP = (math.pi / 2, 0, 0)                                             # turns a decal or bolt to face -Y
GREEN, AMBER_LED = '#2fe37a', '#ffa51f'


def M():
    """parts.M() and the colours of safety equipment."""
    g = parts.M()
    g['stop red'] = k.mat('stop red', '#b80c10', .3, coat=.35, smudge=.07, smudge_scale=30, bump=.03, bump_scale=500, sss=.02)
    g['stop yellow'] = k.mat('stop yellow', '#f2ac08', .42, smudge=.07, smudge_scale=25, bump=.04, bump_scale=600)
    g['post yellow'] = k.mat('post yellow', '#d9960a', .4, coat=.25, smudge=.1, smudge_scale=7, bump=.1, bump_scale=260)
    g['wire'] = k.mat('fence wire', '#1a2126', .38, coat=.25, smudge=.08, smudge_scale=20)
    g['console'] = k.mat('console paint', '#66747c', .36, coat=.2, smudge=.13, smudge_scale=9, bump=.2, bump_scale=420)
    g['housing'] = k.mat('switch housing', '#171c20', .42, smudge=.08, smudge_scale=20, bump=.16, bump_scale=700)
    g['chrome'] = k.mat('chrome ring', '#d7dcdf', .14, metal=1, smudge=.05, smudge_scale=30)
    g['window'] = k.mat('optic window', '#120507', .08, coat=.8)
    return g


# ------------------------------------------------------------------ fence
def wire_mesh(g, w, h, loc=(0, 0, 0), pitch=(.05, .03), r=.0016, parent=None):
    """Welded wire panel, centred: all wires in one mesh of thin prisms, the horizontal ones in front."""
    verts, faces = [], []

    def prism(a, b, u, v):
        n, seg = len(verts), 6
        for end in (a, b):
            verts.extend(tuple(end[i] + r * (math.cos(t) * u[i] + math.sin(t) * v[i]) for i in range(3))
                         for t in (k.TAU * j / seg for j in range(seg)))
        faces.extend((n + j, n + (j + 1) % seg, n + seg + (j + 1) % seg, n + seg + j) for j in range(seg))
    nx, nz = round(w / pitch[0]), round(h / pitch[1])
    for i in range(nx + 1):
        x = -w / 2 + w * i / nx
        prism((x, 0, -h / 2), (x, 0, h / 2), (1, 0, 0), (0, 1, 0))
    for i in range(nz + 1):
        z = -h / 2 + h * i / nz
        prism((-w / 2, -r * 1.7, z), (w / 2, -r * 1.7, z), (0, 1, 0), (0, 0, 1))
    me = bpy.data.meshes.new('wire mesh'); me.from_pydata(verts, [], faces)
    for p in me.polygons: p.use_smooth = True
    return k.obj('wire mesh', me, g['wire'], loc, parent=parent)


def panel(g, x0, x1, z0=.12, z1=2.05, y=0., frame='wire', tube=.025):
    """Mesh in a welded frame of square tube, with a mid rail."""
    w, h, cx, cz = x1 - x0, z1 - z0, (x0 + x1) / 2, (z0 + z1) / 2
    for x in (x0 + tube / 2, x1 - tube / 2):
        k.box((tube, tube, h), (x, y, cz), g[frame], .004)
    for z in (z0 + tube / 2, z1 - tube / 2):
        k.box((w - 2 * tube, tube, tube), (cx, y, z), g[frame], .004)
    wire_mesh(g, w - tube, h - tube, (cx, y - tube * .2, cz))


def post(g, x, y=0., h=2.1, size=.06):
    """Fence post with foot plate, anchors, end cap and panel brackets."""
    k.box((size, size, h), (x, y, h / 2), g['post yellow'], .006)
    k.box((size + .004, size + .004, .018), (x, y, h + .004), g['rubber'], .006)
    k.box((.16, .12, .01), (x, y, .005), g['post yellow'], .003)
    for sx in (-1, 1):
        k.bolt(.009, (x + sx * .06, y - .035, .01), m=g['bolt'])
        for z in (.32, 1.0, 1.48, 1.85):                             # bracket, its bolt and the slot
            k.box((.03, .012, .045), (x + sx * (size / 2 + .012), y - .022, z), g['wire'], .003)
            k.bolt(.0055, (x + sx * (size / 2 + .014), y - .028, z), UP, g['bolt'])


def hinge(g, x, z, y=0.):
    """Lift-off hinge between a post (right) and a door (left)."""
    k.cyl(.011, .10, (x, y - .04, z), g['steelz'], .002, seg=28)
    k.cyl(.0125, .004, (x, y - .04, z), g['rubber'], .001, seg=28)
    for s in (-1, 1):
        k.box((.05, .006, .045), (x + s * .028, y - .034, z + s * .025), g['wire'], .002)
        for dx in (.018, .04):
            k.bolt(.004, (x + s * dx, y - .037, z + s * .025), UP, g['bolt'])


# ------------------------------------------------------------------ interlock
LOCK_LABEL = SVG.format(w=220, h=190, body='''<path d="M88 62V46a22 22 0 0 1 44 0v16" fill="none" stroke="#f59e0b" stroke-width="10"/>
<rect x="76" y="60" width="68" height="52" rx="8" fill="#f59e0b"/><circle cx="110" cy="82" r="8" fill="#171c20"/><path d="M110 84v14" stroke="#171c20" stroke-width="7"/>
<text x="110" y="152" font-size="32" font-weight="700" text-anchor="middle" fill="#eef3f5">GUARD</text><text x="110" y="184" font-size="32" font-weight="700" text-anchor="middle" fill="#eef3f5">LOCK</text>''')


def gland(g, loc, drop, parent, cable=.0055):
    """Cable gland under a housing and its cable: drop is a list of further points, in the parent's frame."""
    x, y, z = loc
    k.cyl(.012, .008, (x, y, z - .004), g['chrome'], .001, seg=6, parent=parent)
    k.cyl(.0105, .016, (x, y, z - .015), g['rubber'], .003, seg=32, parent=parent)
    k.cable([(x, y, z - .01), (x, y, z - .05)] + drop, cable, g['rubber'], parent)


def button(g, loc, color, lit=0., r=.013, parent=None, rot=UP, collar='chrome'):
    """Flush push button with a bezel; lit > 0 glows."""
    e = k.empty(loc, rot, parent)
    k.lathe([(0, 0), (r * 1.42, 0), (r * 1.42, .003), (r * 1.22, .007), (r * 1.03, .007), (r * 1.03, .003)], g[collar], bevel=.001, seg=48, parent=e)
    m = k.mat(f'cap{color}{lit}', color, .3, coat=.3, emit=lit)
    k.lathe([(0, .009), (r * .9, .0085), (r, .007), (r, 0), (0, 0)], m, bevel=.0012, seg=48, parent=e)
    return e


def lock_module(g, loc, parent=None):
    """Guard-locking switch: mounted on the fixed post; its left side takes the actuator."""
    e = k.empty(loc, parent=parent)
    k.box((.072, .05, .215), (0, -.025, 0), g['housing'], .009, parent=e)
    k.box((.075, .016, .218), (0, -.012, 0), g['graph'], .006, parent=e)                 # seam: back shell
    k.box((.06, .008, .092), (0, -.050, .05), g['black'], .004, parent=e)               # display field
    k.decal(LOCK_LABEL, .046, .0397, (.002, -.0543, .070), UP, parent=e, px=512)
    for i, (n, c) in enumerate((('PWR', GREEN), ('LOCK', GREEN), ('STS', AMBER_LED))):
        x = -.019 + i * .0195
        k.box((.0085, .003, .0055), (x, -.0545, .032), k.glow('led' + c, c, 6), .001, parent=e)
        k.decal(SVG.format(w=100, h=40, body=f'<text x="50" y="31" font-size="34" font-weight="600" text-anchor="middle" fill="#c9d4d9">{n}</text>'),
                .0165, .0066, (x, -.0543, .0235), UP, parent=e, px=160)
    for z, c, lit, n in ((-.018, '#e8eef0', .5, 'REQUEST'), (-.068, '#1668c4', .7, 'RESET')):
        button(g, (0, -.05, z), c, lit, .0125, e)
        k.decal(SVG.format(w=300, h=60, body=f'<text x="150" y="46" font-size="46" font-weight="700" text-anchor="middle" fill="#eef3f5">{n}</text>'),
                .04, .008, (0, -.0503, z - .0235), UP, parent=e, px=300)
    for x in (-.027, .027):
        for z in (-.098, .098):
            k.bolt(.0032, (x, -.049, z), UP, g['bolt'], e)
    k.box((.004, .026, .05), (-.0365, -.026, .02), g['rubber'], .001, parent=e)          # actuator slot
    gland(g, (.012, -.026, -.1075), [(.012, -.024, -.25), (.014, -.012, -.34), (.016, -.010, -.6), (.016, -.010, -1.1)], e)
    for z in (-.36, -.55, -.8):
        k.box((.026, .014, .014), (.016, -.008, z), g['rubber'], .003, parent=e)        # cable clip on the post
    return e


def handle_module(g, loc, parent=None, turn=math.radians(222)):
    """Door handle with actuator: mounted on the door, its steel tongue reaches right into the lock module."""
    e = k.empty(loc, parent=parent)
    k.box((.082, .007, .20), (-.004, -.0035, 0), g['steelz'], .002, parent=e)
    k.box((.064, .044, .16), (0, -.027, 0), g['housing'], .009, parent=e)
    for x in (-.038, .030):
        for z in (-.09, .09):
            k.bolt(.0045, (x, -.007, z), UP, g['bolt'], e)
    for x, z in ((-.024, -.07), (.024, -.07), (-.024, .07), (.024, .07)):
        k.bolt(.0028, (x, -.048, z), UP, g['bolt'], e)
    k.box((.05, .012, .028), (.05, -.027, .02), g['steel'], .002, parent=e)              # tongue
    k.box((.014, .02, .038), (.036, -.027, .02), g['steel'], .003, parent=e)
    k.cyl(.027, .014, (0, -.054, .02), g['alu'], .003, 'Y', 56, e)                       # hub and lever
    k.cyl(.023, .012, (0, -.066, .02), g['dark alu'], .003, 'Y', 56, e)
    lever = k.empty((0, -.078, .02), (math.pi / 2, 0, 0), e)
    arm = k.empty((0, 0, 0), (0, 0, turn), lever)
    k.plate(k.hull2(.0235, .0125, .125), .016, g['alu'], (0, 0, 0), bevel=.0045, parent=arm, name='lever')
    k.plate([(.048 + x, y) for x, y in k.hull2(.0165, .0155, .08)], .025, g['stop red'], bevel=.007, parent=arm, name='grip')
    k.cyl(.012, .006, (0, 0, .010), g['dark alu'], .002, parent=arm)
    k.bolt(.006, (0, 0, .012), m=g['bolt'], parent=arm)
    k.box((.03, .006, .03), (.012, -.028, -.094), g['post yellow'], .003, parent=e)      # lock-out tab with its hole
    k.cyl(.008, .0065, (.012, -.028, -.097), g['rubber'], 0, 'Y', 24, e)
    return e


# ------------------------------------------------------------------ operator's devices
ADVANCE = dict(E=.61, M=.90, R=.65, G=.75, N=.76, C=.73, Y=.68, S=.65, T=.66, O=.77, P=.64)     # Inter Bold capitals, in em


def arc_text(word, r, size, centre, fill, bottom=False, track=.07):
    """Letters along a circle as SVG (librsvg knows no textPath). centre: angle in degrees from the top, clockwise."""
    step = [math.degrees((ADVANCE[c] + track) * size / r) for c in word]
    a, out, s = centre - (1 if not bottom else -1) * sum(step) / 2, '', -1 if bottom else 1
    for c, d in zip(word, step):
        a += s * d / 2
        base = f'translate(0 {r + size * .72 if bottom else -r})'
        turn = a - 180 if bottom else a
        out += f'<g transform="rotate({turn:.2f})"><text transform="{base}" font-size="{size}" font-weight="700" text-anchor="middle" fill="{fill}">{c}</text></g>'
        a += s * d / 2
    return out


def stop_legend():
    ring = arc_text('EMERGENCY', 378, 94, 0, '#14181a') + arc_text('STOP', 378, 94, 180, '#14181a', True)
    dots = ''.join(f'<circle cx="{sx * 424}" cy="0" r="15" fill="#14181a"/>' for sx in (-1, 1))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 1000 1000" font-family="Inter">{ring}{dots}</svg>'


def turn_arrows():
    """Twist-to-release arrows for the top of the mushroom."""
    one = '<path d="M-30 -74 A80 80 0 0 1 62 -50" fill="none" stroke="#f4f0ea" stroke-width="15"/><path d="M84 -20 L36 -40 L76 -74 Z" fill="#f4f0ea"/>'
    return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-110 -110 220 220">' + ''.join(f'<g transform="rotate({a})">{one}</g>' for a in (0, 120, 240)) + '</svg>'


def emergency_stop(g, loc=(0, 0, 0), rot=(0, 0, 0), parent=None, s=1.):
    """Red mushroom on a yellow round plate, pointing along local +Z."""
    e = k.empty(loc, rot, parent); e.scale = (s, s, s)
    r, plate = .033, .066
    k.lathe([(0, 0), (plate, 0), (plate, .004), (0, .004)], g['stop yellow'], bevel=.0014, seg=96, parent=e)
    k.decal(stop_legend(), plate * 2, plate * 2, (0, 0, .00425), parent=e, px=1400, rough=.45)
    k.lathe([(0, .004), (.0275, .004), (.0275, .0095), (.0235, .012), (0, .012)], g['housing'], bevel=.0012, seg=64, parent=e)
    k.lathe([(.0195, .012), (.0195, .020), (0, .020)], g['stop red'], bevel=.001, seg=64, parent=e)
    k.ring(.0205, .004, .003, (0, 0, .0142), g['stop yellow'], .0008, parent=e)          # shows when it is reset
    z = .018                                                        # underside of the cap
    k.lathe([(0, z), (r * .84, z), (r, z + .0035), (r * .985, z + .0115), (r * .82, z + .0205), (r * .62, z + .0225), (0, z + .0225)],
            g['stop red'], bevel=.0042, seg=96, parent=e)
    k.decal(turn_arrows(), r * 1.16, r * 1.16, (0, 0, z + .0227), parent=e, px=512, rough=.35)
    for i in range(24):                                             # grip ribs around the skirt
        t = k.TAU * i / 24
        k.box((.0026, .0032, .0085), (r * .982 * math.cos(t), r * .982 * math.sin(t), z + .0078), g['stop red'], .0012, (0, 0, t), e)
    return e


def shrouded_button(g, loc, parent=None, rot=(0, 0, 0), hood='post yellow'):
    """Hand button under a hood that keeps elbow and sleeve off it; the hood's mouth looks along local -Y."""
    e = k.empty(loc, rot, parent)
    R, T, H = .047, .005, .052
    arc = [math.pi * i / 28 for i in range(29)]
    outer = [(R, -.024)] + [(R * math.cos(t), R * math.sin(t)) for t in arc] + [(-R, -.024)]
    inner = [(-(R - T), -.024)] + [((R - T) * math.cos(t), (R - T) * math.sin(t)) for t in reversed(arc)] + [(R - T, -.024)]
    k.plate(outer + inner, H, g[hood], (0, 0, H / 2), bevel=.0016, parent=e, name='hood wall')
    roof = [(R * math.cos(t), R * math.sin(t)) for t in arc] + [(-R, 0), (-R * .6, .008), (R * .6, .008)]
    k.plate(roof, T, g[hood], (0, 0, H), bevel=.002, parent=e, name='hood roof')
    k.lathe([(0, 0), (.034, 0), (.034, .004), (.026, .006), (0, .006)], g['chrome'], bevel=.001, seg=64, parent=e)
    k.lathe([(0, .004), (.016, .004), (.016, .014), (.0255, .016), (.0265, .021), (.021, .0265), (0, .028)], g['graph'], bevel=.003, seg=64, parent=e)
    for x in (-.05, .05):
        k.box((.016, .022, .006), (x, .004, .003), g[hood], .002, parent=e)
        k.bolt(.0032, (x * 1.05, .004, .006), m=g['bolt'], parent=e)
    return e


WARNING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 180"><path d="M100 12 188 166H12Z" fill="#f5b81c" stroke="#10171b" stroke-width="14" stroke-linejoin="round"/><path d="M100 62V112M100 132V146" stroke="#10171b" stroke-width="18"/></svg>'


def legend_plate(s, w, h, loc, parent, fill='#0f1518', ink='#f4f7f8', size=46):
    """Engraved plate lying on local +Z."""
    k.decal(SVG.format(w=1000 * w / h * .1, h=100, body=f'<rect width="100%" height="100%" rx="10" fill="{fill}"/><text x="50%" y="{50 + size * .36}" font-size="{size}" font-weight="700" text-anchor="middle" letter-spacing="3" fill="{ink}">{s}</text>'),
            w, h, loc, rough=.62, parent=parent, px=512)


def scuffs(n=130, w=1000, h=440):
    """Fine scratches and rubbed spots for a painted top."""
    lines = ''
    for i in range(n):
        x, y, a, d = random.uniform(0, w), random.uniform(0, h), random.gauss(.3, .6), min(random.expovariate(1 / 10), 34)
        lines += f'<path d="M{x:.0f} {y:.0f}q{d / 2:.1f} {d * a * .3:.1f} {d:.1f} {d * a:.1f}" stroke="{random.choice(("#c9d2d6", "#2c353a"))}" stroke-opacity="{random.uniform(.06, .28):.2f}" stroke-width="{random.uniform(.5, 1.5):.2f}" fill="none"/>'
    return SVG.format(w=w, h=h, body=lines)


def console(g, loc, yaw=0., slope=50.):
    """Two-hand control desk on a pedestal; loc is the middle of its sloping top. Returns the top's frame (+Z out of it)."""
    W, D, T = .44, .205, .027                                       # T: lid and gasket
    root = k.empty(loc, (0, 0, yaw))
    a = math.radians(slope); c, s = math.cos(a), math.sin(a)
    top = k.empty((0, 0, 0), (a, 0, 0), root)
    k.box((W, D, .021), (0, 0, -.0105), g['console'], .008, parent=top)
    k.box((W - .012, D - .012, .008), (0, 0, -.024), g['rubber'], .001, parent=top)
    y, z = D / 2 * c, D / 2 * s
    front, back, bottom = (-y + T * s + .004, -z - T * c), (y + T * s, z - T * c), -z - .085
    k.plate([front, back, (back[0], bottom), (front[0] + .03, bottom), (front[0], bottom + .03)], W - .004, g['console'],
            rot=(math.pi / 2, 0, math.pi / 2), bevel=.009, parent=root, name='desk')
    for x in (-W / 2 + .013, W / 2 - .013):
        for y in (-D / 2 + .013, D / 2 - .013):
            k.bolt(.004, (x, y, 0), m=g['bolt'], parent=top)
    emergency_stop(g, (0, .016, 0), parent=top, s=1.16)
    for sx, color, lit, legend in ((-1, '#1668c4', .8, 'RESET'), (1, '#2fbf6c', 1.2, 'READY')):
        shrouded_button(g, (sx * .158, .026, 0), top)
        legend_plate('START', .052, .0145, (sx * .158, -.046, .0004), top)
        button(g, (sx * .078, -.058, 0), color, lit, .0125, top, (0, 0, 0))
        legend_plate(legend, .038, .0115, (sx * .078, -.086, .0004), top)
    k.decal(WARNING, .03, .027, (-.163, -.082, .0004), parent=top, px=256)
    legend_plate('CELL 2', .056, .0165, (.168, -.084, .0004), top, '#d8dee0', '#10171b', 52)
    k.decal(scuffs(), W - .02, D - .02, (0, 0, .0002), parent=top, px=1600, rough=.5)
    h = loc[2] + bottom                                             # pedestal
    k.box((.10, .08, h), (0, .03, bottom - h / 2), g['slate'], .008, parent=root)
    k.box((.16, .12, .012), (0, .03, bottom - .004), g['slate'], .004, parent=root)
    k.box((.32, .28, .012), (0, .03, -loc[2] + .006), g['slate'], .004, parent=root)
    for x in (-.13, .13):
        for y in (-.08, .14):
            k.bolt(.01, (x, y, -loc[2] + .012), m=g['bolt'], parent=root)
    gland(g, (.15, .06, bottom), [(.15, .07, bottom - .12), (.11, .06, bottom - .28), (.062, .05, bottom - .36), (.058, .04, bottom - .6)], root, .007)
    return top


# ------------------------------------------------------------------ light curtain
def curtain_column(g, x, y, z0, z1, face=1):
    """Emitter or receiver in a yellow profile, its window towards +X (face=1) or -X."""
    h, cz = z1 - z0, (z0 + z1) / 2
    k.box((.05, .056, h), (x, y, cz), g['post yellow'], .006)
    k.box((.006, .030, h - .06), (x + face * .0235, y, cz), g['window'], .002)
    for s in (-1, 1):                                               # ribs of the extrusion beside the window
        k.box((.006, .006, h - .01), (x + face * .025, y + s * .021, cz), g['post yellow'], .002)
        k.box((.054, .06, .04), (x, y, cz + s * (h / 2 + .012)), g['housing'], .006)
    k.box((.004, .020, .004), (x + face * .0262, y, z0 + .05), k.glow('led' + GREEN, GREEN, 8), .001)
    k.box((.012, .004, .008), (x, y - .0285, z1 - .03), k.glow('led' + GREEN, GREEN, 8), .001)
    k.box((.012, .004, .008), (x, y - .0285, z1 - .05), k.glow('led' + AMBER_LED, AMBER_LED, 5), .001)
    for z in (z0 + .16, z1 - .16):                                  # clamp and bracket to the post behind
        k.box((.058, .064, .022), (x, y, z), g['dark alu'], .003)
        k.box((.03, .06, .03), (x, y + .05, z), g['dark alu'], .003)
    k.cable([(x, y, z0 - .02), (x, y + .01, z0 - .1), (x, y + .07, z0 - .16), (x, y + .07, z0 - .3)], .005, g['rubber'])


def light_curtain(g, x0, x1, y, z0=.35, z1=1.65):
    """Two columns. What they send to each other is infrared: nobody sees it."""
    curtain_column(g, x0, y, z0, z1, 1)
    curtain_column(g, x1, y, z0, z1, -1)
