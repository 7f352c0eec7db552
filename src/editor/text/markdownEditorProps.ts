import type { ReactNode } from 'react';

/** A picture in a text: its name below `pictures/`, what it shows in words, and what stands below it. */
export type PictureInText = { name: string; alt: string; caption: string };

/** What the field of a text is given. */
export type MarkdownEditorProps = {
  id: string;
  label: string;
  describedBy?: string | undefined;
  isInvalid?: boolean | undefined;
  /** Markdown. One that the field did not give to `onChange` itself replaces what is shown. */
  value: string;
  onChange: (text: string) => void;
  /** Where a picture can be seen; undefined where it cannot, or not yet. */
  pictureUrl: (name: string) => string | undefined;
  /** The fields of a picture, which stand in the text while it is selected. */
  pictureForm: (picture: PictureInText, onChange: (picture: PictureInText) => void) => ReactNode;
};
