/**
 * The script at the end of every written page, and all that runs there: such a page is a document,
 * whose links the browser follows.
 */
import { followBarHeights } from '../layout/followBarHeights';
import './quietTransitions';

followBarHeights();

/** The list of the text's headings marks the last one that begins in the upper third of the window, where one reads. */
const links = document.querySelectorAll('.contents-list a');
const headings = [...document.querySelectorAll('article h2')];
const observer = new IntersectionObserver(
  () => {
    const current = headings.findLastIndex(
      (heading) => heading.getBoundingClientRect().top < innerHeight / 3,
    );
    links.forEach((link, index) => {
      link.ariaCurrent = index === current ? 'location' : null;
    });
  },
  // However far above: a jump changes something then too.
  { rootMargin: '1000000px 0px -67%' },
);
for (const heading of headings) observer.observe(heading);
