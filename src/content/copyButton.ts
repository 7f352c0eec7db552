/** The copy buttons of the contact tiles, and the notification that answers them. */
export const copyText = {
  button: 'Copy',
  done: 'Copied',
  failed: 'Could not copy. The text is selected, so you can copy it yourself.',
  region: 'Notifications',
  notification: 'Notification',
  dismiss: 'Dismiss',
};
