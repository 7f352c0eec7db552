import line from '#content/line';

/** The name of a station; its id if there is no such station. */
export const stationName = (id: string) =>
  line.stations.find((station) => station.id === id)?.name ?? id;

/** A station's number along the line, and its name. */
export const numberedStation = (id: string) =>
  `${line.stations.findIndex((station) => station.id === id) + 1} ${stationName(id)}`;

/** The id of the line's band, with which its address ends. */
export const lineId = 'line';

/** The id of the first card in the row. */
export const firstCardId = 'line-start';

/** The ids of the cards of a station and of a symptom: `/#station-capper` leads to one. */
export const stationCardId = (id: string) => `station-${id}`;
export const symptomCardId = (id: string) => `symptom-${id}`;
