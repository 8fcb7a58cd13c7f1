import { userEvent } from '@testing-library/user-event';
import { within } from 'storybook/test';

/** Somebody at the whole page, as the steps of the stories know him. */
export function user() {
  return { canvas: within(document.body), userEvent: userEvent.setup() };
}
