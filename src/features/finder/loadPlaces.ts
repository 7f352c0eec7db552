/** A place of the site that can be linked to: a card, a panel, a section, the contact page. */
export type Place = {
  /** Its address: `/about#cloud-database`. */
  href: string;
  /** The page it is on, by its name in the navigation. */
  page: string;
  heading: string;
  text: string;
  /** Other words for it. */
  also: string[];
};

/** The file that the build writes with every place of the site. */
export const placesFile = 'finder-places.json';

let places: Promise<Place[]> | undefined;

async function fetchPlaces(): Promise<Place[]> {
  const response = await fetch(`/${placesFile}`);
  if (!response.ok) throw new Error(`${placesFile}: ${response.status}`);
  return response.json();
}

/** Every place of the site, loaded once; undefined where they cannot be loaded. */
export async function loadPlaces(): Promise<Place[] | undefined> {
  places ??= fetchPlaces();
  try {
    return await places;
  } catch {
    places = undefined;
    return undefined;
  }
}
