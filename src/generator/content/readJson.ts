import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readText } from '../readText';
import { type CheckedFile, issueText, type Problems } from './problems';

/** Stands for what is in a file that is not JSON. */
export const notJson = Symbol('not JSON');

/**
 * The value of a JSON file of a site's folder: undefined if there is none, `notJson` if it cannot
 * be read, which is reported.
 */
export function readJson(folder: string, file: string, problems: Problems): unknown {
  const address = path.join(folder, file);
  if (!existsSync(address)) return undefined;
  try {
    return JSON.parse(readText(address));
  } catch (error) {
    problems.reportFile(file, `is not JSON: ${error instanceof Error ? error.message : error}`);
    return notJson;
  }
}

/** A file's value, checked by its schema; differences are reported. */
export function parseFile<Schema extends z.core.$ZodType>(
  file: CheckedFile & { schema: Schema },
  problems: Problems,
) {
  const parsed = z.safeParse(file.schema, file.value, { reportInput: true });
  for (const issue of parsed.error?.issues ?? [])
    problems.report(file, issue.path, issueText(issue, file.schema));
  return parsed;
}
