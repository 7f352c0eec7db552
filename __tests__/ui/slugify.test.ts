import { slugify } from '../../src/ui/slugify';

test.each([
  ['SCADA Systems', 'scada-systems'],
  ['PLCs & Controllers', 'plcs-controllers'],
  ['Industry 4.0 & IIOT', 'industry-4-0-iiot'],
  ['Azure/Cloud', 'azure-cloud'],
  ['Contrôle Laurentide', 'controle-laurentide'],
  ['Søn & Größe', 'son-grosse'],
])('the id of "%s" is "%s"', (text, id) => {
  expect(slugify(text)).toBe(id);
});
