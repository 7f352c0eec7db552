import type { z } from 'zod';
import { fileSchemas } from '.';
import { labelSchemas } from './labels';

/** The schema of every JSON file of the content, by its path: `content/labels/shared.json`. */
export const jsonSchemas: ReadonlyMap<string, z.core.$ZodType> = new Map<string, z.core.$ZodType>([
  ...Object.entries(fileSchemas).map(([name, schema]) => [`content/${name}.json`, schema] as const),
  ...Object.entries(labelSchemas).map(
    ([name, schema]) => [`content/labels/${name}.json`, schema] as const,
  ),
]);
