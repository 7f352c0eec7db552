/**
 * The script at the end of every written page, and all that runs there: such a page is a document,
 * whose links the browser follows.
 */
import { followOfficeHours } from '../features/office-hours/followOfficeHours';
import { followBarHeights } from '../layout/followBarHeights';

followBarHeights();
followOfficeHours();
