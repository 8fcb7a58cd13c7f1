import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { messages, speak } from '#storybook/story-messages.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationWizard } from './graduation-wizard.tsx';
import { keepDraft, testDraftKey, WizardHost, walkToReview } from './wizard-host.fixtures.tsx';

fakeNetwork();

speak('es');

/** The text that a browser's translation may change. */
function translatable(): string {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (parentElement?.closest('style, [translate="no"]') === null) found.push(nodeValue ?? '');
  }
  return found.join(' ');
}

test('a browser translates no name, number or choice of an application', async () => {
  keepDraft('details');
  render(
    <WizardHost>
      <GraduationWizard draftKey={testDraftKey} />
    </WizardHost>,
  );
  await screen.findByLabelText(messages.wizard.idNumber);
  expect(translatable()).not.toContain('Femenino');

  await walkToReview({ canvas: screen, userEvent });
  const data = ["D'Angelo", '24.567.890', 'Femenino', 'Ingeniería de Sistemas', 'Aula Magna'];
  for (const text of data) {
    expect(document.body.textContent).toContain(text);
    expect(translatable()).not.toContain(text);
  }
  expect(translatable()).toContain(messages.wizard.headingReview);
});
