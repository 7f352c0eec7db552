import type { z } from 'zod';
import type { EditorSettings } from '../build/editor/settings';
import { collectionSchemas, type Field, fields } from '../content/schema';
import { jsonSchemas } from '../content/schema/jsonSchemas';
import { pageSchemas } from '../content/schema/pages';
import { labelsFolder } from './leftOutLabels';

const unnamed: Field = { label: '', hint: '' };

/** The whole of a file in one field, whose form is made of the schema (`form/EntryForm.tsx`). */
const entryField = (label: string) => ({ name: 'entry', label, widget: 'site-entry' });

/** What goes along with an entry; nobody sees it. */
const filesField = { name: 'files', label: 'Files', widget: 'site-files', required: false };

const otherPages = Object.keys(pageSchemas).filter((id) => id !== 'home' && id !== 'contact');

/** Where the files are listed: those that no group names, and every new one, are under the last. */
const groups: { name: string; label: string; files: readonly string[] }[] = [
  { name: 'company', label: 'Company', files: ['company', 'site', 'people', 'contact'] },
  {
    name: 'home',
    label: 'Home page',
    files: ['home', 'slides', 'services', 'partners', 'line', 'line-picture'],
  },
  {
    name: 'other-pages',
    label: 'Other pages',
    files: [...otherPages, 'successors', 'not-found'],
  },
  { name: 'more', label: 'Search, lists and pictures', files: [] },
];

const nameOf = (file: string) => file.replace(/^content\//, '').replace(/\.json$/, '');

/** How Decap names a file, in its addresses too. */
function idOf(file: string): string {
  return nameOf(file).replace('/', '-');
}

/** The file of an entry, by its collection and its name; undefined where Decap knows no such entry. */
export const fileOfEntry = (collection: string, name: string): string | undefined =>
  Object.hasOwn(collectionSchemas, collection)
    ? `content/${collection}/${name}.md`
    : [...jsonSchemas.keys()].find((file) => idOf(file) === name);

const labelOfCollection = (schema: z.core.$ZodType) => `${(fields.get(schema) ?? unnamed).label}s`;

const labels = { name: 'labels', label: 'Labels of buttons and fields' };

/** The list of the editor in which a file stands. */
export function listOf(file: string): string {
  const [, collection = ''] = /^content\/(\w+)\/[^/]+\.md$/.exec(file) ?? [];
  const written = Object.entries(collectionSchemas).find(([name]) => name === collection);
  if (written) return labelOfCollection(written[1]);
  if (file.startsWith(labelsFolder)) return labels.label;
  const [rest] = groups.slice(-1);
  return (groups.find(({ files }) => files.includes(nameOf(file))) ?? rest)?.label ?? '';
}

function fileEntry([file, schema]: [string, z.core.$ZodType]) {
  const { label } = fields.get(schema) ?? unnamed;
  return {
    name: idOf(file),
    label,
    file,
    fields: [entryField(label), filesField],
  };
}

/** Decap's collections: every file of the content, as its schema says. */
function collections() {
  const all = [...jsonSchemas].map(([file, schema]) => ({
    file,
    entry: fileEntry([file, schema]),
  }));
  const isLabels = (file: string) => file.startsWith(labelsFolder);
  const grouped = groups.flatMap(({ files }) => files);
  const entriesOf = (files: readonly string[]) =>
    files.flatMap((name) => all.find(({ file }) => nameOf(file) === name)?.entry ?? []);
  const rest = all.flatMap(({ file, entry }) =>
    isLabels(file) || grouped.includes(nameOf(file)) ? [] : [entry],
  );
  const shared = { format: 'site-json', editor: { preview: true } };
  return [
    ...groups.map(({ name, label, files }) => ({
      ...shared,
      name,
      label,
      files: files.length > 0 ? entriesOf(files) : rest,
    })),
    ...Object.entries(collectionSchemas).map(([name, schema]) => {
      const { label } = fields.get(schema) ?? unnamed;
      return {
        name,
        label: labelOfCollection(schema),
        label_singular: label,
        folder: `content/${name}`,
        create: true,
        delete: true,
        extension: 'md',
        format: 'site-markdown',
        slug: '{{slug}}',
        identifier_field: 'title',
        summary: '{{title}}',
        fields: [
          entryField(label),
          {
            name: 'body',
            label: 'Text',
            widget: 'site-text',
            required: false,
            editor_components: ['image'],
            buttons: [
              'bold',
              'italic',
              'link',
              'heading-two',
              'heading-three',
              'quote',
              'bulleted-list',
              'numbered-list',
              'code',
            ],
          },
          { name: 'title', label: 'Title', widget: 'hidden', required: false },
          filesField,
        ],
      };
    }),
    {
      ...shared,
      ...labels,
      files: all.flatMap(({ file, entry }) => (isLabels(file) ? [entry] : [])),
    },
  ];
}

/** The names by which Decap looks up the preview of an entry: of a file its own, of a page its collection's. */
export const previewed: readonly string[] = [
  ...[...jsonSchemas.keys()].map(idOf),
  ...Object.keys(collectionSchemas),
];

/** The whole configuration of Decap CMS. */
export const decapConfig = ({ backend, isReviewed }: EditorSettings) => ({
  backend,
  publish_mode: isReviewed ? 'editorial_workflow' : 'simple',
  load_config_file: false,
  media_folder: 'pictures',
  public_folder: '/pictures',
  slug: { encoding: 'ascii', clean_accents: true },
  show_preview_links: false,
  locale: 'en',
  site_url: location.origin,
  display_url: location.origin,
  logo: { src: '/brand/logo.svg', show_in_header: true },
  collections: collections(),
});
