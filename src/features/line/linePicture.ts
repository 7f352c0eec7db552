/** The name of the line's picture source below `pictures/`. */
export const linePicture = 'line/model';
