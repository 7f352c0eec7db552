import line from '#content/line';

/** What a station is called; its id where there is no such station. */
export const stationName = (id: string) =>
  line.stations.find((station) => station.id === id)?.name ?? id;

/** A station's number along the line, and its name: they belong together wherever it is named. */
export const numberedStation = (id: string) =>
  `${line.stations.findIndex((station) => station.id === id) + 1} ${stationName(id)}`;

/** The id of the line's band, which its address ends with. */
export const lineId = 'line';

/** The id of the card that the row of cards begins with. */
export const firstCardId = 'line-start';

/** The ids of the card of a station and of what people say of a line: `/#station-capper` leads to one. */
export const stationCardId = (id: string) => `station-${id}`;
export const symptomCardId = (id: string) => `symptom-${id}`;
