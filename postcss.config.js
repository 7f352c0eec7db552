// Parcel comes here by the `postcss` key of package.json: found by its name, a configuration in
// JavaScript makes it print a warning at every build, and so does autoprefixer where it is named.
// Autoprefixer does what Tailwind's own pass leaves to it: `-webkit-` where browserslist needs it.
const path = require('node:path');
const autoprefixer = require('autoprefixer');
const postcss = require('postcss');
const tailwindcss = require('@tailwindcss/postcss');

/** `tailwind.config.ts` reads the brand: a change of it is a change of every stylesheet. */
const followBrand = {
  postcssPlugin: 'follow-brand',
  Once(_root, { result }) {
    const file = path.resolve(process.env.SITE ?? '.', 'brand/brand.json');
    result.messages.push({ type: 'dependency', plugin: 'follow-brand', file });
  },
};

// Tailwind's plugin is a list of plugins; `postcss` makes one flat list of all, which Parcel needs.
module.exports = { plugins: postcss([followBrand, tailwindcss(), autoprefixer()]).plugins };
