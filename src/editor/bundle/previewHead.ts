import { otherMedia } from '../../generator/Document';
import type { HashedStylesheet } from '../../generator/shortHash';

/** The head of the editor's preview: the rules of all pages, and those of their fonts. */
export const previewHead = (
  fontRules: string,
  siteStyles: HashedStylesheet,
  otherStyles: HashedStylesheet,
): string =>
  [
    '<meta name="color-scheme" content="light dark"/>',
    `<style>${fontRules}</style>`,
    `<link rel="stylesheet" href="/${siteStyles.file}"/>`,
    `<link rel="stylesheet" media="${otherMedia}" href="/${otherStyles.file}"/>`,
  ].join('');
