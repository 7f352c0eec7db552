import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { readText } from '../readText';
import { issueText, type Problems } from './problems';

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

/** A file's value if it fits its schema; otherwise undefined, and differences are reported. */
export function parseFile<Value>(
  file: string,
  schema: z.ZodType<Value>,
  value: unknown,
  problems: Problems,
): Value | undefined {
  const { data, error } = schema.safeParse(value, { reportInput: true });
  for (const issue of error?.issues ?? [])
    problems.report(file, schema, value, issue.path, issueText(issue, schema));
  return data;
}
