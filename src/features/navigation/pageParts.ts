/** The parts of a page that get their font one by one, and their layout; the same as in `index.css`. */
export const pageParts = 'section, .panel-content';
