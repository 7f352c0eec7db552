/** Where a table of a TrueType file begins. Throws where there is none. */
function tableAt(file: Buffer, tag: string): number {
  const count = file.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * count; entry += 16)
    if (file.toString('latin1', entry, entry + 4) === tag) return file.readUInt32BE(entry + 8);
  throw new Error(`The font has no table ${tag}.`);
}

/**
 * How wide the glyphs of a TrueType file are, in shares of its size, by their numbers. (What fontkitten
 * says comes with the glyph's outline, and it fails at a last one that has none, such as the space.)
 */
export function advances(file: Buffer): (glyph: number) => number {
  const unitsPerEm = file.readUInt16BE(tableAt(file, 'head') + 18);
  const widths = file.readUInt16BE(tableAt(file, 'hhea') + 34);
  const hmtx = tableAt(file, 'hmtx');
  // Glyphs after the last width have that one too.
  return (glyph) => file.readUInt16BE(hmtx + 4 * Math.min(glyph, widths - 1)) / unitsPerEm;
}
