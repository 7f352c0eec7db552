import { render, screen } from '@testing-library/react';
import labels from '#content/labels/contact-strip';
import site from '#content/site';
import { ContactStrip } from '../../../src/features/contact-details/ContactStrip';

it('says above every footer what the company wants every page to say', () => {
  render(<ContactStrip />);
  const strip = screen.getByRole('region', { name: labels.region });
  expect(site.notice).toContain(site.name);
  expect(strip).toHaveTextContent(site.notice ?? '');
});
