/** The parts of a page that take their font, and are laid out, one by one; the same as in `index.css`. */
export const pageParts = 'section, details, .panel-content';
