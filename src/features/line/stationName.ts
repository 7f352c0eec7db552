import { lineStations } from '../../content/line';

/** What a station is called; its id where there is no such station. */
export const stationName = (id: string) =>
  lineStations.find((station) => station.id === id)?.name ?? id;
