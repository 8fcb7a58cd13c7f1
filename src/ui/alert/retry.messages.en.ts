/** Retry alert and code that failed to load, in English. */
export const retryEnglish = {
  retry: 'Try again',
  loadFailed: 'This part of the system could not be loaded',
  loadFailedText: 'Check your connection. Everything else still works.',
};
