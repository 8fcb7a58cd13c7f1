import type { CompleteMessages } from '../complete-messages.ts';

/** The messages of an element that can't show its widget. */
export const embedEnglish = {
  embed: {
    loadFailed: 'This part of the page could not be loaded. Check your connection and try again.',
    loadFailedAgain: 'This part of the page still does not load. Reload the page to try once more.',
    retry: 'Try again',
    reload: 'Reload the page',
    unavailable: 'This service is not available at the moment. Please try again later.',
  },
} satisfies Pick<CompleteMessages, 'embed'>;
