import type { CompleteMessages } from '../complete-messages.ts';

/** The messages of the kit, and of failures that every screen shares. */
export const uiEnglish = {
  ui: {
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
  },
  datePicker: {
    open: 'Choose in the calendar',
    title: 'Choose a date',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
  },
  search: {
    clear: 'Clear search',
  },
  pagination: {
    previous: 'Previous',
    next: 'Next',
    page: 'Page {page}',
  },
  table: {
    rowCount: { one: '{count} row', other: '{count} rows' },
  },
  applicationStatus: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    rejected: 'Rejected',
  },
  failures: {
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
  },
} satisfies Pick<
  CompleteMessages,
  'ui' | 'datePicker' | 'search' | 'pagination' | 'table' | 'applicationStatus' | 'failures'
>;
