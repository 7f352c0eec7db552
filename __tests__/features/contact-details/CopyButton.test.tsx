import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { CopyButton } from '../../../src/features/contact-details/CopyButton';
import { Notifications } from '../../../src/features/contact-details/Notifications';

function show() {
  const source = createRef<HTMLSpanElement>();
  render(
    <Notifications>
      <span ref={source}>+64 9 555 0142</span>
      <CopyButton what="phone" text="+64 9 555 0142" source={source} />
    </Notifications>,
  );
}

test('it copies the text and says so in a toast', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Copy phone' }));
  expect(await screen.findAllByText('Copied')).not.toHaveLength(0);
  expect(await navigator.clipboard.readText()).toBe('+64 9 555 0142');
});

test('where the clipboard is refused, the text is selected and the toast says so', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  show();
  await user.click(screen.getByRole('button', { name: 'Copy phone' }));
  expect(await screen.findAllByText(/Could not copy/)).not.toHaveLength(0);
  expect(window.getSelection()?.toString()).toBe('+64 9 555 0142');
});
