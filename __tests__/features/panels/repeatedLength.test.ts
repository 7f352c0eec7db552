import { repeatedLength } from '../../../src/features/panels/repeatedLength';

/** The part of each model's name that is shown below its maker. */
const shown = (maker: string, models: string[]) =>
  models.map((model) => model.slice(repeatedLength(maker, model, models)));

test('a model that begins with its maker is shown without it', () => {
  expect(shown('Red Hat', ['Red Hat OpenShift', 'Red Hat Enterprise Linux'])).toEqual([
    'OpenShift',
    'Enterprise Linux',
  ]);
  expect(shown('Proficy', ['iFIX', 'Proficy Historian'])).toEqual(['iFIX', 'Historian']);
});

test('a family whose name goes on is not repeated either, if all its models begin with it', () => {
  expect(shown('SINAMICS drives', ['SINAMICS G120', 'SINAMICS V20'])).toEqual(['G120', 'V20']);
  expect(shown('SIMATIC ET 200', ['SIMATIC ET 200SP', 'SIMATIC ET 200MP'])).toEqual([
    'ET 200SP',
    'ET 200MP',
  ]);
  const portal = ['TIA Portal Openness', 'SINAMICS Startdrive'];
  expect(shown('TIA Portal software', portal)).toEqual(portal);
});

test('nothing is left without a name', () => {
  expect(shown('Grafana Labs', ['Grafana', 'Grafana Loki'])).toEqual(['Grafana', 'Grafana Loki']);
  expect(shown('Ignition', ['Ignition'])).toEqual(['Ignition']);
  expect(shown('ifm', ['ifm-O2D500'])).toEqual(['ifm-O2D500']);
});
