/** The dialog before the session expires, in English. */
export const sessionEndingEnglish = {
  title: 'Your session is about to end',
  text: 'It ends at {time}. What you have not saved is lost then.',
  stay: 'Stay signed in',
  failed: 'The session could not be extended. Save your work or try again.',
};
