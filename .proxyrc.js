// Parcel's hook into its development server. tsx lets it load the TypeScript below.
require('tsx/cjs');

const { extendDevelopmentServer } = require('./server/developmentServer');
const { guardWebsockets } = require('./server/ownPage');
const { hostFromEnvironment } = require('./server/port');

// A server that outlived the process that started it would keep the port.
process.on('disconnect', () => process.exit());

module.exports = (app) => {
  guardWebsockets(hostFromEnvironment());
  extendDevelopmentServer(app);
};
