/** The Contact page. */
export const contactPage = {
  title: 'Talk to an engineer',
  introduction:
    'What does the line do, what should it do, when can it stop? An engineer answers within one working day.',
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
    breakdown: {
      title: 'Line down, out of hours?',
      customers: 'With a support agreement, day and night:',
      others:
        'Without one: write now what has stopped and a number to call. It is the first message read in the morning.',
    },
  },
  vcard: 'Save our contact details (vCard)',
  next: {
    title: 'What happens next',
    steps: [
      {
        when: 'Within one working day',
        what: 'An engineer answers, by telephone if you gave a number: questions first, no sales call.',
      },
      {
        when: 'Within two weeks',
        what: 'One of us walks the line with your electricians. The first visit in the upper North Island costs nothing.',
      },
      {
        when: 'After the visit',
        what: 'You get a written scope with a price, the hours the line has to stop, and what we would leave alone.',
      },
    ],
  },
  form: {
    title: 'Send Us a Message',
    introduction:
      'All three fields are required. Your message is read by our engineers alone; what you tell us about your plant stays yours.',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    messageHint: 'Machine, controller and symptom; and a number, if we should call back.',
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
