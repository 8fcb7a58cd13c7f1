import { expect, waitFor } from 'storybook/test';
import { type StorySurroundings, storyLook } from '../../.storybook/story-look.ts';
import { words } from '../../.storybook/words.ts';
import { GraduationWizard, type GraduationWizardProps } from './graduation-wizard.tsx';
import { forgetDraft, testDraftKey, type Walker, WizardHost } from './wizard-host.fixtures.tsx';

/** Spread it into the meta of a wizard's stories: the tab keeps no draft. */
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
 * Puts the notice of a kept draft away, and the focus that it leaves to the heading, so that a story shows its step as a
 * person without a reload sees it.
 */
export async function dismissRestored({ canvas, userEvent }: Walker): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: words.ui.dismiss }));
  const focused = () => document.querySelector<HTMLElement>('h2:focus');
  await waitFor(() => expect(focused()).not.toBeNull());
  focused()?.blur();
}
