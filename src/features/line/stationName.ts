import line from '#content/line';

/** What a station is called; its id where there is no such station. */
export const stationName = (id: string) =>
  line.stations.find((station) => station.id === id)?.name ?? id;

/** A station's number along the line, and its name: they belong together wherever it is named. */
export const numberedStation = (id: string) =>
  `${line.stations.findIndex((station) => station.id === id) + 1} ${stationName(id)}`;
