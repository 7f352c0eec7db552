/** The search parameter of the contact page that names the topic. */
export const askParameter = 'about';

/** The id of the form's heading. */
export const contactFormId = 'write';

/** The address of the form on the contact page with a topic to start the message with. */
export const askHref = (contactPath: string, topic: string): string =>
  `${contactPath}?${new URLSearchParams({ [askParameter]: topic })}#${contactFormId}`;
