"""Open Image Denoise's network for path-traced pictures, run with PyTorch on the CPU.

Debian's Blender is built without Open Image Denoise. Its published weights (`weights/`, Apache-2.0, from
https://github.com/RenderKit/oidn-weights) are a plain U-Net of 3x3 convolutions, so running it takes the lines below.
Facts taken from OIDN's documentation and sources: the layout of a .tza file, the layers, the transfer function.
"""
import os
import struct

import numpy as np
import torch
import torch.nn.functional as F

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'weights', 'rt_hdr_alb_nrm.tza')
HDR_MAX = 65504.


def read_tza(path):
    """Tensors of a .tza file by name. ValueError when the file is none."""
    data = open(path, 'rb').read()
    magic, _major, _minor, table = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41d7:
        raise ValueError(f'{path} is not a tensor archive (.tza)')
    tensors, at = {}, table + 4
    for _ in range(struct.unpack_from('<I', data, table)[0]):
        length, = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 4 * rank + rank                             # the layout letters are always oihw or x
        kind, offset = struct.unpack_from('<cQ', data, at)
        at += 9
        values = np.frombuffer(data, {b'f': '<f4', b'h': '<f2'}[kind], int(np.prod(shape)), offset)
        tensors[name] = torch.from_numpy(values.astype(np.float32).reshape(shape))
    return tensors


def to_perceptual(y):
    """OIDN's perceptually uniform transfer function for HDR colour."""
    return np.where(y <= 1.57945760e-06, 1.41283765e+03 * y,
                    np.where(y <= 3.22087631e-02, 1.64593172 * np.maximum(y, 0) ** 4.31384981e-01 - 2.94139609e-03,
                             1.92653254e-01 * np.log(y + 6.26026094e-03) + 9.98620152e-01))


def from_perceptual(x):
    return np.where(x <= 2.23151711e-03, x / 1.41283765e+03,
                    np.where(x <= 3.70974749e-01, (np.maximum(x + 2.94139609e-03, 0) / 1.64593172) ** (1 / 4.31384981e-01),
                             np.exp((x - 9.98620152e-01) / 1.92653254e-01) - 6.26026094e-03))


def exposure(color):
    """Factor that brings the picture's log-average luminance to middle grey, as OIDN's autoexposure does."""
    luminance = color @ np.array([.212671, .715160, .072169], np.float32)
    h, w = luminance.shape
    blocks = luminance[:h // 16 * 16, :w // 16 * 16].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    lit = blocks[blocks > 1e-8]
    return .18 / np.exp(np.log(lit).mean()) if lit.size else 1.


def denoise(color, albedo, normal, threads=2):
    """color: linear RGB (h, w, 3); albedo in 0..1; normal in -1..1. Returns linear RGB of the same size."""
    torch.set_num_threads(threads)
    w = read_tza(WEIGHTS)
    scale = exposure(color)
    norm = 1 / to_perceptual(np.float32(HDR_MAX))
    x = np.concatenate([to_perceptual(np.clip(color * scale, 0, HDR_MAX)) * norm,
                        np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * .5 + .5], 2).astype(np.float32)
    rows, cols = x.shape[:2]
    x = torch.from_numpy(x).permute(2, 0, 1)[None]
    # The convolutions see zeros beyond the picture: a margin keeps what that does off its edges.
    m = 16
    x = F.pad(x, (m, m + -cols % 16, m, m + -rows % 16), mode='reflect')

    def conv(name, t, relu=True):
        t = F.conv2d(t, w[name + '.weight'], w[name + '.bias'], padding=1)
        return t.relu_() if relu else t

    def up(t):
        return F.interpolate(t, scale_factor=2, mode='nearest')

    with torch.no_grad():
        pooled = [x]
        t = conv('enc_conv1', conv('enc_conv0', x))
        for level in (2, 3, 4):
            t = F.max_pool2d(t, 2)
            pooled.append(t)
            t = conv(f'enc_conv{level}', t)
        t = conv('enc_conv5b', conv('enc_conv5a', F.max_pool2d(t, 2)))
        for level in (4, 3, 2, 1):
            t = torch.cat([up(t), pooled[level - 1]], 1)
            t = conv(f'dec_conv{level}b', conv(f'dec_conv{level}a', t))
        y = conv('dec_conv0', t, relu=False)
    y = y[0, :, m:m + rows, m:m + cols].permute(1, 2, 0).numpy()
    return (from_perceptual(np.clip(y, 0, 1) / norm) / scale).astype(np.float32)
