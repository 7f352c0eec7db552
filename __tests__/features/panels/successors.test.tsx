import { render, screen, within } from '@testing-library/react';
import { replacementText } from '../../../src/content/replacement';
import { successors } from '../../../src/content/successors';
import { BrandList } from '../../../src/features/panels/BrandList';
import { SuccessorTable } from '../../../src/features/panels/SuccessorTable';

test('a model that is no longer made stands in its panel with what it is migrated to', () => {
  render(<BrandList brands={[{ name: 'Allen-Bradley', models: ['Micro850', 'SLC 500'] }]} />);
  const [, , older] = screen.getAllByRole('listitem');
  expect(older).toHaveTextContent('SLC 500 we migrate it to CompactLogix 5380');
  expect(screen.getByText('Micro850')).toHaveTextContent(/^Micro850$/);
});

test('the printed table has every way on, and who says so', () => {
  render(<SuccessorTable />);
  const [head, ...rows] = screen.getAllByRole('row');
  expect(within(head ?? document.body).getAllByRole('columnheader')).toHaveLength(3);
  expect(rows).toHaveLength(successors.length);
  const [first] = successors;
  expect(rows[0]).toHaveTextContent(`${first?.model}${first?.successor}`);
  expect(screen.getByRole('table')).toHaveTextContent('Schneider Electric, SEVD-2019-134-11');
  expect(screen.getByRole('table')).toHaveTextContent(
    replacementText.source({
      kind: 'independent',
      publications: [
        { publisher: 'PLC Exchange', title: '', address: '' },
        { publisher: 'Controls Foundry', title: '', address: '' },
      ],
    }),
  );
});
