"""Screens of a control room and of an engineer's desk, as SVG markup for k.decal(..., emit=...).

Dark process graphics after ISA-101: equipment in muted tones, colour only where something is wrong.
Large type is meant to be read; screens with small type stand out of focus.
"""
import math, random

BG, PANEL, PIPE, EDGE = '#0e2c37', '#143b48', '#5f8794', '#86a9b4'
TEXT, DIM, WATER, TEAL, AMBER, INK = '#eaf5f7', '#8db0ba', '#2b8799', '#43c3d4', '#f98a04', '#141005'


def svg(w, h, body, bg=BG):
    """A lit panel: slightly brighter in the middle, with a faint diagonal sheen of its cover glass."""
    return f'''<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" font-family="Inter"><defs>
<radialGradient id="lit" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#2a6a7c" stop-opacity=".42"/><stop offset="1" stop-color="#2a6a7c" stop-opacity="0"/></radialGradient>
<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop offset=".1" stop-color="#bfefff" stop-opacity="0"/><stop offset=".36" stop-color="#bfefff" stop-opacity=".045"/>
<stop offset=".44" stop-color="#bfefff" stop-opacity=".045"/><stop offset=".45" stop-color="#bfefff" stop-opacity="0"/></linearGradient>
<linearGradient id="vessel" x1="0" x2="1"><stop offset="0" stop-color="#24505d"/><stop offset=".35" stop-color="#3a6c7a"/><stop offset="1" stop-color="#1b424e"/></linearGradient>
<linearGradient id="water" x1="0" x2="1"><stop offset="0" stop-color="#236f80"/><stop offset=".35" stop-color="#3ba3b6"/><stop offset="1" stop-color="#1d6070"/></linearGradient></defs>
<rect width="{w}" height="{h}" fill="{bg}"/><rect width="{w}" height="{h}" fill="url(#lit)"/>{body}<rect width="{w}" height="{h}" fill="url(#sheen)"/></svg>'''


def text(x, y, s, size, fill=TEXT, weight=600, anchor='start'):
    return f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" fill="{fill}" text-anchor="{anchor}">{s}</text>'


def pipe(*points, w=11, c=PIPE):
    p = ' '.join(f'{x},{y}' for x, y in points)
    return (f'<polyline points="{p}" fill="none" stroke="#0a2029" stroke-width="{w + 5}" stroke-linejoin="round"/>'
            f'<polyline points="{p}" fill="none" stroke="{c}" stroke-width="{w}" stroke-linejoin="round"/>')


def tank(x, y, w, h, level, tag, size=44):
    """Vessel with dished ends, its level, a scale and its two numbers."""
    d, top = w * .16, y + h * (1 - level)
    shape = f'M{x} {y + d}Q{x} {y} {x + w / 2} {y}T{x + w} {y + d}V{y + h - d}Q{x + w} {y + h} {x + w / 2} {y + h}T{x} {y + h - d}Z'
    ticks = ''.join(f'<path d="M{x + w - (34 if i % 2 else 52)} {y + d + (h - 2 * d) * i / 8}H{x + w - 14}" stroke="#a9c6ce" stroke-width="3" opacity=".6"/>' for i in range(9))
    clip = f'c{x}{y}'
    return (f'<clipPath id="{clip}"><path d="{shape}"/></clipPath><path d="{shape}" fill="url(#vessel)"/>'
            f'<g clip-path="url(#{clip})"><rect x="{x}" y="{top}" width="{w}" height="{h}" fill="url(#water)"/><rect x="{x}" y="{top - 3}" width="{w}" height="6" fill="#bdeef5"/></g>{ticks}'
            f'<path d="{shape}" fill="none" stroke="{EDGE}" stroke-width="5"/>'
            + text(x + w / 2, y - 22, tag, size, DIM, 600, 'middle') + text(x + w * .42, y + h * .66, f'{level * 100:.0f} %', size * 1.4, '#ffffff', 700, 'middle'))


def pump(x, y, r=56, alarm=False):
    c, f = (AMBER, '#5a3a06') if alarm else (EDGE, '#2d5d6b')
    halo = ''.join(f'<circle cx="{x}" cy="{y}" r="{r + g}" fill="none" stroke="{AMBER}" stroke-width="{w}" opacity="{o}"/>' for g, w, o in ((20, 6, .75), (34, 4, .35))) if alarm else ''
    return (f'{halo}<circle cx="{x}" cy="{y}" r="{r}" fill="{f}" stroke="{c}" stroke-width="{9 if alarm else 6}"/>'
            f'<path d="M{x - r * .42} {y - r * .62}L{x + r * .74} {y}L{x - r * .42} {y + r * .62}Z" fill="{c}"/>')


def valve(x, y, s=26, upright=False):
    t = f' transform="rotate(90 {x} {y})"' if upright else ''
    return (f'<g{t}><path d="M{x - s * 1.3} {y - s * .8}V{y + s * .8}L{x + s * 1.3} {y - s * .8}V{y + s * .8}Z" fill="#2d5d6b" stroke="{EDGE}" stroke-width="5" stroke-linejoin="round"/>'
            f'<path d="M{x} {y}V{y - s * 1.2}" stroke="{EDGE}" stroke-width="5"/><path d="M{x - s * .7} {y - s * 1.2}A{s * .7} {s * .7} 0 0 1 {x + s * .7} {y - s * 1.2}Z" fill="#2d5d6b" stroke="{EDGE}" stroke-width="5"/></g>')


def reading(x, y, tag, value, unit, size=44):
    return (text(x, y - size * 1.05, tag, size * .72, DIM) + f'<text x="{x}" y="{y}" font-size="{size}" font-weight="700" fill="{TEXT}">{value}<tspan font-size="{size * .66}" font-weight="500" fill="{DIM}" dx="9">{unit}</tspan></text>')


def curve(x, y, w, h, f, c, sw=6, n=60):
    """f(0..1) -> 0..1, drawn into a box."""
    p = ' '.join(f'{x + w * i / n:.1f},{y + h * (1 - f(i / n)):.1f}' for i in range(n + 1))
    return f'<polyline points="{p}" fill="none" stroke="{c}" stroke-width="{sw}" stroke-linejoin="round" stroke-linecap="round"/>'


def grid(x, y, w, h, nx=6, ny=4):
    lines = ''.join(f'M{x + w * i / nx} {y}V{y + h}' for i in range(nx + 1)) + ''.join(f'M{x} {y + h * i / ny}H{x + w}' for i in range(ny + 1))
    return f'<path d="{lines}" stroke="#2b5866" stroke-width="2" fill="none"/>'


def wobble(seed, base=.5, amp=.12):
    r = random.Random(seed)
    k = [(r.uniform(3, 34), r.uniform(0, 6), r.uniform(.2, 1)) for _ in range(6)]
    return lambda t: base + amp * sum(a * math.sin(f * t + p) for f, p, a in k) / 2


def bearing(t):
    """Temperature of the pump's bearing: quiet, then over its limit."""
    return .24 + .03 * math.sin(t * 19) + .02 * math.sin(t * 47) + .58 / (1 + math.exp(-(t - .70) * 13))


def main():
    """The wall's large screen: a treatment plant with one fault."""
    b = f'<rect width="1600" height="88" fill="{PANEL}"/>' + text(40, 60, 'AREA 2', 44, TEXT, 800) + text(236, 60, 'Water treatment', 44, DIM, 500) + text(1560, 60, '14:32', 44, TEXT, 700, 'end')
    b += pipe((0, 250), (70, 250)) + pipe((190, 560), (190, 632), (404, 632), (404, 282), (504, 282)) + pipe((404, 500), (504, 500))
    b += pipe((616, 282), (940, 282), (940, 320)) + pipe((616, 500), (740, 500), (740, 282)) + pipe((940, 566), (940, 632), (1196, 632), (1196, 262), (1276, 262))
    b += pipe((1390, 560), (1390, 632), (1600, 632))
    b += tank(70, 200, 240, 360, .68, 'TK-201') + tank(1270, 200, 240, 360, .54, 'TK-202')
    b += '<rect x="870" y="318" width="140" height="248" rx="34" fill="url(#vessel)" stroke="#86a9b4" stroke-width="5"/>'
    b += ''.join(f'<path d="M884 {y}H996" stroke="#86a9b4" stroke-width="4" stroke-dasharray="14 9" opacity=".7"/>' for y in (396, 424, 452, 480)) + text(1026, 352, 'F-210', 40, DIM)
    b += reading(772, 234, 'FT-211', '42.6', 'm³/h') + reading(1030, 476, 'PT-212', '3.8', 'bar', 40)
    b += pump(560, 282) + text(560, 200, 'P-103', 40, DIM, 600, 'middle') + pump(560, 500, alarm=True)
    b += valve(284, 632) + valve(1040, 632) + valve(1490, 632)
    b += f'<path d="M560 560V592" stroke="{AMBER}" stroke-width="6"/><rect x="440" y="590" width="376" height="92" rx="12" fill="{AMBER}"/>' + text(462, 653, 'P-104', 46, INK, 700) + text(796, 655, '84 °C', 54, INK, 800, 'end')
    b += f'<rect y="712" width="1600" height="188" fill="#0b232c"/><rect x="32" y="730" width="1030" height="92" rx="10" fill="{AMBER}"/><path d="M84 750 122 806H46Z" fill="{INK}"/>' + text(84, 800, '!', 40, AMBER, 800, 'middle')
    b += text(146, 793, 'P-104', 48, INK, 800) + text(312, 793, 'Bearing temperature high', 48, INK, 600)
    b += text(46, 872, 'No other active alarms', 40, DIM, 500)
    b += grid(1100, 732, 460, 148) + f'<path d="M1100 788H1560" stroke="{AMBER}" stroke-width="4" stroke-dasharray="14 10"/>' + curve(1100, 732, 460, 148, bearing, TEXT, 7)
    return svg(1600, 900, b)


def heading(title, right='', w=800):
    return f'<rect width="{w}" height="54" fill="{PANEL}"/>' + text(24, 38, title, 28, TEXT, 700) + text(w - 24, 38, right, 26, DIM, 500, 'end')


def trends(title, seed, rows=3):
    """Stacked trends, all quiet."""
    b = heading(title, '8 h'); h = 360 / rows
    for i in range(rows):
        y = 70 + i * (h + 6)
        b += grid(24, y, 590, h - 10, 8, 3) + curve(24, y, 590, h - 10, wobble(seed + i, .5, .22), (TEAL, '#c9dde2', '#6fa8c9')[i % 3], 4, 90)
        b += reading(640, y + h * .62, f'FT-{seed * 10 + i + 1}', f'{20 + (seed * 7 + i * 13) % 60}.{i + 2}', 'm³/h', 34)
    return svg(800, 450, b)


def bars(title, seed):
    """Overview by bars: every value sits in its band."""
    r, b = random.Random(seed), heading(title, 'Normal')
    for i in range(12):
        x, v = 34 + i * 63, r.uniform(.42, .62)
        b += f'<rect x="{x}" y="90" width="34" height="290" rx="5" fill="#1c4653"/><rect x="{x}" y="150" width="34" height="130" fill="#2f6675"/><path d="M{x - 8} {90 + 290 * (1 - v)}l20 -12v24z" fill="{TEXT}"/><rect x="{x + 6}" y="{90 + 290 * (1 - v)}" width="22" height="{290 * v}" fill="{WATER}"/>'
        b += text(x + 17, 416, f'{201 + i}', 20, DIM, 600, 'middle')
    return svg(800, 450, b)


def overview(title, seed):
    """A neighbouring area's process graphic, everything normal."""
    r, b = random.Random(seed), heading(title, 'Normal')
    b += pipe((0, 380), (800, 380), w=8)
    for i in range(4):
        x = 50 + i * 190
        b += pipe((x + 55, 290), (x + 55, 380), w=8) + tank(x, 120, 110, 170, r.uniform(.35, .85), f'TK-{seed}0{i + 1}', 22) + (pump(x + 130, 380, 24) if i % 2 else valve(x + 130, 380, 15))
    return svg(800, 450, b)


def plan(title):
    """Site plan with its areas."""
    b = heading(title, '6 areas')
    for x, y, w, h, n in ((40, 90, 220, 150, '1'), (280, 90, 300, 110, '2'), (600, 90, 160, 240, '3'), (40, 260, 160, 150, '4'), (220, 260, 200, 150, '5'), (440, 220, 140, 190, '6')):
        c = AMBER if n == '2' else '#5f8794'
        b += f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="8" fill="#1b4552" stroke="{c}" stroke-width="{6 if n == "2" else 3}"/>' + text(x + 20, y + 46, n, 34, AMBER if n == '2' else DIM, 700)
    return svg(800, 450, b + pipe((260, 165), (280, 165), w=8) + pipe((580, 150), (600, 150), w=8) + pipe((420, 330), (440, 330), w=8))


def faceplate():
    """The operator's own screen: the pump in trouble, its value, its trend, what can be done."""
    b = f'<rect width="1600" height="104" fill="{PANEL}"/>' + text(48, 72, 'P-104', 60, TEXT, 800) + text(262, 72, 'Feed pump 2', 56, DIM, 500) + text(1552, 72, '14:32', 56, TEXT, 600, 'end')
    b += f'<rect x="40" y="140" width="520" height="330" rx="18" fill="#2b2410" stroke="{AMBER}" stroke-width="7"/>' + text(76, 214, 'Bearing', 54, '#ffc877', 600) + text(76, 408, '84', 210, AMBER, 800) + text(382, 408, '°C', 84, AMBER, 600)
    for i, (n, v, u) in enumerate((('Speed', '1480', 'rpm'), ('Current', '18.2', 'A'), ('Flow', '42.6', 'm³/h'))):
        y = 540 + i * 76
        b += text(48, y, n, 50, DIM, 500) + f'<text x="560" y="{y}" font-size="54" font-weight="700" fill="{TEXT}" text-anchor="end">{v}<tspan font-size="38" font-weight="500" fill="{DIM}" dx="10">{u}</tspan></text><path d="M48 {y + 20}H560" stroke="#2b5866" stroke-width="3"/>'
    b += grid(620, 150, 930, 546, 6, 5) + f'<path d="M620 359H1550" stroke="{AMBER}" stroke-width="6" stroke-dasharray="22 14"/>' + text(640, 336, 'Limit 75 °C', 46, AMBER, 600)
    area = ' '.join(f'{620 + 930 * i / 60:.1f},{150 + 546 * (1 - bearing(i / 60)):.1f}' for i in range(61))
    b += f'<polygon points="620,696 {area} 1550,696" fill="{TEAL}" opacity=".13"/>' + curve(620, 150, 930, 546, bearing, TEXT, 11) + f'<circle cx="1550" cy="{150 + 546 * (1 - bearing(1)):.0f}" r="20" fill="{AMBER}"/>'
    for x, n, lit in ((40, 'AUTO', 1), (425, 'START', 0), (810, 'STOP', 0), (1195, 'TO P-103', 0)):
        b += f'<rect x="{x}" y="762" width="365" height="104" rx="16" fill="{"#8fb4bd" if lit else "#1f5161"}" stroke="#4f8292" stroke-width="3"/>' + text(x + 182, 834, n, 56, '#0d2831' if lit else TEXT, 700, 'middle')
    return svg(1600, 900, b)


# ------------------------------------------------------------------ the engineer's desk
KEY, FN, NUM, STR, COM, PLAIN, GREEN = '#f0a33a', '#5fd0de', '#c8b6ff', '#9fd39a', '#6c919c', '#e3eef1', '#43d68c'
CODE = (
    (('FUNCTION_BLOCK', KEY), (' FB_Pump', FN)),
    (('VAR_INPUT', KEY),),
    (('  Start, Stop', PLAIN), (' : ', COM), ('BOOL', FN), (';', COM)),
    (('  BearingTemp', PLAIN), (' : ', COM), ('REAL', FN), (';', COM)),
    (('END_VAR', KEY),),
    (),
    (('// Hand over before it fails', COM),),
    (('IF', KEY), (' BearingTemp &gt; ', PLAIN), ('75.0', NUM), (' THEN', KEY)),
    (('  Alarm', PLAIN), (' := ', COM), ('TRUE', NUM), (';', COM)),
    (('  Standby', PLAIN), ('(Start := ', FN), ('TRUE', NUM), (');', COM)),
    (('END_IF', KEY), (';', COM)),
)


def tick(x, y, c, k=1.):
    return f'<path d="M{x - 19 * k} {y + k}l{13 * k} {14 * k} {25 * k} {-29 * k}" fill="none" stroke="{c}" stroke-width="{9 * k}" stroke-linecap="round" stroke-linejoin="round"/>'


def code():
    """Structured text in an editor, its tests beside it, large enough to read."""
    b = '<rect width="1600" height="84" fill="#123540"/><rect x="0" width="440" height="84" fill="#0e2c37"/><rect width="440" height="8" fill="#f59e0b"/>' + text(44, 58, 'FB_Pump.st', 46, TEXT, 600) + text(490, 58, 'FB_Valve.st', 46, COM, 500)
    b += '<rect y="559" width="1150" height="66" fill="#1a4654"/>'
    for i, line in enumerate(CODE):
        y = 150 + i * 66
        b += text(76, y, i + 1, 42, '#4f7683', 500, 'end') + f'<text x="112" y="{y}" font-size="58" font-family="DejaVu Sans Mono" xml:space="preserve">' + ''.join(f'<tspan fill="{c}">{t}</tspan>' for t, c in line) + '</text>'
    b += '<rect x="1150" y="84" width="450" height="816" fill="#0b242d"/>' + text(1190, 166, 'Tests', 54, TEXT, 700) + text(1560, 166, '24 / 24', 50, GREEN, 700, 'end')
    b += f'<rect x="1190" y="196" width="370" height="16" rx="8" fill="{GREEN}"/>'
    for i, n in enumerate(('Start', 'Stop', 'Hand over', 'Dry run', 'Restart', 'Interlock')):
        b += tick(1214, 290 + i * 88, GREEN, 1.1) + text(1266, 308 + i * 88, n, 50, TEXT, 500)
    b += '<rect y="846" width="1600" height="54" fill="#1b6b7b"/>' + text(30, 885, 'main', 38, TEXT, 600) + text(1570, 885, '0 errors', 38, TEXT, 600, 'end')
    return svg(1600, 900, b)


def contact(x, y, tag, closed=False):
    return (f'<path d="M{x - 22} {y - 34}V{y + 34}M{x + 22} {y - 34}V{y + 34}{f"M{x - 30} {y + 34}L{x + 30} {y - 34}" if closed else ""}" stroke="#d8e8ec" stroke-width="7"/>' + text(x, y - 50, tag, 44, TEXT, 600, 'middle'))


def coil(x, y, tag):
    return f'<path d="M{x - 16} {y - 34}Q{x - 42} {y} {x - 16} {y + 34}M{x + 16} {y - 34}Q{x + 42} {y} {x + 16} {y + 34}" fill="none" stroke="#d8e8ec" stroke-width="7"/>' + text(x, y - 50, tag, 44, TEXT, 600, 'middle')


def ladder():
    """Ladder diagram on line above, the release pipeline below: each version is tested before it reaches the plant."""
    b = '<rect width="1600" height="76" fill="#123540"/>' + text(36, 54, 'Pump control', 46, TEXT, 700) + text(1564, 54, 'ONLINE', 42, '#62d99a', 700, 'end')
    b += '<path d="M60 110V560M1540 110V560" stroke="#7fa3ae" stroke-width="8"/>'
    on, off = GREEN, '#5f8794'
    for y, c, parts in ((200, on, ((250, 'Start', 0), (590, 'Stop', 1), (930, 'Level_OK', 0))), (460, off, ((250, 'Temp_High', 0), (680, 'P103_Ready', 0)))):
        xs = [60] + [x for p in parts for x in (p[0] - 24, p[0] + 24)] + [1378]
        b += ''.join(f'<path d="M{a} {y}H{z}" stroke="{c}" stroke-width="7"/>' for a, z in zip(xs[::2], xs[1::2])) + f'<path d="M1422 {y}H1540" stroke="{c}" stroke-width="7"/>'
        b += ''.join(contact(x, y, t, n) for x, t, n in parts) + coil(1400, y, 'P104_Run' if y == 200 else 'P103_Start')
    b += f'<path d="M120 200V318H226M274 318H490V200" fill="none" stroke="{on}" stroke-width="7"/>' + contact(250, 318, '') + text(292, 298, 'P104_Run', 40, TEXT, 500)
    b += '<rect y="600" width="1600" height="300" fill="#0b232c"/>' + text(36, 662, 'Release 2.4', 50, TEXT, 700)
    steps = (('Commit', 1), ('Build', 1), ('Test', 1), ('Review', 1), ('Deploy', 0))
    for i, (n, done) in enumerate(steps):
        x = 170 + i * 315; c = GREEN if done else AMBER
        b += (f'<path d="M{x + 52} 752H{x + 263}" stroke="{c if i < 3 else "#86a9b4"}" stroke-width="8"/>' if i < 4 else '')
        b += f'<circle cx="{x}" cy="752" r="44" fill="{"#12503a" if done else "#4d3207"}" stroke="{c}" stroke-width="8"/>' + (tick(x, 752, c) if done else f'<path d="M{x - 12} 732L{x + 21} 752L{x - 12} 772Z" fill="{c}"/>')
        b += text(x, 862, n, 50, TEXT, 600, 'middle')
    return svg(1600, 900, b)
