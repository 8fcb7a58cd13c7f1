import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { messages, speak } from '#storybook/story-messages.ts';
import { createDemoUniversity } from '#testing/university/demo-university.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationWizard, type GraduationWizardProps } from '../graduation-wizard.tsx';
import { forgetDraft, keepDraft, testDraftKey, WizardHost } from '../wizard-host.fixtures.tsx';

const network = fakeNetwork();
speak('es');
beforeEach(forgetDraft);

const { careers, genders, ceremonies } = createDemoUniversity({ today: '2026-06-15' });
const [open] = ceremonies.filter(({ status }) => status === 'ABIERTO');
const former = { ...open, name: 'Acto de ayer' };
const lists = { ceremonies: { success: true, data: [former] }, careers, genders };

function show(props: GraduationWizardProps) {
  render(
    <WizardHost>
      <GraduationWizard draftKey={testDraftKey} {...props} />
    </WizardHost>,
  );
}

const formerChoice = () => screen.queryByRole('radio', { name: /Acto de ayer/ });

test('the first step shows at once, and what was chosen stays when the lists arrive', async () => {
  show({ lists });
  expect(formerChoice()).toBeVisible();
  expect(screen.queryByText(messages.wizard.loading)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /Acto de ayer/ }));

  const chosen = await screen.findByRole('radio', { name: new RegExp(open?.name ?? '') });
  expect(chosen).toBeChecked();
  expect(formerChoice()).not.toBeInTheDocument();
});

test('lists that are no longer offered are replaced by those of the server', async () => {
  show({ lists: { ...lists, ceremonies: [{ ...former, id: 9001 }] } });
  expect(formerChoice()).toBeVisible();
  expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(0);
  await expect.poll(formerChoice).toBe(null);
});

test('a failed call leaves the lists of the page on screen, with a notice', async () => {
  network.use(http.get('*/api/public/ceremonies', () => HttpResponse.json({}, { status: 500 })));
  show({ lists });
  expect(await screen.findByText(messages.wizard.loadFailed)).toBeVisible();
  expect(formerChoice()).toBeVisible();
});

test.each([
  ['an unreadable list', { ...lists, careers: { error: 'mantenimiento' } }],
  ['no list', { ...lists, ceremonies: undefined }],
  ['no open ceremony', { ...lists, ceremonies: [] }],
])('with %s the wizard waits for its own', async (_, unusable) => {
  show({ lists: unusable });
  expect(screen.getByText(messages.wizard.loading)).toBeInTheDocument();
  await screen.findAllByRole('radio');
});

test('a saved draft is restored with the lists of the page, without moving the focus', async () => {
  keepDraft('career', { ceremonyId: open?.id, careerId: undefined });
  show({ lists });
  expect(screen.getByRole('heading', { name: messages.wizard.headingCareer })).toBeVisible();
  expect(document.body).toHaveFocus();
});

test('prefilled values wait for the lists of the server', async () => {
  show({ lists, initialValues: { ceremony: open?.id ?? 0 } });
  expect(formerChoice()).not.toBeInTheDocument();
  expect(await screen.findByRole('radio', { checked: true })).toBeVisible();
});
