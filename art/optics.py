"""Machine vision hardware, metres: smart camera with lens and ring light, slotted profile, panel monitor."""
import math
import kit as k

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" font-family="Inter">{body}</svg>'
FACE_Y = (-math.pi / 2, math.pi, 0)                                  # turns a decal's face to +Y, upright


def M():
    """Materials of the optics; the rest comes from parts.M()."""
    g = {}
    g['housing'] = k.mat('housing', '#a3aeb4', .36, metal=.75, smudge=.09, smudge_scale=14, bump=.05, bump_scale=900)
    g['lens'] = k.mat('lens barrel', '#0d1012', .3, metal=.3, smudge=.1, smudge_scale=20)
    g['knurl'] = k.mat('knurl', '#15191c', .55, bump=.6, bump_scale=900)
    g['light body'] = k.mat('light body', '#171c20', .36, metal=.7, smudge=.08, smudge_scale=14)
    g['nickel'] = k.mat('nickel', '#b9b29c', .26, metal=1, smudge=.08, smudge_scale=40)
    g['profile'] = k.mat('profile', '#b4bdc2', .33, metal=1, brushed='Z', bump_scale=70)
    g['slot'] = k.mat('slot', '#07090a', .8)
    g['cap'] = k.mat('end cap', '#14181b', .5, bump=.1, bump_scale=300)
    g['bezel'] = k.mat('bezel', '#20282d', .34, smudge=.08, smudge_scale=6, bump=.08, bump_scale=400)
    g['hex'] = k.mat('bolt', '#8d969c', .3, metal=1)
    g['jacket'] = k.mat('cable jacket', '#15191c', .5, coat=.1, bump=.05, bump_scale=300)
    g['teal jacket'] = k.mat('cable jacket teal', '#0b5a63', .45, coat=.1, bump=.05, bump_scale=300)
    g['amber'] = k.mat('amber trim', '#f08a06', .42)
    return g


# ------------------------------------------------------------------ structure
def profile(g, a, b, size=.04, caps=True):
    """Slotted aluminium profile from a to b, square to the axes."""
    h, w, n, d = size / 2, size * .105, size * .19, size * .16        # half side, half slot mouth, half slot room, depth
    quarter = [(w, h), (w, h - size * .06), (n, h - size * .06), (n * .75, h - d), (w, h - d - size * .02)]
    side = [(-x, y) for x, y in quarter] + [(x, y) for x, y in reversed(quarter)]
    outline = []
    for turn in range(4):                                            # the four sides, clockwise from the top
        c, s = math.cos(-turn * math.pi / 2), math.sin(-turn * math.pi / 2)
        outline += [(x * c - y * s, x * s + y * c) for x, y in [(-h, h)] + side]
    d3 = k.Vector(b) - k.Vector(a)
    o = k.plate(outline, d3.length, g['profile'], bevel=size * .015)
    o.location = (k.Vector(a) + k.Vector(b)) / 2
    o.rotation_euler = d3.to_track_quat('Z', 'Y').to_euler()
    if caps:
        for p, s in ((a, -1), (b, 1)):
            e = k.empty(k.Vector(p) + d3.normalized() * s * .0015, o.rotation_euler)
            k.box((size, size, .003), (0, 0, 0), g['cap'], .001, parent=e)
    return o


def corner(g, loc, rot=(0, 0, 0), size=.036):
    """Cast corner bracket for the profile, in the local XZ plane, its legs along +X and +Z."""
    e = k.empty(loc, rot)
    k.box((size, size, .005), (size / 2, 0, .0025), g['housing'], .001, parent=e)
    k.box((.005, size, size), (.0025, 0, size / 2), g['housing'], .001, parent=e)
    for s in (-1, 1):
        k.plate([(0, 0), (size, 0), (size, .004), (.004, size), (0, size)], .004, g['housing'], (0, s * (size / 2 - .002), 0), (math.pi / 2, 0, 0), .0008, e)
    k.bolt(.0045, (size * .55, 0, .005), (0, 0, 0), g['hex'], e)
    k.bolt(.0045, (.005, 0, size * .55), (0, math.pi / 2, 0), g['hex'], e)
    return e


# ------------------------------------------------------------------ camera
def m12(g, parent, loc, rot, cable_to, jacket='jacket'):
    """M12 plug: nickel coupling nut with ribs, moulded grip, strain relief. Local Z points away from the socket;
    cable_to: further points of the cable, in the parent's frame."""
    e = k.empty(loc, rot, parent)
    k.cyl(.0105, .006, (0, 0, .003), g['nickel'], .001, parent=e, seg=32)
    k.cyl(.0088, .013, (0, 0, .0125), g['nickel'], .0015, parent=e, seg=32)
    rib = None
    for i in range(14):
        t = k.TAU * i / 14
        at = (.0088 * math.cos(t), .0088 * math.sin(t), .0125)
        rib = k.copy(rib, at) if rib else k.cyl(.0011, .010, at, g['nickel'], .0004, parent=e, seg=8)
    k.lathe([(0, .019), (.0078, .019), (.0078, .036), (.0060, .041), (.0048, .060), (0, .060)], g['jacket'], bevel=.0015, seg=28, parent=e)
    for z in (.045, .050, .055):
        k.ring(.0058, .002, .0022, (0, 0, z), g['jacket'], .0006, parent=e, seg=24)
    m = k.Matrix.LocRotScale(k.Vector(loc), k.Euler(rot), None)
    k.cable([m @ k.Vector((0, 0, .056)), m @ k.Vector((0, 0, .085)), *cable_to], .0037, g[jacket], parent, res=14)


PLATE = SVG.format(w=460, h=300, body='''<rect width="460" height="300" rx="10" fill="#12191d"/><rect width="460" height="18" fill="#f59e0b"/>
<text x="30" y="118" font-size="76" font-weight="700" fill="#eef3f5">CAM 4</text><text x="30" y="196" font-size="60" fill="#b9c6cc">5 MP</text><text x="30" y="268" font-size="60" fill="#b9c6cc">24 V</text>
<rect x="256" y="148" width="130" height="130" fill="#dfe7ea"/><path fill="#12191d" d="M266 158h12v110h-12zM266 256h110v12H266z'''
                   + ''.join(f'M{282 + i * 12} {160 + j * 12}h12v12h-12z' for i in range(8) for j in range(8) if (i * 5 + j * 3 + i * j) % 7 < 3)
                   + '''"/>''')


def camera(g, loc, yaw, pitch=0., light=1.1, ring=.072, s=1.):
    """Industrial camera with ring light. loc: middle of the housing's front face; it looks along local +X.
    Returns its frame. Local +Y is the side with the name plate."""
    e = k.empty(loc, (0, pitch, yaw), name='camera'); e.scale = (s, s, s)
    w, length = .074, .128
    hw = w / 2
    k.box((length, w - .012, w - .012), (-length / 2, 0, 0), g['housing'], .003, parent=e)             # core
    k.box((.030, w, w), (-.015, 0, 0), g['housing'], .004, parent=e)                                  # front block
    k.box((.046, w, w), (-.070, 0, 0), g['housing'], .004, parent=e)                                  # body
    k.box((.012, w, w), (-length + .006, 0, 0), g['housing'], .004, parent=e)                         # rear cover
    for i in range(3):                                                                               # cooling fins
        for x in (-.0345, -.0988):
            k.box((.0028, w - .001, w - .001), (x - i * .0062, 0, 0), g['housing'], .0012, parent=e)
    for x in (-.015, -length + .006):                                                                # corner screws seen on the side
        for z in (-1, 1):
            k.bolt(.0026, (x, hw - .0008, z * (hw - .008)), (-math.pi / 2, 0, 0), g['hex'], e)
    k.decal(PLATE, .043, .028, (-.070, hw + .0004, .006), FACE_Y, px=460, parent=e)
    k.decal(SVG.format(w=200, h=50, body='<text x="100" y="40" font-size="42" font-weight="700" text-anchor="middle" fill="#20282d">OK  LINK</text>'),
            .030, .0075, (-.070, hw + .0004, -.0165), FACE_Y, px=240, parent=e)
    for x, c in ((-.0765, '#2fe37a'), (-.0650, '#2fe37a')):
        k.cyl(.0019, .002, (x, hw + .0004, -.0265), k.glow('cam led' + c, c, 7), .0005, 'Y', 20, e)
    k.box((.046, .0016, .0026), (-.070, hw, .026), g['amber'], .0006, parent=e)
    # lens
    k.cyl(.027, .012, (.005, 0, 0), g['housing'], .002, 'X', 64, e)
    k.cyl(.0245, .036, (.028, 0, 0), g['lens'], .002, 'X', 64, e)
    for x in (.017, .033):
        k.cyl(.0258, .009, (x, 0, 0), g['knurl'], .0012, 'X', 64, e)
        rib = None
        for i in range(44):
            t = k.TAU * i / 44
            at = (x, .0258 * math.cos(t), .0258 * math.sin(t))
            rib = k.copy(rib, at) if rib else k.box((.0075, .0014, .0014), at, g['knurl'], .0004, parent=e)
            rib.rotation_euler = (t, 0, 0)
    k.cyl(.0022, .012, (.017, .018, .023), g['nickel'], .0006, 'Z', 16, e)                            # clamping screw
    k.cyl(.0272, .014, (.052, 0, 0), g['lens'], .002, 'X', 64, e)
    k.lathe([(0, .0066), (.008, .0056), (.015, .0030), (.0205, -.0006)], k.mat('front lens', '#2b4a86', .06, metal=.85, coat=1.), (.0592, 0, 0), (0, math.pi / 2, 0), 0, 48, e)
    k.lathe([(.0205, 0), (.0272, .0078), (.0272, .009), (.0195, .009), (.0205, 0)], g['lens'], (.0595, 0, 0), (0, math.pi / 2, 0), .0006, 64, e)
    # ring light round the lens's front
    R, hole, x0 = ring, .033, .046
    k.lathe([(hole, 0), (R - .008, 0), (R, .006), (R, .026), (R - .004, .028), (R - .004, .024), (hole + .004, .024), (hole + .004, .028), (hole, .028), (hole, 0)],
            g['light body'], (x0, 0, 0), (0, math.pi / 2, 0), .0015, 96, e)
    k.lathe([(hole + .004, 0), (R - .004, 0)], k.glow('diffuser', '#e4f6ff', light), (x0 + .0245, 0, 0), (0, math.pi / 2, 0), 0, 96, e)
    hot, lamp = k.glow('lamp', '#ffffff', light * 4), None
    for row, (radius, n) in enumerate(((hole + .0105, 18), (R - .0125, 28))):
        for i in range(n):
            t = k.TAU * (i + .5 * row) / n
            at = (x0 + .0252, radius * math.cos(t), radius * math.sin(t))
            lamp = k.copy(lamp, at) if lamp else k.cyl(.0034, .0008, at, hot, .0003, 'X', 20, e)
    for i in range(12):                                                                              # heat-sink fins behind the ring
        t = k.TAU * i / 12
        f = k.box((.010, .0022, .024), (x0 - .003, .050 * math.cos(t), .050 * math.sin(t)), g['light body'], .0006, parent=e)
        f.rotation_euler = (t - math.pi / 2, 0, 0)
    for z in (-1, 1):                                                                                # rods that carry the ring
        k.cyl(.0032, .052, (.024, .030, z * .030), g['nickel'], .0008, 'X', 20, e)
        k.cyl(.0058, .010, (.0035, .030, z * .030), g['light body'], .0012, 'X', 24, e)
    # connectors behind
    m12(g, e, (-length, .016, .012), (0, -math.pi / 2, 0), [(-.235, .012, -.012), (-.262, .0, -.075), (-.235, -.005, -.16), (-.232, -.01, -.32)], 'teal jacket')
    m12(g, e, (-length, -.016, -.012), (0, -math.pi / 2, 0), [(-.225, -.02, -.03), (-.246, -.03, -.09), (-.222, -.03, -.17), (-.222, -.03, -.32)])
    m12(g, e, (x0 + .004, .0, R - .002), (0, -.35, 0), [(.02, .012, R + .105), (-.06, .03, R + .085), (-.14, .02, .10), (-.205, .01, .02), (-.222, .0, -.10), (-.216, -.02, -.32)])
    return e


def mount(g, cam, drop):
    """Slotted angle bracket under the camera, down to a profile whose top lies `drop` below the optical axis."""
    k.box((.085, .052, .006), (-.064, 0, -.040), g['light body'], .0015, parent=cam)
    k.box((.060, .006, drop - .037), (-.064, -.023, -(drop + .037) / 2), g['light body'], .0015, parent=cam)
    k.box((.070, .060, .006), (-.064, .004, -drop + .003), g['light body'], .0015, parent=cam)
    for x in (-.088, -.040):
        k.bolt(.0042, (x, .020, -drop + .006), (0, 0, 0), g['hex'], cam)
        k.cyl(.0075, .0014, (x, .020, -drop + .0066), g['nickel'], .0004, parent=cam, seg=24)


def hub(g, loc, ports=4):
    """Distribution block on a wall facing -Y: two columns of M12 sockets, some with a plug and a cable down."""
    e = k.empty(loc)
    h = .030 * ports + .050
    k.box((.060, .030, h), (0, -.015, 0), g['bezel'], .006, parent=e)
    k.box((.060, .0015, .010), (0, -.0302, h / 2 - .012), g['amber'], .0005, parent=e)
    for i in range(ports):
        for side in (-1, 1):
            at = (side * .0155, -.030, h / 2 - .036 - i * .030)
            k.ring(.0085, .003, .008, at, g['nickel'], .0008, 'Y', 24, e)
            k.cyl(.0018, .002, (side * .0265, -.030, at[2] + .010), k.glow('hub led', '#2fe37a', 6) if (i + side) % 3 else k.mat('led off', '#26332f', .3), .0005, 'Y', 12, e)
            if (i * 2 + side) % 4 != 3:
                z = at[2]
                m12(g, e, at, (math.pi / 2, 0, 0), [(at[0], -.118, z - .035), (at[0] * 1.2, -.085, z - .10), (at[0] * 1.5, -.03, -.22), (at[0] * 1.5, -.03, -.9)], 'teal jacket' if side > 0 else 'jacket')
    return e


# ------------------------------------------------------------------ monitor
def monitor(g, loc, rot_z, screen_svg, w=.36, ratio=.625, tilt=0., emit=1.1):
    """Panel monitor facing local -Y, loc its middle. screen_svg: whole SVG in the proportion `ratio`."""
    e = k.empty(loc, (tilt, 0, rot_z), name='monitor')
    h = w * ratio
    k.box((w + .038, .034, h + .038), (0, .019, 0), g['bezel'], .009, parent=e)
    k.box((w + .012, .006, h + .012), (0, .0, 0), k.mat('glass edge', '#05080a', .12, coat=.6), .003, parent=e)
    k.decal(screen_svg, w, h, (0, -.0034, 0), (math.pi / 2, 0, 0), emit=emit, rough=.15, px=1600, parent=e)
    for x in (-1, 1):
        for z in (-1, 1):
            k.cyl(.0032, .003, (x * (w / 2 + .0125), .001, z * (h / 2 + .0125)), g['hex'], .0008, 'Y', 20, e)
    k.cyl(.0018, .003, (w / 2 - .01, .001, -h / 2 - .0125), k.glow('cam led#2fe37a', '#2fe37a', 7), .0005, 'Y', 16, e)
    k.box((w * .72, .05, h * .66), (0, .058, 0), g['bezel'], .012, parent=e)                            # electronics behind
    k.box((.11, .012, .11), (0, .088, 0), g['light body'], .002, parent=e)
    return e
