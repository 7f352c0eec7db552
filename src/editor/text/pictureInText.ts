export type PictureInText = { name: string; alt: string; caption: string };
