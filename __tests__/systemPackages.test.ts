import { ensure, MissingError } from '../scripts/systemPackages';

const { NO_INSTALL } = process.env;
const uid = jest.spyOn(process, 'getuid');
const log = jest.spyOn(console, 'log');

beforeEach(() => {
  delete process.env.NO_INSTALL;
  log.mockReset();
  // Nobody's machine gets a package from these tests.
  uid.mockReturnValue(1000);
});

afterAll(() => {
  if (NO_INSTALL !== undefined) process.env.NO_INSTALL = NO_INSTALL;
});

/** Something that is missing until `run` brings it. */
function missing() {
  let there = false;
  const run = jest.fn(() => {
    there = true;
  });
  const otherwise = { does: 'npx bring it', run };
  const need = { what: 'It', present: () => there, packages: ['it'], otherwise, advice: 'Get it.' };
  return { run, need };
}

test('before anything is installed, one line says what is run and how to say no', () => {
  const { run, need } = missing();
  ensure(need);
  expect(log.mock.calls).toEqual([
    ['It is missing. Running: npx bring it (NO_INSTALL=1 stops here instead.)'],
  ]);
  expect(run).toHaveBeenCalledTimes(1);
});

test('with NO_INSTALL nothing is installed, and what is missing is said', () => {
  process.env.NO_INSTALL = '1';
  const { run, need } = missing();
  expect(() => ensure(need)).toThrow(new MissingError('Get it.'));
  expect(run).not.toHaveBeenCalled();
});

test('where it is there already, nothing is said', () => {
  const { need } = missing();
  ensure({ ...need, present: () => true });
  expect(log).not.toHaveBeenCalled();
});
