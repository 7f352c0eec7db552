from draw import draw
import sys
ST = [('depalletiser',-6.3,2.2,2.75),('rinser',-3.35,2.2,2.25),('filler',-.1,2.2,2.65),('capper',3.15,2.2,2.95),('buffer',6.7,0,1.45),('labeller',4.0,-2.1,2.15),('inspection',1.15,-2.1,2.15),('packer',-1.85,-2.1,2.45),('palletiser',-5.35,-2.1,2.3),('control-room',-.4,5.0,2.95)]
LM = {n: (x, y, z) for n, x, y, z in ST}
JM = {'racks': (3.5, 1.0, 14.25), 'rack1': (3.3, .9, 16.6), 'clx': (3.1, 1.0, 7.9), 'io': (3.7, 1.2, 3.9), 'stop': (-8.2, -2.4, 10.9), 'spare': (1.75, .9, 11.9), 'free': (3.4, 2.4, 6.2)}
def text(x, y, s, size=60, w=600, fill=None, a='start'): return f'<text x="{x}" y="{y}" font-family="Archivo,Arial,sans-serif" font-weight="{w}" font-size="{size}" text-anchor="{a}" fill="{fill}">{s}</text>'
def trend(p):
    i = p['ink']
    return f'<g fill="none" stroke="{i}" stroke-width="10"><path d="M60 140H420M60 230H320"/><path stroke-width="7" d="M60 860H940M60 860V330"/></g><path fill="none" stroke="{i}" stroke-width="16" d="M80 760 220 660 330 690 470 520 600 580 740 430 920 470"/>'
def panel(p):
    i = p['ink']; g = p['t'][2]
    bars = ''.join(f'<path d="M{90 + n*62} 860V{860 - h}" stroke="{g}" stroke-width="40"/>' for n, h in enumerate((180, 260, 220, 310, 290, 340, 120, 300, 330, 350, 320, 340, 360, 350)))
    return f'<path fill="{g}" d="M0 0H1000V120H0Z"/><g fill="none" stroke="{i}">{bars}<path stroke-width="8" d="M60 860H960"/><path stroke-width="14" d="M60 60H300M60 220H460M60 300H340M640 220H940M640 300H860M640 380H900"/></g>'
jobs = {
 'filler': lambda: draw('filler', w=860, eps=1.6, feps=3.2, mono='bottle', q=.4),
 'line': lambda: draw('line', az=27, w=1200, ss=4, q=.4, eps=2.15, feps=6, amin=115, minlen=8, marks=LM, levels=(0, 1), flatbottles=True, mono='bottle|^cap$|label|teal|wrap|^carton|inside', pals=('navy','paper'), shadow=False, narrow=3.2, stroke=(1.3,.6), drop='\\|cap$|rubber|hose|ring light'),
 'rack': lambda: draw('rack', az=40, w=560, tones={'black|dark':2,'.*':0}, ambink='cpu', crease=40, pals=('paper','navy'), eps=1.1, feps=2),
 'hmi': lambda: draw('hmi', az=32, w=520, drop='floor|wall|belt|tank|bottle|glass\\b(?<!panel glass)|^cap|beacon|air in|stainless z|white paint', clip=((-.6,-.5,.9),(.6,.4,1.75)), tones={'.*':0}, amber='panel bezel', red='stop head', overlay={HMI: panel}),
 'iiot': lambda: draw('iiot', az=40, w=520, clip=((-.58,-.6,-.02),(1.2,.62,1.25)), drop='worn|wall|concrete|window|sky|lagging|slate', tones={'.*':0}, amber='gateway body|sensor cap|sensor shell|antenna', eps=1.1, feps=2),
 'robot': lambda: draw('robot', az=35, w=640, clip=((-1.6,-1.3,0),(1.7,1.2,2.6)), tones={'rubber|black':2,'.*':0}, drop='fence|far', amber='robot paint', eps=1.1, feps=2, pals=('paper','navy')),
 'drives': lambda: draw('drives', az=40, w=520, drop='zinc plate|table|duct', tones={'black|hole|rubber':2,'.*':0}, amberbox=((-1.12,-9,-1.4),(-.40,2,1.4)), eps=1.1, feps=2),
 'camera': lambda: draw('camera', w=520),
 'safety': lambda: draw('safety', under=MESH, az=40, w=520, clip=((-2.3,-1.2,0),(1.5,.5,2.3)), drop='hall|wall|floor|roof|dado|cabinet', tones={'.*':0}, amber='optic window|switch housing|curtain', red='stop red', extra=[((-1.93,-.05,z),(-.55,-.05,z),'red',.9,3) for z in (.72,.80,.88,.96,1.04,1.12,1.20)]),
 'control_room': lambda: draw('control_room', az=35, w=520, drop='skin|wrap', overlay={0: trend, 1: trend, 2: trend}, amber='black gloss', tones={'decal':0}),
 'axis': lambda: draw('axis', az=40, w=700, drop='table|drive|plug|display|led', tones={'black|rubber|plastic':2,'.*':0}, amber='motor paint|encoder', eps=1.1, feps=2),
 'kegging': lambda: draw('kegging', az=40, w=820, amberbox=((-3,.9,1.95),(3,1.4,2.25)), abmax=7, tones={'black|rubber':2,'.*':0}, clip=((-3.6,-.4,0),(3.2,1.7,3)), eps=1.2, feps=2.2, pals=('paper','navy')),
 'job_before': lambda: draw('job_before', w=560, marks=JM, eps=1.1, feps=2),
 'job_after': lambda: draw('job_after', w=560, marks=JM, eps=1.1, feps=2, pals=('paper','navy')),
 'slc': lambda: draw('job_before', out='slc', w=300, clip=((-3.9,-1,14.9),(3.9,2.75,17.75)), shadow=False, drop='cab plate'),
 'clx': lambda: draw('job_after', out='clx', w=300, clip=((-3.9,-1,6.7),(3.9,2.75,9.2)), shadow=False, drop='cab plate'),
 'capper': lambda: draw('capper', w=640, amberbox=((-1.75,.5,-.2),(-.75,1.5,2.2)), eps=1.2, feps=2),
 'packer': lambda: draw('packer', w=640, amberbox=((-.2,-.5,1.45),(.7,.5,2.15)), eps=1.2, feps=2),
 'labeller': lambda: draw('labeller', w=520, eps=1.2, feps=2),
 'inspection': lambda: draw('inspection', w=520, eps=1.2, feps=2),
 'depalletiser': lambda: draw('depalletiser', w=420, eps=1.4, feps=2, mono='bottle'),
 'rinser': lambda: draw('rinser', w=520, eps=1.2, feps=2),
 'pasteurisers': lambda: draw('pasteurisers', w=640, az=40, drop='floor|wall|strip|white paint|drain|grate|beer', tones={'black|rubber':2,'.*':0}, amberbox=((-1.3,-.5,1.0),(.8,.3,2.2)), abmax=1, eps=1.2, feps=2.2),
 'network': lambda: draw('network', w=560, az=40, drop='floor|wall|back plate|meter|holster|probe|smoked|wire red|wire black', tones={'black|rubber':2,'.*':0}, amberbox=((-.6,-1.1,-1),(.8,-.4,1)), eps=1.1, feps=2, shadow=False),
 'workstation': lambda: draw('workstation', w=560, az=40, clip=((-2,-1,-.1),(1.7,.8,1.6)), drop='floor|wall|felt|carpet|cove|ceiling|shelf|file', tones={'black|rubber':2,'.*':0}, amberbox=((.3,-.1,.74),(.8,.3,1.2)), eps=1.1, feps=2),
 'scada': lambda: draw('scada', w=640, az=35, drop='floor|wall|felt|carpet|cove|ceiling|strip', tones={'black|rubber':2,'.*':0}, amberbox=((-1.3,2.2,.8),(1.3,2.75,2.5)), abmax=3, eps=1.1, feps=2),
 'stop': lambda: draw('job_before', out='stop', w=300, clip=((-10,-3,-.1),(-6.6,.5,12)), eps=1.1, feps=2),
 'palletiser': lambda: draw('palletiser', w=640, az=30, amber='robot paint', eps=1.2, feps=2),
}
MESH = []
for x0, x1, z0, z1 in ((.42, 1.34, .14, 2.03), (-.32, .28, .14, 2.03), (-1.98, -.48, .14, .55), (-1.98, -.48, 1.34, 2.03)):
    n = round((x1 - x0) / .075)
    MESH += [((x0 + i * (x1 - x0) / n, 0, z0), (x0 + i * (x1 - x0) / n, 0, z1)) for i in range(n + 1)]
    m = round((z1 - z0) / .15); MESH += [((x0, 0, z0 + i * (z1 - z0) / m), (x1, 0, z0 + i * (z1 - z0) / m)) for i in range(m + 1)]
import json
J = json.load(open('mesh/hmi.json')); A = [d['w']*d['h'] for d in J['decals']]; HMI = A.index(max(A)) if A else 0
for n in (sys.argv[1:] or jobs):
    try: jobs[n]()
    except Exception as x:
        import traceback; traceback.print_exc()
