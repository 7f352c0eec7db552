import type { Problems, Report } from './problems';
import { type Content, jsonSchemas } from './schemas';

/** Reports problems at places of the content's JSON files. Throws for an unknown file. */
export const reporter =
  (content: Content, problems: Problems): Report =>
  (name, path, what) => {
    const file = `content/${name}.json`;
    const schema = jsonSchemas.get(file);
    if (!schema) throw new Error(`${file} is no file of the content.`);
    problems.report(file, schema, Reflect.get(content, name), path, what);
  };
