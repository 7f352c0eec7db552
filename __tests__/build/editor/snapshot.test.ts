import { rmSync } from 'node:fs';
import path from 'node:path';
import { editorSnapshot } from '../../../src/build/editor/snapshot';
import { companyCopy } from '../../support/companyCopy';
import { write } from '../../support/temporaryFolder';

const folder = companyCopy();

test('what is written about the pictures is none of them', async () => {
  rmSync(path.join(folder(), 'pictures'));
  for (const file of ['mark.svg', 'README.md']) write(path.join(folder(), 'pictures', file));
  const { files } = await editorSnapshot(folder(), { drafts: true });
  const pictures = Object.keys(files).filter((file) => file.startsWith('pictures/'));
  expect(pictures).toEqual(['pictures/mark.svg']);
});
