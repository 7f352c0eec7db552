// Parcel comes here by the `postcss` key of package.json: found by its name, a configuration in
// JavaScript makes it print a warning at every build, and so does autoprefixer where it is named.
// Autoprefixer does what Tailwind's own pass leaves to it: `-webkit-` where browserslist needs it.
const autoprefixer = require('autoprefixer');
const postcss = require('postcss');
const tailwindcss = require('@tailwindcss/postcss');

// Tailwind's plugin is a list of plugins; `postcss` makes one flat list of all, which Parcel needs.
module.exports = { plugins: postcss([tailwindcss(), autoprefixer()]).plugins };
