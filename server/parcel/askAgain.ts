import { text } from 'node:stream/consumers';
import { Optimizer } from '@parcel/plugin';

/** Parcel's `import()` of a chunk: a promise, made once for all who ask. */
const importOnce = /module\.exports = (\$parcel\$import\((".+?")\)\.then\(.+\));/g;

/** Asks at each `await`. The addresses of chunks are in `parcelRequire.i`. */
const importAgain = `module.exports = {
  then: (done, failed) => $1.catch((error) => {
    parcelRequire.i[$2] += '?';
    throw error;
  }).then(done, failed),
};`;

/**
 * Has a chunk that could not be loaded asked for again by the next `import()`, and under another
 * address: browsers remember of a module's address that it failed.
 */
export default new Optimizer({
  async optimize({ contents, map }) {
    const isWhole = typeof contents === 'string' || Buffer.isBuffer(contents);
    const code = isWhole ? `${contents}` : await text(contents);
    return { contents: code.replace(importOnce, importAgain), map };
  },
});
