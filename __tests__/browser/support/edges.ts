type Edge = {
  name: string;
  /** Its contrast with what is inside of it, and with what is outside. */
  ratios: number[];
};

/** The edges of bands, cards and fields with their contrasts, by the colours that the browser has computed. Runs in the page. */
export function measureEdges(): { bands: Edge[]; cards: Edge[]; fields: Edge[] } {
  const channels = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? [];
  const isSolid = (colour: string) => (channels(colour)[3] ?? 1) === 1;
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (brighter + 0.05) / (darker + 0.05);
  };
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(0, 0, 0)';
    const { backgroundColor } = getComputedStyle(element);
    return isSolid(backgroundColor) ? backgroundColor : groundOf(element.parentElement);
  };
  /** The colour of the line that a shadow draws, or of the border. */
  const lineOf = (element: Element, pseudo?: string) => {
    const { boxShadow, borderTopWidth, borderTopColor } = getComputedStyle(element, pseudo);
    if (Number.parseFloat(borderTopWidth) > 0) return borderTopColor;
    return /rgba?\([^)]*\)/.exec(boxShadow)?.[0] ?? 'rgba(0, 0, 0, 0)';
  };
  const edge = (element: Element, inside: string, outside: string, pseudo?: string): Edge => {
    const line = lineOf(element, pseudo);
    const name = `${element.localName} ${element.textContent?.trim().slice(0, 30)}: ${line}`;
    const ratios = isSolid(line) ? [contrast(line, inside), contrast(line, outside)] : [1];
    return { name, ratios };
  };
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());

  const bands = seen(
    'main section:not([aria-label], [aria-roledescription]), main .page-header + div, [data-print="contact-strip"]',
  ).map((band) => edge(band, groundOf(band), groundOf(band.previousElementSibling)));
  const cards = [
    ...seen('main .shadow-card:not(.flip-card-back), main .rounded-md.border-line').map((card) =>
      edge(card, groundOf(card), groundOf(card.parentElement)),
    ),
    ...seen('main .flip-card-summary').map((card) =>
      edge(
        card,
        getComputedStyle(card, '::before').backgroundColor,
        groundOf(card.parentElement),
        '::before',
      ),
    ),
  ];
  const fields = seen('main input:not([tabindex="-1"]), main textarea').map((field) =>
    edge(field, groundOf(field), groundOf(field.parentElement)),
  );
  return { bands, cards, fields };
}
