import { PassThrough } from 'node:stream';
import { progressOn } from '../../scripts/progress';

/** What stands on a stream once two pictures were begun. */
function saidOn(isTTY: boolean): string {
  const stream = Object.assign(new PassThrough(), { isTTY });
  const say = progressOn(stream);
  say(1, 2);
  say(2, 2);
  return String(stream.read());
}

test('encoding is said picture by picture, with how many there are', () => {
  expect(saidOn(false)).toBe('Encoding picture 1 of 2 …\nEncoding picture 2 of 2 …\n');
});

test('on a terminal it is one line that is written anew', () => {
  expect(saidOn(true)).toBe('\rEncoding picture 1 of 2 …\rEncoding picture 2 of 2 …\n');
});
