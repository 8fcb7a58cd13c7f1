import { screen, type userEvent } from 'storybook/test';
import { messages } from './story-messages.ts';

/** Closes all notices, so that the next failure has to show its notice and isn't counted together with the last one. */
export async function dismissNotices(context: {
  readonly userEvent: Pick<typeof userEvent, 'click'>;
}): Promise<void> {
  for (const button of screen.queryAllByRole('button', { name: messages.ui.dismiss })) {
    await context.userEvent.click(button);
  }
}
