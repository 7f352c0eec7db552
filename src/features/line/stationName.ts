import line from '#content/line';

/** What a station is called; its id where there is no such station. */
export const stationName = (id: string) =>
  line.stations.find((station) => station.id === id)?.name ?? id;
