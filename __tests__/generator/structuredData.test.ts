import { structuredData } from '../../src/generator/structuredData';
import { writtenPages } from '../../src/generator/written/writtenPages';
import { company } from '../support/company';

test('an article names its author with the words of schema.org', () => {
  const authored = writtenPages(company.content).find(({ route }) => route.author)?.route;
  const data = JSON.stringify(authored && structuredData(authored, company));
  const { name, role } = authored?.author ?? {};
  expect(data).toContain(JSON.stringify({ '@type': 'Person', name, jobTitle: role }));
});
