"""Edge servers in a 19-inch rack, with combed patch cables and a UPS (metres)."""
import sys, os, random
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import kit as k, rack as r

k.start(31)
g = r.M()


def cabinet():
    """One rack, middle part: what the picture shows and a little more. Returns all its objects."""
    before = set(k.bpy.data.objects)
    r.rails(g, -8, 22)
    r.ups(g, 0)
    r.blank(g, 2)
    r.server(g, 3, 'EDGE 01', 'HISTORIAN', latch='latch')
    r.server(g, 5, 'EDGE 02', 'DATABASE', latch='teal latch', busy=.4)
    r.server(g, 7, 'EDGE 03', 'GATEWAY', units=1, latch='latch')
    r.blank(g, 8)
    low = r.switch(g, 9, 'SW 1')
    high = r.patch_panel(g, 10)
    r.organiser(g, 11)
    r.waterfall(g, high, low, -.0045, lambda i: None if i in (5, 17) else 'amber' if i in (8, 20, 21) else 'white' if i > 21 else 'teal' if i < 12 else 'blue')
    high = r.patch_panel(g, 13, 'B'); low = r.switch(g, 12, 'SW 2')
    r.waterfall(g, high, low, -.0045, lambda i: 'grey' if i % 12 < 9 else None)
    for n in (14, 15, 16, 17, -1, -4, -7):
        r.blank(g, n)
    r.server(g, -3, 'EDGE 04', 'BACKUP', latch='teal latch'); r.server(g, -6, 'EDGE 05', 'BACKUP')
    return [o for o in k.bpy.data.objects if o not in before]


def row(objects):
    """More racks to the left, as instances, a few units up or down so that they are not twins."""
    c = k.bpy.data.collections.new('rack')
    for o in objects:
        c.objects.link(o)
    for i, dz in enumerate((-3, 4, -6, 1)):
        o = k.bpy.data.objects.new('rack again', None); k.bpy.context.scene.collection.objects.link(o)
        o.instance_type = 'COLLECTION'; o.instance_collection = c
        o.location = (-.62 * (i + 1), 0, dz * r.U)


row(cabinet())
k.box((30, .1, 8), (0, 6, 1), k.mat('room', '#0d222c', .8), 0)
for i in range(5):                                                   # lights of a row across the room
    for _ in range(7):
        c = random.choice((r.GREEN, r.CYAN, r.AMBER))
        k.box((.012, .01, .008), (.7 + i * .35, 3.4, random.uniform(-.3, 1.1)), k.glow('far ' + c, c, 5), 0)
    k.box((.3, .4, 3), (.75 + i * .35, 3.7, .3), g['frame'], .01)
k.area((.95, -1.05, 1.3), (0, 0, .3), .6, 60, '#f2f9ff')                         # key: front right, high
k.area((-1.0, -.80, .85), (-.1, 0, .35), .3, 17, '#a9e2f5', size_y=1.2)          # cool rake along the fronts and the row
k.area((-.1, -.62, 1.3), (0, -.02, .42), .4, 12, '#dff3fb')                      # top: rounds the cables, lips of the panels
k.area((.72, -.30, .10), (.1, -.03, .25), .2, 6, '#ffbf6e', size_y=.8)           # warm kicker on the right edges
k.area((.2, -1.4, -.35), (0, 0, .2), .8, 4, '#a9d4ea')                           # under-fill
k.area((1.5, 2.0, 1.6), (1.3, 3.6, .4), 1.0, 60, '#58bdd2')                      # teal wash across the room
k.world('#050c10', '#12303d', .5, .35)
k.shot(about=dict(loc=(.54, -1.02, .50), target=(-.035, 0, .270), lens=49, focus=(.02, -.02, .30), fstop=2.4, aspect=1.5))
k.render(dict(fog='#123a49', fog_max=.6, bloom=.13, ev=.65), mist=(1.6, 5))
