"""From float passes to a picture: denoise, depth fog, bloom, tone map, grade.

python3 finish.py FOLDER OUT [--look '{"ev": .3}']    FOLDER holds what kit.render() left there.
The denoised passes are kept, so a changed look costs seconds and no new render.
"""
import glob
import json
import os
import sys
import time

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np

from denoise import denoise

THREADS = int(os.environ.get('ART_THREADS', '2'))
cv2.setNumThreads(THREADS)


def load(folder, slot):
    """One pass as float32 (h, w, channels), BGR as OpenCV reads it."""
    im = cv2.imread(sorted(glob.glob(f'{folder}/{slot}*.exr'))[-1], cv2.IMREAD_UNCHANGED).astype(np.float32)
    im = im[..., :3] if im.ndim == 3 else im[..., None]
    return np.nan_to_num(im, nan=0, posinf=50, neginf=0)


def denoised(folder):
    """Denoised colour (BGR), from the cache unless the passes are newer."""
    cache = f'{folder}/denoised.npy'
    if os.path.exists(cache) and os.path.getmtime(cache) > max(map(os.path.getmtime, glob.glob(f'{folder}/*.exr'))):
        return np.load(cache).astype(np.float32)
    rgb = [np.ascontiguousarray(load(folder, slot)[..., ::-1]) for slot in ('rgb', 'alb', 'nrm')]
    x = denoise(*rgb, threads=THREADS)[..., ::-1]
    np.save(cache, x.astype(np.float16))
    return x


def hexlin(s):
    s = s.lstrip('#'); c = np.array([int(s[i:i + 2], 16) / 255 for i in (4, 2, 0)], np.float32)   # BGR
    return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4)


def aces(x):
    """Stephen Hill's ACES fit (BGR in/out, linear -> display linear)."""
    x = x[..., ::-1]
    mi = np.array([[.59719, .35458, .04823], [.07600, .90834, .01566], [.02840, .13383, .83777]], np.float32)
    mo = np.array([[1.60475, -.53108, -.07367], [-.10208, 1.10813, -.00605], [-.00327, -.07276, 1.07602]], np.float32)
    v = x @ mi.T
    v = (v * (v + .0245786) - .000090537) / (v * (.983729 * v + .4329510) + .238081)
    return np.clip(v @ mo.T, 0, 1)[..., ::-1]


def grade(y, look):
    """The last step (BGR, display values): what gives each set a light of its own.
    neutral: how much of the blue-green cast goes (0 to 1; true blue, as of a reset button, stays); warm: towards amber, below 0 towards
    blue; gamma: above 1 opens the shadows."""
    weights = np.array([.0722, .7152, .2126], np.float32)
    lum = y @ weights
    hue = (y[..., 0] - y[..., 1]) / np.maximum(y[..., 0] - y[..., 2], .02)         # 0 cyan, 1 blue
    cast = cv2.GaussianBlur(np.clip((.52 - hue) / .14, 0, 1), (0, 0), 2)
    z = y + (cast * np.clip(np.minimum(y[..., 0], y[..., 1]) - y[..., 2], 0, 1))[..., None] * look.get('neutral', 0.) * np.array([-.35, 0, 1], np.float32)
    y = z * (lum / np.maximum(z @ weights, 1e-4))[..., None]
    warm = look.get('warm', 0.)
    y = y * np.array([1 - warm, 1 - .15 * warm, 1 + .45 * warm], np.float32)
    return np.clip(y, 0, 1) ** (1 / look.get('gamma', 1.))


def main():
    folder, out = sys.argv[1:3]
    info = json.load(open(f'{folder}/info.json'))
    L = info['look']
    if '--look' in sys.argv:
        L.update(json.loads(sys.argv[sys.argv.index('--look') + 1]))
    t0 = time.time()
    x = denoised(folder)
    mist = load(folder, 'mist')
    mist = cv2.bilateralFilter(mist[..., 0] if mist.ndim == 3 else mist, 5, .1, 3)[..., None]
    h, w = x.shape[:2]; yy, xx = np.mgrid[0:h, 0:w].astype(np.float32); xx /= w; yy /= h
    fog = hexlin(L.get('fog', '#12303d')) * L.get('fog_gain', 1.)
    m = np.clip(mist, 0, 1) ** L.get('fog_pow', 1.) * L.get('fog_max', .8)
    x = x * (1 - m) + fog * m * (L.get('fog_lo', .5) + (1 - L.get('fog_lo', .5)) * (1 - yy[..., None]))
    far = np.clip((cv2.erode(m[..., 0], np.ones((3, 3))) - L.get('far_mask', .35)) * 8, 0, 1)      # out-of-focus lights, only where the view is far
    for cx, cy, r, amt, col in L.get('bokeh', []):
        d = np.hypot((xx - cx) * w, (yy - cy) * h) / (r * w)
        disc = np.clip((1 - d) * r * w / 1.5, 0, 1) * (.75 + .35 * np.clip(d, 0, 1) ** 4) * far
        x = x + disc[..., None] * amt * hexlin(col)
    bloom = L.get('bloom', .12)
    if bloom:
        br = np.minimum(np.maximum(x - L.get('bloom_t', 1.), 0), 12)
        g = sum(cv2.GaussianBlur(br, (0, 0), w * s) * k for s, k in ((.002, .4), (.006, .3), (.02, .2), (.05, .1)))
        x = x + bloom * 4 * g
    for cx, cy, rad, amt, col in L.get('haze', []):      # soft light pools, in frame fractions
        d = np.exp(-(((xx - cx) * 2) ** 2 + (yy - cy) ** 2) / rad ** 2)[..., None]
        x = x + d * amt * hexlin(col)
    x = x * 2 ** L.get('ev', 0.)
    left = L.get('left_dark', 0.)                         # keeps the headline side calm
    if left: x = x * (1 - left * np.clip(1 - xx / .5, 0, 1) ** .8)[..., None]
    low = L.get('low_dark', 0.)                           # the same for words at the foot of an upright picture
    if low: x = x * (1 - low * np.clip((yy - .40) / .5, 0, 1) ** .8)[..., None]
    vig = L.get('vignette', .25)
    x = x * (1 - vig * np.clip(((xx - .58) * 1.5) ** 2 + ((yy - .5) * 1.2) ** 2, 0, 1))[..., None]
    y = aces(x * 1.25)
    y = np.where(y <= .0031308, y * 12.92, 1.055 * np.maximum(y, 1e-9) ** (1 / 2.4) - .055)
    lum = y @ np.array([.0722, .7152, .2126], np.float32)
    y = lum[..., None] + (y - lum[..., None]) * L.get('sat', 1.05)
    sh = np.clip(1 - lum * 2.2, 0, 1)[..., None] ** 2      # split tone: shadows to teal
    y = y + sh * L.get('shadow_tint', .022) * np.array([1.0, .55, -.25], np.float32)
    if L.get('sharpen', .25):
        y = y + L.get('sharpen', .25) * (y - cv2.GaussianBlur(y, (0, 0), w / 1900))
    y = grade(np.clip(y, 0, 1), L)
    rng = np.random.default_rng(3)
    y = y + (cv2.GaussianBlur(rng.normal(0, 1, (h, w)).astype(np.float32), (0, 0), .6) * L.get('grain', .006))[..., None]
    os.makedirs(os.path.dirname(out) or '.', exist_ok=True)
    cv2.imwrite(out, (np.clip(y, 0, 1) * 255 + .5).astype(np.uint8))
    print(f"{out}: render {info['render_s']} s, finish {time.time() - t0:.1f} s")


main()
