import { screen, type userEvent } from 'storybook/test';
import { words } from './words.ts';

/** Takes the notices away, so that the next failure has to show its own, and is not counted together with the last. */
export async function dismissNotices(context: {
  readonly userEvent: Pick<typeof userEvent, 'click'>;
}): Promise<void> {
  for (const button of screen.queryAllByRole('button', { name: words.ui.dismiss })) {
    await context.userEvent.click(button);
  }
}
