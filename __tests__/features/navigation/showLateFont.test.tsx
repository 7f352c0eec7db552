import { showLateFont } from '../../../src/features/navigation/showLateFont';

const { documentElement } = document;

afterEach(() => documentElement.removeAttribute('data-font'));

test('a font that came too late for the page before is shown', () => {
  documentElement.dataset.font = 'late';
  showLateFont();
  expect(documentElement).not.toHaveAttribute('data-font');
});

test('a font that has not come yet is waited for', () => {
  documentElement.dataset.font = 'pending';
  showLateFont();
  expect(documentElement).toHaveAttribute('data-font', 'pending');
});
