import { repeatedLength } from '../../../src/features/panels/repeatedLength';

test.each([
  ['Red Hat', 'Red Hat OpenShift, Red Hat Enterprise Linux', 'OpenShift, Enterprise Linux'],
  ['Proficy', 'iFIX, Proficy Historian', 'iFIX, Historian'],
  // A family whose name goes on, if all its models begin with it.
  ['SINAMICS drives', 'SINAMICS G120, SINAMICS V20', 'G120, V20'],
  ['SIMATIC ET 200', 'SIMATIC ET 200SP, SIMATIC ET 200MP', 'ET 200SP, ET 200MP'],
  ['TIA Portal software', 'TIA Portal Openness, Startdrive', 'TIA Portal Openness, Startdrive'],
  // Nothing is left without a name.
  ['Grafana Labs', 'Grafana, Grafana Loki', 'Grafana, Grafana Loki'],
  ['Ignition', 'Ignition', 'Ignition'],
  ['ifm', 'ifm-O2D500', 'ifm-O2D500'],
])('below %s, %s are shown without what repeats it: %s', (maker, names, shown) => {
  const models = names.split(', ');
  const seen = models.map((model) => model.slice(repeatedLength(maker, model, models)));
  expect(seen.join(', ')).toBe(shown);
});
