/**
 * The script at the end of every written page, and all that runs there: such a page is a document,
 * whose links the browser follows.
 */
import { followBars } from '../layout/followBars';
import './quietTransitions';

followBars();
