import { base64Of } from '../../src/editor/base64';

test.each([
  ['a text, as UTF-8', new Blob(['Māori']), 'TcSBb3Jp'],
  ['bytes', new Blob([new Uint8Array([0, 255])], { type: 'image/png' }), 'AP8='],
])('%s is sent in base64', async (_, file, base64) => {
  expect(await base64Of(file)).toBe(base64);
});
