// Parcel finds this file by the `postcss` key of package.json. Finding it by its name, Parcel would
// warn of a configuration in JavaScript at every build, and of a plugin named `autoprefixer`.
// Autoprefixer adds `-webkit-` where browserslist needs it, which Tailwind's own pass does not.
const path = require('node:path');
const autoprefixer = require('autoprefixer');
const postcss = require('postcss');
const tailwindcss = require('@tailwindcss/postcss');

/** `tailwind.config.ts` reads the brand, so a change of the brand changes every stylesheet. */
const followBrand = {
  postcssPlugin: 'follow-brand',
  Once(_root, { result }) {
    const file = path.resolve(process.env.SITE ?? '.', 'brand/brand.json');
    result.messages.push({ type: 'dependency', plugin: 'follow-brand', file });
  },
};

// Tailwind's plugin is a list of plugins; `postcss` makes one flat list of all, which Parcel needs.
module.exports = { plugins: postcss([followBrand, tailwindcss(), autoprefixer()]).plugins };
