import { followOfficeHours } from '../features/office-hours/followOfficeHours';
import { followBarHeights } from './followBarHeights';

/** Keeps what every page knows of its bars: how high they are, and whether the office is closed. */
export function followBars(): void {
  followBarHeights();
  followOfficeHours();
}
