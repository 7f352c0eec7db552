/** What owners read of fields that several files have, by the end of their places. */
// biome-ignore format: a field a line
export const sharedWords = {
  page: 'The page: Browsers, search results and shared links name and describe the page with these words.',
  'page.title': 'Title: It stands in the browser’s tab and in search results, before the company’s name.',
  'page.description': 'Description: One or two sentences stand below the title in search results and beside shared links.',
  'page.sharePicture': 'Share picture: It lies behind the title where somebody shares a link to the page; without it there is plain colour.',
  'page.path': 'Address: The page is at this end of the site’s address, such as /services; left out, it is at the name of its file.',
  title: 'Heading: It stands in the largest letters at the top of the page.',
  introduction: 'Introduction: One sentence below the heading says what is found here.',
  'introduction[]': 'Paragraph: Two to four sentences on one thought read best.',
  'paragraphs[]': 'Paragraph: Two to four sentences on one thought read best.',
  'link.text': 'Text: Visitors read these words and follow them, such as See our IT solutions.',
  'link.page': 'Page: It is the name of a page’s file, such as technologies; while that page is left out, so is the link.',
  id: 'Id: It is part of the address that leads here, such as water-treatment; never change it once it is published.',
  description: 'Description: Lists, search results and shared links show this sentence below the heading.',
  'band.introduction': 'Introduction: One sentence goes with it.',
  'services[]': 'Service: One of the cards, in the file by its id, such as water-treatment.',
  makers: 'Makers: The lists are filtered by the makers whose products were used.',
  'makers[]': 'Maker: Spell it as Technologies does, such as Allen-Bradley.',
  industry: 'Industry: The lists are filtered by it; write it the same each time, such as Dairy.',
  draft: 'Draft: Visitors see nothing of a draft until the tick is gone.',
};
