import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { messages, speak } from '#storybook/story-messages.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationWizard } from '../graduation-wizard.tsx';
import { keepDraft, testDraftKey, WizardHost } from '../wizard-host.fixtures.tsx';

fakeNetwork();

speak('es');

/** The inputs that React renders during an action: it writes their attributes, changed or not. */
async function renderedInputs(act: () => Promise<unknown>): Promise<ReadonlySet<Node>> {
  const inputs = new Set<Node>();
  const watch = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof HTMLInputElement) inputs.add(target);
  });
  watch.observe(document.body, { attributes: true, subtree: true });
  await act();
  await new Promise(requestAnimationFrame);
  watch.disconnect();
  return inputs;
}

test('a key press renders no field but its own and the date', async () => {
  keepDraft('details', { genderId: undefined });
  render(
    <WizardHost>
      <GraduationWizard draftKey={testDraftKey} requireSecondLastName="unless-none" />
    </WizardHost>,
  );
  const field = await screen.findByLabelText(messages.wizard.firstName);
  await userEvent.click(field);

  const rendered = await renderedInputs(() => userEvent.keyboard('na'));

  expect(rendered).toEqual(new Set([field, screen.getByLabelText(messages.wizard.dateOfBirth)]));
});
