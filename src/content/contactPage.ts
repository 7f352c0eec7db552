/** The Contact page. */
export const contactPage = {
  title: 'Talk to an engineer',
  introduction:
    'Tell us what the line does, what it should do, and when it can stop. An engineer reads every message and answers within one working day.',
  tiles: {
    title: 'How to reach us',
    telephone: 'Phone',
    mail: 'Email',
    location: 'Location',
    social: 'LinkedIn',
  },
  hours: {
    title: 'Office hours',
    days: (first: string, last: string) => `${first} to ${last}`,
    times: (opens: string, closes: string) => `${opens} to ${closes}`,
    open: (closes: string) => `Open now, closes at ${closes}`,
    closed: (day: string, opens: string) => `Closed now, opens ${day} at ${opens}`,
  },
  vcard: 'Save our contact details (vCard)',
  form: {
    title: 'Send Us a Message',
    introduction: 'All three fields are required.',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    messageHint: 'Machine, controller and symptom are a good start.',
    send: 'Send message',
    sending: 'Sending…',
    /** How a message begins that a link such as "Ask about PLC" leads to. */
    about: 'About:',
    /** Heard on arrival from such a link, where focus is on the name. */
    begun: (beginning: string) => `Your message begins “${beginning}”.`,
    honeypot: 'Leave this field empty',
    success:
      '✅ Your Contact Info has been shared with our team. Our experts will get in touch with you shortly. Thank you!',
    refused: '❌ Failed to send message. Try again later.',
    exception: '❌ Error sending message. Please try again.',
  },
};
