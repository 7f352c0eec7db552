/** The id of the line's band, which its address ends with. */
export const lineId = 'line';

/** The id of the card that the row of cards begins with. */
export const firstCardId = 'line-start';

/** The ids of the card of a station and of what people say of a line: `/#station-capper` leads to one. */
export const stationCardId = (id: string) => `station-${id}`;
export const symptomCardId = (id: string) => `symptom-${id}`;
