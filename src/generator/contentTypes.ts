/** The `Content-Type` of every kind of file that a build contains, by its extension. */
export const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/vnd.microsoft.icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  // Files that an owner may bring or hand out.
  csv: 'text/csv; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
  ics: 'text/calendar; charset=utf-8',
  mp4: 'video/mp4',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  step: 'model/step',
  stp: 'model/step',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** The `Content-Type` of a file. Throws for a kind that is not in the list above. */
export function contentType(file: string): string {
  // What else is XML is a feed, whose type its extension does not tell.
  if (/(?<!sitemap)\.xml$/.test(file)) return 'application/atom+xml; charset=utf-8';
  const type = contentTypes[file.slice(file.lastIndexOf('.') + 1).toLowerCase()];
  if (!type) throw new Error(`src/generator/contentTypes.ts knows no content type for ${file}.`);
  return type;
}
