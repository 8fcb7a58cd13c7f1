import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { messages, speak } from '#storybook/story-messages.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationWizard, type GraduationWizardProps } from './graduation-wizard.tsx';
import { prefilledPerson } from './wizard.fixtures.ts';
import { forgetDraft, keepDraft, testDraftKey, WizardHost } from './wizard-host.fixtures.tsx';

fakeNetwork();
speak('es');
beforeEach(forgetDraft);

const {
  restoredText,
  restoredTextAuthorisation,
  problemIdNumberUnsaved: unsaved,
} = messages.wizard;

function open(props: GraduationWizardProps = {}) {
  render(
    <WizardHost>
      <GraduationWizard draftKey={testDraftKey} {...props} />
    </WizardHost>,
  );
}

const numberField = () => screen.findByLabelText(messages.wizard.idNumber);

test('a text that a reload restores is checked before anything else is typed', async () => {
  keepDraft('details', { email: 'maria@' });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ver los 2 datos que faltan' }));
  const { summaryTitle, problemEmailForm } = messages.wizard;
  const summary = within(await screen.findByRole('group', { name: summaryTitle }));
  expect(summary.getByRole('link', { name: problemEmailForm })).toBeVisible();
});

test('a reload of the review leads to the number, which says why it is blank', async () => {
  keepDraft('review');
  open();
  expect(await screen.findByText(restoredText)).toBeVisible();
  const field = await numberField();
  await expect.poll(() => document.activeElement).toBe(field);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(unsaved));

  await userEvent.type(field, 'V-24567890');
  expect(screen.queryByText(unsaved)).not.toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(unsaved));
});

test('the notice names the authorisation too where the university asks for one', async () => {
  keepDraft('review');
  open({ privacy: { kind: 'authorisation', version: '1', href: '/privacidad' } });
  expect(await screen.findByText(restoredTextAuthorisation)).toBeVisible();
});

test('a reload of the third step moves no focus and marks no field', async () => {
  keepDraft('details');
  open();
  expect(await screen.findByText(restoredText)).toBeVisible();
  expect(await numberField()).toBeValid();
  expect(document.body).toHaveFocus();
});

test('the focus stays where the page has put it', async () => {
  keepDraft('review');
  render(<input aria-label="Buscar en el sitio" />);
  const search = screen.getByLabelText('Buscar en el sitio');
  search.focus();
  open();
  expect(await numberField()).toHaveAccessibleDescription(expect.stringContaining(unsaved));
  expect(search).toHaveFocus();
});

test('a number of the host is not asked for again', async () => {
  keepDraft('review', { secondName: 'Carmen' });
  open({ initialValues: prefilledPerson });
  await screen.findByText(messages.wizard.restoredTitle);
  expect(screen.queryByText(restoredText)).not.toBeInTheDocument();
  expect(await screen.findByText(messages.wizard.headingReview)).toBeVisible();
});

test('a reload before the third step says nothing of the number', async () => {
  keepDraft('career', { firstName: '', lastName: '' });
  open();
  await screen.findByText(messages.wizard.restoredTitle);
  expect(screen.queryByText(restoredText)).not.toBeInTheDocument();
});

test('a ceremony that has closed comes first, and the number is marked on its step', async () => {
  keepDraft('review', { ceremonyId: 9001 });
  open();
  expect(await screen.findByText(restoredText)).toBeVisible();
  await userEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
  const next = await screen.findByRole('button', { name: messages.wizard.next });
  await userEvent.click(next);
  await screen.findByRole('heading', { name: messages.wizard.headingCareer });
  await userEvent.click(await screen.findByRole('button', { name: messages.wizard.next }));
  expect(await numberField()).toHaveAccessibleDescription(expect.stringContaining(unsaved));
});
