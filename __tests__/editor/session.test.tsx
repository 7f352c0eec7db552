import { readBrand } from '../../src/build/brand/readBrand';
import { openSession } from '../../src/editor/session';
import { companyFolder } from '../support/companyFolder';

const mockRead = jest.fn<object, []>();

jest.mock('virtual:site', () => ({ makeSite: jest.fn() }), { virtual: true });
jest.mock('../../src/build/content/readContent', () => ({ readContent: () => mockRead() }));

/** A session with a site whose content is this. */
function sessionWith(content: object) {
  mockRead.mockReset().mockReturnValue({ content, found: [] });
  const { brand, logo } = readBrand(companyFolder);
  const pictures = { pictures: {}, marks: {} };
  return openSession({
    load: async () => ({ files: {}, pictures, brand, logo }),
    urlOf: () => undefined,
  });
}

test('the site is read once, and once for each draft, however often names are asked for meanwhile', async () => {
  const session = await sessionWith({ people: { people: [{ id: 'ana', name: 'Ana Tuhoro' }] } });
  const draft = { entry: '{"people":[]}', base: '', files: '[]', title: '' };
  for (let times = 0; times < 3; times += 1) {
    session.problems('content/people.json', draft);
    expect(session.names('person')).toEqual([{ id: 'ana', name: 'Ana Tuhoro' }]);
    expect(session.names('page')).toContainEqual({ id: 'home', name: 'home' });
  }
  expect(mockRead).toHaveBeenCalledTimes(2);
});

test('a file that is not what its schema says has no names, and the form is shown all the same', async () => {
  const session = await sessionWith({ people: {} });
  expect(session.names('person')).toEqual([]);
});
