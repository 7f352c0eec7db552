/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { dist } from './support/site';

const pages = readdirSync(dist).filter((file) => file.endsWith('.html'));

const validate = new HtmlValidate(new FileSystemConfigLoader());

/** The Nu HTML checker, which needs Java, has its turn in `npm test -- html`. */
test.each(pages)('html-validate finds nothing wrong with %s', async (page) => {
  const report = await validate.validateFile(path.resolve(dist, page));
  const messages = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, column, message }) => `${line}:${column} ${message} (${ruleId})`),
  );
  expect(messages).toEqual([]);
});
