// @module-tag rare
import { render, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { memoryRouter } from 'birrete/routing';
import {
  createFakeAuth,
  createFakeUniversity,
  type FakeUniversity,
  faults,
  graduationHandlers,
} from 'birrete/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { AdminConsole } from '#admin-console/admin-console.tsx';
import {
  chooseMay,
  emit,
  open as openBulkIssue,
  submitOf,
} from '#admin-console/titles/bulk-issue/bulk-issue-steps.fixtures.ts';
import { GraduationWizard } from '#graduation-wizard/graduation-wizard.tsx';
import { fullDraft } from '#graduation-wizard/wizard.fixtures.ts';
import {
  keepDraft,
  testDraftKey,
  WizardHost,
  walkToReview,
} from '#graduation-wizard/wizard-host.fixtures.tsx';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { messages, speak } from '#storybook/story-messages.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { user } from '../person.ts';
import { repetitions } from '../repetitions.ts';

speak('es');
const network = fakeNetwork();
const apply = 'POST /api/public/apply';
let university: FakeUniversity;
let submits: number;

beforeEach(() => {
  submits = 0;
  network.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/api/public/apply')) submits += 1;
  });
  university = createFakeUniversity();
  network.use(...graduationHandlers({ university }));
});

const rounds = Array.from({ length: repetitions({ test: 1, full: 250 }) }, (_, index) => index + 1);

/** Ways to submit twice. */
const hurries: readonly [string, (button: HTMLElement) => Promise<unknown>][] = [
  ['a double click', (button) => userEvent.dblClick(button)],
  [
    'Enter with a click',
    (button) => {
      button.focus();
      return Promise.all([userEvent.keyboard('{Enter}'), userEvent.click(button)]);
    },
  ],
];

function applicationsOf({ rows }: FakeUniversity): number {
  const digits = fullDraft.idNumber.replaceAll('.', '');
  return rows.applications.filter(({ id_number }) => id_number?.replaceAll('.', '') === digits)
    .length;
}

async function openReview() {
  keepDraft('review');
  const { container, unmount } = render(
    <WizardHost>
      <GraduationWizard draftKey={testDraftKey} />
    </WizardHost>,
  );
  const canvas = within(container);
  await walkToReview({ canvas, userEvent });
  const press = () => canvas.findByRole('button', { name: messages.wizard.submit });
  return { canvas, press, unmount };
}

const code = /AG-\d{4}-\d{3}/;

describe.each(rounds)('one application is created, round %d', () => {
  test.each(hurries)('%s', async (_, hurry) => {
    network.use(faults.slow(apply, 30));
    const { canvas, press } = await openReview();
    await hurry(await press());
    await canvas.findAllByText(code);
    expect(submits).toBe(1);
    expect(applicationsOf(university)).toBe(1);
  });

  test('a retry after a lost response', async () => {
    network.use(faults.lostAnswer(apply, { university, once: true }));
    const { canvas, press } = await openReview();
    await userEvent.click(await press());
    await canvas.findByText(messages.wizard.unsentTitle);
    await userEvent.click(await press());
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(applicationsOf(university)).toBe(1);
  });

  test('two tabs', async () => {
    network.use(faults.slow(apply, 30));
    const tabs = [await openReview(), await openReview()];
    for (const button of await Promise.all(tabs.map(({ press }) => press()))) button.click();
    await waitFor(() => expect(document.body.textContent).toMatch(code));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(applicationsOf(university)).toBe(1);
  });
});

async function openIssue() {
  const { container } = render(
    <GraduationProvider
      api={{ baseUrl: '' }}
      auth={createFakeAuth({ role: 1 })}
      router={memoryRouter('/admin/titles')}
    >
      <AdminConsole />
    </GraduationProvider>,
  );
  const person = { ...user(), canvas: within(container) };
  await person.canvas.findByRole('button', { name: messages.titles.bulkIssue });
  const dialog = await openBulkIssue(person);
  await chooseMay(person, dialog);
  return submitOf(dialog);
}

/** The application of each title; none may occur twice. */
function issuedIn({ rows }: FakeUniversity): (number | null)[] {
  return rows.titles.map(({ application_id }) => application_id);
}

describe.each(rounds)('each title is issued once, round %d', () => {
  test.each(hurries)('%s', async (_, hurry) => {
    const before = university.rows.titles.length;
    network.use(faults.slow(emit, 30));
    await hurry(await openIssue());
    await waitFor(() => expect(university.rows.titles).toHaveLength(before + 6));
    const issued = issuedIn(university);
    expect(new Set(issued).size).toBe(issued.length);
  });

  test('a retry after a lost response', async () => {
    const before = university.rows.titles.length;
    network.use(faults.lostAnswer(emit, { university, once: true }));
    const submit = await openIssue();
    await userEvent.click(submit);
    await waitFor(() => expect(document.querySelector('[data-tone="danger"]')).not.toBeNull());
    if (submit.isConnected) await userEvent.click(submit);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    const issued = issuedIn(university);
    expect(issued).toHaveLength(before + 6);
    expect(new Set(issued).size).toBe(issued.length);
  });
});
