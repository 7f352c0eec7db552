import site from '#content/site';
import '#content/written';
import { followOfficeHours } from './features/office-hours/followOfficeHours';
import { followBarHeights } from './layout/followBarHeights';

declare global {
  namespace NodeJS {
    interface Module {
      /** Parcel's, under `npm start`. */
      hot?: { accept: () => void };
    }
  }
}

/**
 * Only under `npm start`, where pages have no files: shows the written page at the address as the
 * server renders it now. False where there is none.
 */
export async function showWritten(): Promise<boolean> {
  const root = document.getElementById('root');
  const response = await fetch(`/_written${location.pathname}`);
  if (!root || !response.ok) return false;
  root.innerHTML = await response.text();
  document.title = `${root.querySelector('h1')?.textContent} | ${site.name}`;
  followBarHeights();
  followOfficeHours();
  return true;
}

// This module is run again once the content has changed, whose version it imports.
module.hot?.accept();
if (document.querySelector('#root > *')) showWritten();
