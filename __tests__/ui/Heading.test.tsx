import { render, screen } from '@testing-library/react';
import { Heading } from '../../src/ui/Heading';

const classOf = (text: string) => {
  render(<Heading>{text}</Heading>);
  return screen.getByRole('heading', { name: text }).className;
};

test('a heading knows how wide its longest word is, in German, Finnish and English', () => {
  expect(classOf('Größenmaßstäbliche Bilder')).toBe('letters-19');
  expect(classOf('Käyttöönottosuunnitelma')).toBe('letters-24');
  expect(classOf('Fleet Management')).toBe('letters-11');
});

test('short words need nothing, and a hyphen ends a word', () => {
  expect(classOf('One robot, four sizes')).toBe('');
  expect(classOf('Plug-and-play-robot')).toBe('');
});
