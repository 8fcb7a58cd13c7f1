// @module-tag rare
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import type { ApplicationDraft } from '#graduation-wizard/draft/application-draft.ts';
import { GraduationWizard } from '#graduation-wizard/graduation-wizard.tsx';
import { NameQuestion } from '#graduation-wizard/review/name-question.tsx';
import { fullDraft } from '#graduation-wizard/wizard.fixtures.ts';
import { keepDraft, testDraftKey, WizardHost } from '#graduation-wizard/wizard-host.fixtures.tsx';
import { messages, speak } from '#storybook/story-messages.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { compareRows } from './compare-rows.ts';
import { dates, otherTexts, shortYears } from './dates.ts';
import { emails } from './emails.ts';
import { identityNumbers, incompleteNumbers } from './identity-numbers.ts';
import { nameOf, names } from './names.ts';

fakeNetwork();
speak('es');

/** Opens the step with the personal data. */
async function openDetails(label: string) {
  keepDraft('details');
  render(
    <WizardHost>
      <GraduationWizard draftKey={testDraftKey} />
    </WizardHost>,
  );
  return screen.findByLabelText<HTMLInputElement>(label);
}

test('the date of birth becomes day, month and year when the field is left, or is a problem', async () => {
  const field = await openDetails(messages.wizard.dateOfBirth);
  const rows = [...dates, ...shortYears, ...otherTexts.map((text) => [text, text] as const)];
  const results = new Map<string, readonly [string, boolean]>();
  for (const [text] of rows) {
    await act(async () => {
      fireEvent.change(field, { target: { value: text } });
      fireEvent.blur(field);
    });
    results.set(text, [field.value, field.getAttribute('aria-invalid') === 'true']);
  }
  const { found, expected } = compareRows(
    rows,
    ([text]) => results.get(text),
    ([, tidied]): readonly [string, boolean] => [tidied, isProblem(tidied)],
  );
  expect(found).toEqual(expected);
});

/** The field is required, and a day before today. */
function isProblem(tidied: string): boolean {
  return parseCalendarDate(tidied) === undefined;
}

test('a slip in the e-mail address has a question, and no other address has one', async () => {
  const field = await openDetails(messages.wizard.email);
  const questions = new Map<string, string | undefined>();
  for (const [text] of emails) {
    await act(async () => fireEvent.change(field, { target: { value: text } }));
    questions.set(text, screen.queryByRole('button', { name: /^¿Quisiste/ })?.textContent);
  }
  const { found, expected } = compareRows(
    emails,
    ([text]) => questions.get(text),
    ([, suggestion]) => suggestion && messages.wizard.emailSlip.replace('{email}', suggestion),
  );
  expect(found).toEqual(expected);
});

function question(draft: ApplicationDraft) {
  return (
    <WizardHost>
      <NameQuestion form={{ draft, requireSecondLastName: true }} />
    </WizardHost>
  );
}

test('the review asks about an incomplete number, and about no other', async () => {
  const { rerender } = render(question(fullDraft));
  const asked = new Map<string, boolean>();
  for (const [idNumber, identificationType] of identityNumbers) {
    const draft = { ...fullDraft, idNumber, identificationType };
    await act(async () => rerender(question(draft)));
    asked.set(idNumber, screen.queryByText(messages.wizard.nameQuestion) !== null);
  }
  const { found, expected } = compareRows(
    identityNumbers,
    ([text]) => asked.get(text),
    (row) => incompleteNumbers.includes(row),
  );
  expect(found).toEqual(expected);
});

test('the review asks about a name that looks wrong, and about no other', async () => {
  const { rerender } = render(question(fullDraft));
  const asked = new Map<string, boolean>();
  for (const [text] of names) {
    const { firstName, secondName, lastName, secondLastName } = nameOf(text);
    const name = {
      firstName: firstName ?? '',
      secondName: secondName ?? '',
      lastName: lastName ?? '',
      secondLastName: secondLastName ?? '',
    };
    await act(async () => rerender(question({ ...fullDraft, ...name })));
    asked.set(text, screen.queryByText(messages.wizard.nameQuestion) !== null);
  }
  const { found, expected } = compareRows(
    names,
    ([text]) => asked.get(text),
    ([, findings]) => findings.length > 0,
  );
  expect(found).toEqual(expected);
});
