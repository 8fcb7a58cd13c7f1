/** What every screen shares when a call fails, in English. */
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
  reload: 'Reload the page',
  notices: 'Notices',
};

/** The kit's own words in English. */
export const uiEnglish = {
  required: 'required',
  optional: '(optional)',
  loading: 'Loading…',
  close: 'Close',
  dismiss: 'Dismiss notice',
  completed: 'Completed',
  stepOf: 'Step {step} of {total}',
  error: 'Error',
  success: 'Done',
  warning: 'Warning',
  info: 'Information',
  chooseOption: 'Choose an option',
  optionCount: { one: '{count} option available', other: '{count} options available' },
  noOptions: 'No matching options',
  options: 'Options',
  clearValue: 'Clear selection',
  datePlaceholder: 'DD/MM/YYYY',
};

export const searchEnglish = { clear: 'Clear search' };

export const paginationEnglish = { previous: 'Previous', next: 'Next', page: 'Page {page}' };

export const tableEnglish = { rowCount: { one: '{count} row', other: '{count} rows' } };

/** What a visitor reads where an element of a page without React can't show its widget, in English. */
export const embedEnglish = {
  loadFailed: 'This part of the page could not be loaded. Check your connection and try again.',
  loadFailedAgain: 'This part of the page still does not load. Reload the page to try once more.',
  retry: 'Try again',
  reload: 'Reload the page',
  unavailable: 'This service is not available at the moment. Please try again later.',
};
