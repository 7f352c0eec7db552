// Parcel's hook into its development server. tsx lets it load the TypeScript below.
require('tsx/cjs');

module.exports = require('./server/developmentServer').extendDevelopmentServer;
