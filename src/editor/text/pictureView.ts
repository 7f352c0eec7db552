import type { Node } from 'prosemirror-model';
import type { NodeViewConstructor } from 'prosemirror-view';

/** Where the form of a picture is shown, within the picture. */
export const formPlace = 'text-picture-form';

/** A picture in the text. The field gives its `img` the address, once it knows one. */
export const pictureView: NodeViewConstructor = ({ type, attrs }) => {
  const dom = document.createElement('figure');
  const image = document.createElement('img');
  const caption = document.createElement('figcaption');
  const form = document.createElement('div');
  form.className = formPlace;
  dom.append(image, caption, form);
  const draw = ({ name, alt, caption: words }: Node['attrs']) => {
    image.dataset.name = name;
    image.alt = alt || 'Picture without words';
    caption.textContent = words;
  };
  draw(attrs);
  return {
    dom,
    update(next) {
      if (next.type === type) draw(next.attrs);
      return next.type === type;
    },
    // What happens in the form is the form's own.
    stopEvent: ({ target }) => target instanceof globalThis.Node && form.contains(target),
    ignoreMutation: () => true,
  };
};
