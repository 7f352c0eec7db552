/** The search parameter of the contact page that names the topic. */
export const askParameter = 'about';

/** The address of the form on the contact page with a topic to start the message with. */
export const askHref = (contactPath: string, topic: string): string =>
  `${contactPath}?${new URLSearchParams({ [askParameter]: topic })}`;
