import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { editorSnapshot } from '../../../src/build/editor/snapshot';
import { companyFolder } from '../../support/companyFolder';

const folder = mkdtempSync(path.join(os.tmpdir(), 'snapshot-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what is written about the pictures is none of them', async () => {
  for (const part of ['content', 'brand'])
    cpSync(path.join(companyFolder, part), path.join(folder, part), { recursive: true });
  mkdirSync(path.join(folder, 'pictures'));
  for (const file of ['mark.svg', 'README.md'])
    writeFileSync(path.join(folder, 'pictures', file), '');
  const { files } = await editorSnapshot(folder, { drafts: true });
  const pictures = Object.keys(files).filter((file) => file.startsWith('pictures/'));
  expect(pictures).toEqual(['pictures/mark.svg']);
});
