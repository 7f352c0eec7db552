"""A filler's operator screen after ISA-101, as SVG: grey ground, muted shapes, colour only where something needs a hand."""
W, H = 1280, 800
GROUND, BAR, FRAME, SHAPE, LEVEL, PIPE, INK, DIM = '#97a2a6', '#76838a', '#6b777c', '#bac2c5', '#5f7a87', '#5f6c72', '#12191d', '#3d484d'
ALARM, KEY = '#f59e0b', '#bec6c8'


def words(x, y, s, size, fill=INK, weight=600, anchor='start'):
    return f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" fill="{fill}" text-anchor="{anchor}">{s}</text>'


def tank(x, y, w, h, level, name, low=False):
    """Vessel with its level, limit marks and number; low: an alarm stands."""
    top = y + h * (1 - level)
    clip = f'<clipPath id="{name}"><rect x="{x}" y="{y}" width="{w}" height="{h}" rx="46"/></clipPath>'
    ticks = ''.join(f'<path d="M{x + w + 6} {y + h * t}h{26 if t in (.2, .8) else 14}" stroke="{DIM}" stroke-width="5"/>' for t in (.2, .35, .5, .65, .8))
    return (clip + f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="46" fill="{SHAPE}"/><g clip-path="url(#{name})"><rect x="{x}" y="{top}" width="{w}" height="{h}" fill="{ALARM if low else LEVEL}"/></g>'
            f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="46" fill="none" stroke="{INK if low else FRAME}" stroke-width="7"/>' + ticks
            + words(x + w / 2, y - 20, name, 48, INK, 700, 'middle') + words(x + w / 2, y + h * .42, f'{level * 100:.0f} %', 70, INK, 700, 'middle'))


def trend(x, y, w, h):
    """Filler speed of the last hour, with its normal band."""
    speeds = (.30, .42, .40, .55, .52, .63, .58, .70, .66, .72, .55, .60, .74, .70, .76)
    line = ' '.join(f'{x + w * i / 14:.0f},{y + h * (1 - v):.0f}' for i, v in enumerate(speeds))
    grid = ''.join(f'M{x} {y + h * t}h{w}' for t in (.25, .5, .75)) + ''.join(f'M{x + w * t} {y}v{h}' for t in (.25, .5, .75))
    return (f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{SHAPE}"/><rect x="{x}" y="{y + h * .18}" width="{w}" height="{h * .34}" fill="#aebcbf"/><path d="{grid}" stroke="#9aa5a9" stroke-width="3"/>'
            f'<polyline points="{line}" fill="none" stroke="#1d4c5c" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/>'
            f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="none" stroke="{FRAME}" stroke-width="5"/>')


def key(x, y, w, h, label):
    return (f'<rect x="{x}" y="{y + 5}" width="{w}" height="{h}" rx="12" fill="#6b777c"/><rect x="{x}" y="{y}" width="{w}" height="{h}" rx="12" fill="{KEY}"/>'
            + words(x + w / 2, y + h / 2 + 18, label, 50, INK, 700, 'middle'))


def pump(x, y, r=50):
    return (f'<circle cx="{x}" cy="{y}" r="{r}" fill="{SHAPE}" stroke="{DIM}" stroke-width="7"/>'
            f'<path d="M{x - r * .45} {y - r * .6}L{x + r * .75} {y}L{x - r * .45} {y + r * .6}Z" fill="{DIM}"/>')


def markup(speed='412 /min'):
    pipes = f'<path d="M165 470V528H500M430 470V528M500 528H680" fill="none" stroke="{PIPE}" stroke-width="14" stroke-linejoin="round"/><path d="M676 508L712 528L676 548Z" fill="{PIPE}"/>'
    valve = f'<path d="M262 502V554L334 502V554Z" fill="{SHAPE}" stroke="{DIM}" stroke-width="7" stroke-linejoin="round"/>'
    alarm = (f'<rect x="0" y="596" width="{W}" height="84" fill="{ALARM}"/><path d="M34 664L70 606L106 664Z" fill="{INK}"/>' + f'<path d="M70 624V644M70 650V657" stroke="{ALARM}" stroke-width="8"/>'
             + words(130, 656, 'T2  LEVEL LOW', 54, INK, 800) + words(W - 34, 656, '14:32', 54, INK, 700, 'end'))
    body = (f'<rect width="{W}" height="{H}" fill="{GROUND}"/><rect width="{W}" height="92" fill="{BAR}"/>' + words(34, 66, 'LINE 2   FILLER', 58, INK, 800) + words(W - 34, 66, 'AUTO', 54, INK, 700, 'end')
            + pipes + tank(70, 170, 190, 300, .72, 'T1') + tank(335, 170, 190, 300, .18, 'T2', True) + pump(620, 528) + valve
            + words(690, 190, 'Speed', 50, DIM, 600) + words(W - 40, 194, speed, 78, INK, 800, 'end') + trend(690, 222, W - 730, 248)
            + words(742, 545, 'Flow', 50, DIM, 600) + words(W - 40, 547, '6.2 m³/h', 58, INK, 700, 'end')
            + alarm + ''.join(key(30 + i * 310, 704, 290, 78, s) for i, s in enumerate(('START', 'STOP', 'RESET', 'TRENDS'))))
    sheen = ('<defs><linearGradient id="sheen" x1="0" y1="0" x2="1" y2=".7"><stop offset=".05" stop-color="#fff" stop-opacity=".16"/><stop offset=".38" stop-color="#fff" stop-opacity=".05"/>'
             '<stop offset=".385" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#04222c" stop-opacity=".16"/></linearGradient></defs>' + f'<rect width="{W}" height="{H}" fill="url(#sheen)"/>')
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" font-family="Inter">{body}{sheen}</svg>'
