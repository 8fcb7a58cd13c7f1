// @module-tag rare
import { render, screen, waitFor, within } from '@testing-library/react';
import { memoryRouter } from 'birrete/routing';
import {
  createFakeUniversity,
  demoPassword,
  type FakeUniversity,
  fillWizard,
  graduationHandlers,
} from 'birrete/testing';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AdminConsole } from '#admin-console/admin-console.tsx';
import { openApproval } from '#admin-console/applications/applications-steps.fixtures.ts';
import {
  chooseMay,
  open as openBulkIssue,
  submitOf,
} from '#admin-console/titles/bulk-issue/bulk-issue-steps.fixtures.ts';
import { GraduationWizard } from '#graduation-wizard/graduation-wizard.tsx';
import { testDraftKey } from '#graduation-wizard/wizard-host.fixtures.tsx';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { bearerSession } from '#session/bearer-session.ts';
import { StatusLookup } from '#status-lookup/status-lookup.tsx';
import { filled, messages, speak } from '#storybook/story-messages.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { user } from '../person.ts';
import { repetitions } from '../repetitions.ts';
import { type StorageFault, storageFaults } from './storage-faults.ts';

speak('es');
const network = fakeNetwork();
let university: FakeUniversity;
let restore: () => void;

beforeEach(() => {
  university = createFakeUniversity();
  network.use(...graduationHandlers({ university }));
});
afterEach(() => restore());

interface Journey {
  readonly name: string;
  readonly at: string;
  readonly screen: ReactNode;
  /** Completes the journey and expects its final screen. */
  readonly go: (container: HTMLElement) => Promise<void>;
}

/** Signs in, and opens a section. */
async function signIn(container: HTMLElement, section?: string) {
  const { userEvent } = user();
  const canvas = within(container);
  await userEvent.type(await canvas.findByLabelText(messages.signIn.identifier), 'admin');
  await userEvent.type(canvas.getByLabelText(messages.signIn.password), `${demoPassword}{Enter}`);
  await waitFor(() => expect(canvas.queryByLabelText(messages.signIn.password)).toBeNull());
  if (section !== undefined) {
    await userEvent.click(await canvas.findByRole('link', { name: section }));
  }
  return { userEvent, canvas };
}

const journeys: readonly Journey[] = [
  {
    name: 'apply',
    at: '/solicitar',
    screen: <GraduationWizard draftKey={testDraftKey} />,
    go: async (container) => {
      await fillWizard(container, { user: user().userEvent });
      await within(container).findAllByText(/AG-\d{4}-\d{3}/);
    },
  },
  {
    name: 'look up',
    at: '/estado',
    screen: <StatusLookup />,
    go: async (container) => {
      const canvas = within(container);
      await user().userEvent.type(
        await canvas.findByRole('textbox', { name: messages.status.codeLabel }),
        'AG-2026-001{Enter}',
      );
      await canvas.findByText(filled(messages.status.resultTitle, { code: 'AG-2026-001' }));
    },
  },
  {
    name: 'sign in',
    at: '/login',
    screen: <AdminConsole />,
    go: async (container) => {
      const { canvas } = await signIn(container);
      await canvas.findByRole('heading', { name: messages.dashboard.title, level: 1 });
    },
  },
  {
    name: 'approve',
    at: '/login',
    screen: <AdminConsole />,
    go: async (container) => {
      const { userEvent, canvas } = await signIn(container, messages.console.applications);
      const dialog = await openApproval({ canvas, userEvent });
      const name = messages.applicationDecision.approve;
      await userEvent.click(dialog.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const approved = university.rows.applications.find(
        ({ application_code: code }) => code === 'AG-2026-008',
      );
      expect(approved?.status).toBe('CONFIRMADA');
    },
  },
  {
    name: 'issue',
    at: '/login',
    screen: <AdminConsole />,
    go: async (container) => {
      const before = university.rows.titles.length;
      const { userEvent, canvas } = await signIn(container, messages.console.titles);
      await canvas.findByRole('button', { name: messages.titles.bulkIssue });
      const person = { userEvent, canvas };
      const dialog = await openBulkIssue(person);
      await chooseMay(person, dialog);
      await userEvent.click(submitOf(dialog));
      await waitFor(() => expect(university.rows.titles).toHaveLength(before + 6));
    },
  },
];

type Case = readonly [journey: string, fault: string, StorageFault, Journey];

/** Each journey with each fault. `npm run test:all` tests each fault once, each with another journey. */
const isWhole = repetitions({ test: 0, full: 1 }) === 1;
const cases = storageFaults.flatMap((fault, place) =>
  journeys
    .filter((_, index) => isWhole || index === place % journeys.length)
    .map((journey): Case => [journey.name, fault.name, fault, journey]),
);

/** The journeys in `npm test`: an application and a sign-in. */
const usualFaults = ['throws at each call', 'is full, with a token of last week in it'];
const isUsual = ([, fault]: Case) => usualFaults.includes(fault);

async function goes(...[, , fault, journey]: Case): Promise<void> {
  restore = fault.begin();
  const { container } = render(
    <GraduationProvider
      api={{ baseUrl: '' }}
      auth={bearerSession()}
      router={memoryRouter(journey.at)}
    >
      {journey.screen}
    </GraduationProvider>,
  );
  await journey.go(container);
  expect(document.body.textContent).not.toMatch(/undefined|\[object Object\]|\bNaN\b/);
}

const title = '%s where the storage %s';
test.each(cases.filter(isUsual))(title, goes);
test.each(cases.filter((each) => !isUsual(each)))(title, { tags: ['rare'] }, goes);
