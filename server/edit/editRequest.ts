import { z } from 'zod';
import type { Change } from './changes';
import { isPicture } from './editPaths';
import { Refusal } from './refusal';

const file = z.string();
const asset = z.object({ path: file, content: z.base64(), encoding: z.literal('base64') });
const bases = z.record(file, z.string().nullable()).default({});

/** What Decap sends with each action of its “proxy” backend, as far as it is used, and our `bases`. */
export const requests = {
  entriesByFolder: z.object({
    folder: file,
    extension: z.enum(['json', 'md']),
    depth: z.int().min(1).max(10).default(1),
  }),
  entriesByFiles: z.object({ files: z.array(z.object({ path: file })) }),
  getEntry: z.object({ path: file }),
  persistEntry: z.object({
    dataFiles: z.array(z.object({ path: file, raw: z.string() })),
    assets: z.array(asset).default([]),
    bases,
  }),
  deleteFiles: z.object({ paths: z.array(file), bases }),
};

/** What is sent with an action. Throws a `Refusal` where it is not that. */
export function paramsOf<Params>(schema: z.ZodType<Params>, given: unknown): Params {
  const { data, error } = schema.safeParse(given ?? {});
  if (data !== undefined) return data;
  const [issue] = error?.issues ?? [];
  throw new Refusal(
    400,
    `The editor sent something that is not understood: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}.`,
  );
}

type Bases = z.infer<typeof bases>;

const baseOf = (all: Bases, path: string) => (Object.hasOwn(all, path) ? all[path] : undefined);

/** The changes that saving an entry is: its texts, and the pictures that come with it. */
export function changesOf({
  dataFiles,
  assets,
  bases: all,
}: z.infer<typeof requests.persistEntry>): Change[] {
  const texts = dataFiles.map(({ path, raw }): Change => {
    if (isPicture(path)) throw new Refusal(400, `“${path}” is no place for a text.`);
    return { path, data: Buffer.from(raw), base: baseOf(all, path) };
  });
  return [...assets.map((each) => pictureChange(each, baseOf(all, each.path))), ...texts];
}

/** The change that a picture is. */
function pictureChange({ path, content }: z.infer<typeof asset>, base: Change['base']): Change {
  if (!isPicture(path)) throw new Refusal(400, `“${path}” is no place for a picture.`);
  return { path, data: Buffer.from(content, 'base64'), base };
}

/** The changes that taking files away is. */
export const removalsOf = ({ paths, bases: all }: z.infer<typeof requests.deleteFiles>): Change[] =>
  paths.map((path) => ({ path, data: null, base: baseOf(all, path) }));
