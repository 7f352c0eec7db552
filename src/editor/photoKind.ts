import { type PhotoKind, photoKinds } from '../features/pictures/pictureKinds';

/** Whether pictures of a kind are photographs, which are cut to a shape. */
export const isPhotoKind = (kind: string): kind is PhotoKind =>
  photoKinds.some((own) => own === kind);
