import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Validator } from '@parcel/plugin';

/** Texts are not Markdown. */
const asItIs = { origin: 'content', skipFormatting: true };

function shown(problem: string) {
  const filePath = problem.slice(0, problem.indexOf(':'));
  // Parcel's pages take the name in the link for HTML.
  if (/[<&"']/.test(path.resolve(filePath))) return { ...asItIs, message: problem, codeFrames: [] };
  // Without code: a link that opens the file in the editor.
  return { ...asItIs, message: problem, codeFrames: [{ filePath, code: '', codeHighlights: [] }] };
}

/**
 * Shows problems of the content over the page and in the terminal, as Parcel shows its own errors.
 * Parcel calls it for modules that have changed; `server/contentWatch.ts` changes one
 * (`#content/written`) each time it has read the content. A validator runs after the build, so the
 * server starts with problems too.
 */
export default new Validator({
  async validateAll({ options }) {
    const file = path.join(options.env.CONTENT_MODULES ?? '', 'written.json');
    const { problems }: { problems: string[] } = JSON.parse(await readFile(file, 'utf8'));
    return [{ warnings: [], errors: problems.map(shown) }];
  },
});
