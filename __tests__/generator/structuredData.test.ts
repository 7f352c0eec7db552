import { structuredData } from '../../src/generator/structuredData';
import { writtenPages } from '../../src/generator/written/writtenPages';
import { company, routeOf } from '../support/company';

test('an article names its author with the words of schema.org', () => {
  const authored = writtenPages(company.content).find(({ route }) => route.author)?.route;
  const data = JSON.stringify(authored && structuredData(authored, company));
  const { name, role } = authored?.author ?? {};
  expect(data).toContain(JSON.stringify({ '@type': 'Person', name, jobTitle: role }));
});

test('the hours are said on the page that shows them, and on no other', () => {
  const said = (id: string) => JSON.stringify(structuredData(routeOf(id), company));
  const { opens, closes } = company.content.company.openingHours ?? {};
  expect(said('contact')).toContain(`"Friday"],"opens":"${opens}","closes":"${closes}"`);
  expect(said('home')).not.toContain('dayOfWeek');
});
