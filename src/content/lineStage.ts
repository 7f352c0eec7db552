/** From the first to the last of several in a row. */
const span = (names: string[]) =>
  names.length > 1 ? `${names.at(0)} to ${names.at(-1)}` : names.join('');

/** What the line's picture says: fetched with its code, and not with the page. */
export const lineStageText = {
  picture:
    'Model of a bottling line in a U: from the depalletiser past rinser, filler and capper, round a buffer table, back past labeller, inspection and case packer to the palletiser, with the control room behind.',
  hotSpots: 'Stations on the picture',
  wholeLine: 'Whole line',
  previous: 'Previous station',
  next: 'Next station',
  pause: 'Pause the movement',
  play: 'Play the movement',
  services: 'Services',
  makers: 'Makers',
  backsUp: 'Backs up',
  starves: 'Starves',
  running: 'All stations are running.',
  shown: (station: string, stops: string) => `${station}. What stops: ${stops}`,
  looks: (stations: string[]) => `We look at ${stations.join(', then ')}.`,
  /** The first and last station of those that back up, and of those that starve. */
  flow: (backedUp: string[], starved: string[]) =>
    `Backs up: ${span(backedUp)}. Starves: ${span(starved)}.`,
  /** What "Ask about" goes on with. */
  topic: (station: string) => `the ${station.toLowerCase()}`,
};
