import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { laidOut } from './laidOut';

/** Waits until a page has loaded to the end: React has taken over, and all of it is laid out. */
export async function fullyLoaded(page: Page): Promise<void> {
  await hydrated(page);
  await laidOut(page);
}
