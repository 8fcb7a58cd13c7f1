import { expect, waitFor } from 'storybook/test';
import { type StorySurroundings, storyLook } from '#storybook/story-look.ts';
import { messages } from '#storybook/story-messages.ts';
import { GraduationWizard, type GraduationWizardProps } from './graduation-wizard.tsx';
import { forgetDraft, testDraftKey, type Walker, WizardHost } from './wizard-host.fixtures.tsx';

/** Spread it into the meta of a wizard's stories: it clears the saved draft. */
export const wizardStory = {
  component: GraduationWizard,
  parameters: { bare: true },
  args: { draftKey: testDraftKey },
  render: (args: GraduationWizardProps, { globals }: StorySurroundings) => (
    <WizardHost look={storyLook(globals)}>
      <GraduationWizard {...args} />
    </WizardHost>
  ),
  beforeEach: forgetDraft,
};

/**
 * Dismisses the notice of a restored draft and removes the focus from the heading, so that a story shows its step as
 * without a reload.
 */
export async function dismissRestored({ canvas, userEvent }: Walker): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: messages.ui.dismiss }));
  const focused = () => document.querySelector<HTMLElement>('h2:focus');
  await waitFor(() => expect(focused()).not.toBeNull());
  focused()?.blur();
}
