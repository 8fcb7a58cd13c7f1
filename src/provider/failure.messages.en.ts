/** Messages about failed calls that all screens share, in English. */
export const failuresEnglish = {
  noAnswer: 'Connection error. Please check your internet connection.',
  unauthorized: 'Session expired. Please sign in again.',
  forbidden: 'You do not have permission to do this.',
  missing: 'Resource not found.',
  server: 'Server error. Please try again later.',
  unknown: 'Unknown error',
  unreadable: "The server's answer could not be read. Please try again later.",
  crashTitle: 'Something went wrong in this part of the page',
  crashText: 'What you wrote is kept in this tab. You can try again.',
  retry: 'Try again',
  notices: 'Notices',
};
