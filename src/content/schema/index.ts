/** The parts that descriptions of content are made of. */
export type * from './brand';
export { type Field, fields, type PictureKindName } from './fields';
export type * from './labels';
export type * from './site';
export type * from './written';
