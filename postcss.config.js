// Plugins are passed as functions: named as strings, Parcel reports autoprefixer as redundant at
// every build. It does what Tailwind's own pass leaves to it: `-webkit-` where browserslist needs it.
const tailwindcss = require('@tailwindcss/postcss');
const autoprefixer = require('autoprefixer');

module.exports = { plugins: [tailwindcss(), autoprefixer()] };
