import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** One printed sheet. */
export type Sheet = {
  /** In points. */
  width: number;
  height: number;
  /** Its text in reading order, with single spaces. */
  text: string;
  /**
   * How often a bitmap was painted on it; twice for one that the end of a sheet cuts. Decodes each.
   */
  pictures: () => Promise<number>;
};

/** A4 in points, as Chromium rounds it to its pixels. */
export const a4 = { width: 595, height: 842 };

/** Reads printed sheets back. Text that is drawn under a transform keeps its order. */
export async function readPdf(file: Uint8Array): Promise<Sheet[]> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { OPS } = await getResolvedPDFJS();
  const { text: texts } = await extractText(document);
  const sheets: Sheet[] = [];
  for (const [index, text] of texts.entries()) {
    const page = await document.getPage(index + 1);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    sheets.push({
      width: Math.round(right - left),
      height: Math.round(top - bottom),
      text: text.replace(/\s+/g, ' '),
      async pictures() {
        const { fnArray } = await page.getOperatorList();
        return fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
      },
    });
  }
  return sheets;
}

/** Prints a page with the browser's default settings, and reads the PDF back. */
export const print = async (page: Page): Promise<Sheet[]> =>
  readPdf(await page.pdf({ preferCSSPageSize: true }));

/** Shows a page as it is printed, once its print stylesheet has loaded. */
export async function showAsPrinted(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('link')].some(
      ({ media, sheet }) => media.startsWith('print') && sheet,
    ),
  );
  await page.emulateMedia({ media: 'print' });
}
