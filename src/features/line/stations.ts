import line from '#content/line';

/** The name of a station; its id if there is no such station. */
export const stationName = (id: string) =>
  line.stations.find((station) => station.id === id)?.name ?? id;

/** A station's number along the line. */
export const stationNumber = (id: string) =>
  line.stations.findIndex((station) => station.id === id) + 1;

/** The id of the line's band, with which its address ends. */
export const lineId = 'line';

/** The ids of the rows of a station and of a symptom: `/#station-capper` leads to one. */
export const stationRowId = (id: string) => `station-${id}`;
export const symptomRowId = (id: string) => `symptom-${id}`;
