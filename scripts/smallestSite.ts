/** The company that adopts the site; `origin` ends without a slash, `language` is like `en-NZ`. */
export type Company = { name: string; mail: string; origin: string; language: string };

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The company's name as a logo, until it has one of its own; `colour` is that of the letters. */
function wordmark(name: string, colour: string): string {
  const width = 24 + 13 * [...name].length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40"><text x="12" y="28" font-family="sans-serif" font-weight="bold" font-size="22" textLength="${width - 24}" lengthAdjust="spacingAndGlyphs" fill="${colour}">${escaped(name)}</text></svg>\n`;
}

/** The files of the smallest site that builds, by their paths in the project. */
export function smallestSite({ name, mail, origin, language }: Company): Record<string, string> {
  return {
    // Colours of no company: the other ones are made from these two.
    'brand/brand.json': json({ colours: { accent: '#d5dde3', dark950: '#15181c' } }),
    'brand/logo.svg': wordmark(name, 'black'),
    'brand/logo-dark.svg': wordmark(name, 'white'),
    'content/company.json': json({ name, kind: 'LocalBusiness', contact: { mail } }),
    'content/site.json': json({
      origin,
      language,
      logoHref: '/',
      navigation: [
        { text: 'Home', href: '/' },
        { text: 'Contact Us', href: '/contact' },
      ],
    }),
    'content/home.json': json({
      page: {
        title: 'What we do',
        description: '{company.name}: say here in a sentence or two what you do, and where.',
      },
      tagline: 'What you do, for whom and where',
      contactLinkText: 'Write to us',
      introduction: ['{company.name} does this and that. Say it here in two or three sentences.'],
    }),
    'content/slides.json': json({
      label: 'What we do',
      slides: [{ id: 'first', text: 'The one sentence that everybody should read.' }],
    }),
    'content/contact.json': json({
      page: { title: 'Contact Us', description: 'Write to {company.name}.' },
      title: 'Write to us',
      introduction: 'Say here who answers, and when.',
    }),
    'content/not-found.json': json({
      page: { title: 'Page not found', description: 'There is no page at this address.' },
      title: 'We cannot find this page',
      introduction: 'The address may be misspelled, or the page has moved. These are our pages:',
    }),
  };
}
