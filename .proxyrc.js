// Parcel's hook into its development server. tsx lets it load the TypeScript below.
require('tsx/cjs');

const { extendDevelopmentServer } = require('./server/developmentServer');
const { guardWebsockets } = require('./server/ownPage');
const { hostFromEnvironment } = require('./server/port');

module.exports = (app) => {
  guardWebsockets(hostFromEnvironment());
  extendDevelopmentServer(app);
};
