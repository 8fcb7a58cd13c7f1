import { userEvent } from '@testing-library/user-event';
import { within } from 'storybook/test';

/** A user of the whole page, with the helpers of the stories. */
export function user() {
  return { canvas: within(document.body), userEvent: userEvent.setup() };
}
