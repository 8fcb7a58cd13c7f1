import { demoPassword } from 'birrete/testing';
import type { ReactNode } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AdminConsole } from '#admin-console/admin-console.tsx';
import {
  openApproval,
  openEdit,
  openRejection,
  retype,
} from '#admin-console/applications/applications-steps.fixtures.ts';
import { choose, openNew, openRemoval } from '#admin-console/config/catalogue-states.fixtures.ts';
import {
  chooseMay,
  open as openBulkIssue,
  submitOf,
} from '#admin-console/titles/bulk-issue/bulk-issue-steps.fixtures.ts';
import { GraduationWizard } from '#graduation-wizard/graduation-wizard.tsx';
import { fullDraft } from '#graduation-wizard/wizard.fixtures.ts';
import { keepDraft, testDraftKey, walkToSubmit } from '#graduation-wizard/wizard-host.fixtures.tsx';
import { StatusLookup } from '#status-lookup/status-lookup.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import type { ContractCall } from '#testing/fake-api/contract-calls.ts';
import type { user as setUpUser } from '../person.ts';

type Person = ReturnType<typeof setUpUser>;

/** A field that was filled in before the call. */
type ExpectPreserved = () => void | Promise<void>;

/** Steps through the real screens up to a call. */
export interface Journey {
  readonly call: ContractCall;
  readonly at: string;
  readonly isSignedOut?: true;
  readonly screen: ReactNode;
  /** Prepares the tab's storage for the screen. */
  readonly before?: () => void;
  /** Triggers the call; absent if opening the screen does. @returns the fields that must survive a failure */
  readonly act?: Act;
}

type Act = (person: Person) => Promise<ExpectPreserved | undefined>;

const office = <AdminConsole />;
const wizard = <GraduationWizard draftKey={testDraftKey} />;
const june = 'Acto de Grado Extraordinario Junio 2026';
const retired = 'Ana Lucía Núñez Briceño';

type Dialog = ReturnType<typeof within>;

function keeps(dialog: Dialog, label: string, text: string): ExpectPreserved {
  return () => expect(dialog.getByRole('textbox', { name: label })).toHaveValue(text);
}

async function dialogOf(role: 'dialog' | 'alertdialog', name: string): Promise<Dialog> {
  return within(await screen.findByRole(role, { name }));
}

async function press({ userEvent }: Person, place: Dialog, name: string | RegExp) {
  await userEvent.click(await place.findByRole('button', { name }));
}

function inOffice(call: ContractCall, at: string, act?: Act): Journey {
  return { call, at, screen: office, ...(act === undefined ? {} : { act }) };
}

const reads: readonly Journey[] = [
  { call: 'GET /api/public/ceremonies', at: '/solicitar', screen: wizard },
  { call: 'GET /api/public/careers', at: '/solicitar', screen: wizard },
  { call: 'GET /api/genders', at: '/solicitar', screen: wizard },
  inOffice('GET /api/ceremonies', '/admin/ceremonies'),
  inOffice('GET /api/applications', '/admin/applications'),
  inOffice('GET /api/titles', '/admin/titles'),
  inOffice('GET /api/faculties', '/admin/config/faculties'),
  inOffice('GET /api/career_types', '/admin/config/career-types'),
  inOffice('GET /api/careers', '/admin/config/careers'),
  inOffice('GET /api/degree-titles', '/admin/config/nomenclatures'),
  inOffice('GET /api/users', '/admin/config/users'),
];

const visitors: readonly Journey[] = [
  {
    call: 'POST /api/public/apply',
    at: '/solicitar',
    screen: wizard,
    before: () => keepDraft('review'),
    act: async (person) => {
      await walkToSubmit(person);
      return async () => {
        await expect(await screen.findByText(fullDraft.email)).toBeVisible();
      };
    },
  },
  {
    call: 'GET /api/public/status/{code}',
    at: '/estado',
    screen: <StatusLookup />,
    act: async (person) => {
      const box = await person.canvas.findByRole('textbox', { name: messages.status.codeLabel });
      await person.userEvent.type(box, 'AG-2026-001');
      await press(person, person.canvas, messages.status.search);
      return () => expect(box).toHaveValue('AG-2026-001');
    },
  },
  {
    call: 'POST /api/auth/login',
    at: '/login',
    isSignedOut: true,
    screen: office,
    act: async (person) => {
      const box = await person.canvas.findByLabelText(messages.signIn.identifier);
      await person.userEvent.type(box, 'admin');
      await person.userEvent.type(
        person.canvas.getByLabelText(messages.signIn.password),
        demoPassword,
      );
      await press(person, person.canvas, messages.signIn.submit);
      return () => expect(box).toHaveValue('admin');
    },
  },
];

const ceremonies: readonly Journey[] = [
  inOffice('POST /api/ceremonies', '/admin/ceremonies', async (person) => {
    await press(person, person.canvas, messages.ceremonyForm.createTitle);
    const form = await dialogOf('dialog', messages.ceremonyForm.createTitle);
    const { name, date, location, record, assigned, folio } = messages.ceremonyForm;
    for (const [label, text] of [
      [name, 'Acto 2099'],
      [date, '10/07/2099'],
      [location, 'Aula Magna'],
      [record, '2001'],
      [assigned, '2301'],
      [folio, '02501'],
    ] as const) {
      await person.userEvent.type(form.getByRole('textbox', { name: label }), text);
    }
    await press(person, form, messages.ceremonyForm.save);
    return keeps(form, name, 'Acto 2099');
  }),
  inOffice('PUT /api/ceremonies/{id}', '/admin/ceremonies', async (person) => {
    await press(person, person.canvas, filled(messages.ceremonies.editAction, { name: june }));
    const form = await dialogOf('dialog', messages.ceremonyForm.editTitle);
    const box = form.getByRole('textbox', { name: messages.ceremonies.location });
    await person.userEvent.clear(box);
    await person.userEvent.type(box, 'Auditorio');
    await press(person, form, messages.ceremonyForm.save);
    return () => expect(box).toHaveValue('Auditorio');
  }),
  inOffice('DELETE /api/ceremonies/{id}', '/admin/ceremonies', async (person) => {
    await press(person, person.canvas, filled(messages.ceremonies.deleteAction, { name: june }));
    const dialog = await dialogOf('alertdialog', messages.ceremonyDialogs.deleteTitle);
    await press(person, dialog, matching(messages.ceremonyDialogs.deleteWithCount));
    return undefined;
  }),
  inOffice('POST /api/ceremonies/{id}/complete', '/admin/ceremonies', async (person) => {
    const badge = matching(messages.ceremonies.statusAction, { name: june });
    await press(person, person.canvas, badge);
    const dialog = await dialogOf('dialog', messages.ceremonyDialogs.statusTitle);
    await person.userEvent.click(
      dialog.getByRole('radio', { name: messages.ceremonies.completed }),
    );
    await dialog.findByText(messages.ceremonyDialogs.leftBehind);
    await press(person, dialog, messages.ceremonyDialogs.statusTitle);
    return undefined;
  }),
];

const applications: readonly Journey[] = [
  inOffice('PUT /api/applications/{id}', '/admin/applications', async (person) => {
    const dialog = await openEdit(person);
    await retype(person, dialog, 'placeOfBirth', 'Coro');
    await press(person, dialog, messages.applicationDetail.save);
    return keeps(dialog, messages.applicationDetail.placeOfBirth, 'Coro');
  }),
  inOffice('PATCH /api/applications/{id}/confirm', '/admin/applications', async (person) => {
    const dialog = await openApproval(person);
    const notes = dialog.getByRole('textbox');
    await person.userEvent.type(notes, 'Solvente');
    await press(person, dialog, messages.applicationDecision.approve);
    return () => expect(notes).toHaveValue('Solvente');
  }),
  inOffice('PATCH /api/applications/{id}/reject', '/admin/applications', async (person) => {
    const dialog = await openRejection(person);
    const reason = dialog.getByRole('textbox');
    await person.userEvent.type(reason, 'Falta la solvencia');
    await press(person, dialog, messages.applicationDecision.reject);
    return () => expect(reason).toHaveValue('Falta la solvencia');
  }),
  inOffice('POST /api/titles/ceremony/{id}/bulk-emit', '/admin/titles', async (person) => {
    await person.canvas.findByRole('button', { name: messages.titles.bulkIssue });
    const dialog = await openBulkIssue(person);
    await chooseMay(person, dialog);
    await person.userEvent.click(submitOf(dialog));
    return undefined;
  }),
];

const reports = (
  [
    ['graduated-applications', 'graduatedApplications'],
    ['confirmed-students', 'confirmedStudents'],
    ['contact-list-applicants', 'contactListApplicants'],
    ['contact-list-confirmed', 'contactListConfirmed'],
  ] as const
).map(([type, name]) =>
  inOffice(
    `POST /api/reports/${type}`,
    `/admin/reports?type=${type}&format=PDF&ceremony=7`,
    async (person) => {
      await person.canvas.findByText(/Acto de Grado Agosto 2026 ·/);
      await press(person, person.canvas, messages.reports.generate);
      const chosen = person.canvas.getByRole('radio', { name: messages.reports[name] });
      return () => expect(chosen).toBeChecked();
    },
  ),
);

const catalogues = (
  [
    ['faculties', 'configFaculties', 'Facultad de Medicina', '/admin/config/faculties'],
    ['career_types', 'configCareerTypes', 'Postgrado', '/admin/config/career-types'],
    ['careers', 'configCareers', 'Arquitectura', '/admin/config/careers'],
    [
      'degree-titles',
      'configNomenclatures',
      'Arquitecta (Arquitectura)',
      '/admin/config/nomenclatures',
    ],
    ['users', 'configUsers', retired, '/admin/config/users'],
  ] as const
).flatMap(([path, room, row, at]): Journey[] => [
  inOffice(`POST /api/${path}`, at, async (person) => {
    const dialog = await openNew(person, room);
    const expectPreserved = await fillIn[room](person, dialog);
    await press(person, dialog, messages.config.save);
    return expectPreserved;
  }),
  inOffice(`PUT /api/${path}/{id}`, at, async (person) => {
    await press(person, person.canvas, filled(messages.config.editAction, { name: row }));
    const dialog = await dialogOf('dialog', messages[room].editTitle);
    await press(person, dialog, messages.config.save);
    return undefined;
  }),
  inOffice(`DELETE /api/${path}/{id}`, at, async (person) => {
    const dialog = await openRemoval(person, room, row);
    await press(person, dialog, messages.config.remove);
    return undefined;
  }),
]);

type Fill = (person: Person, dialog: Dialog) => Promise<ExpectPreserved>;

function fillName(label: () => string): Fill {
  return async ({ userEvent }, dialog) => {
    await userEvent.type(dialog.getByRole('textbox', { name: label() }), 'Astronomía');
    return keeps(dialog, label(), 'Astronomía');
  };
}

const fillIn = {
  configFaculties: fillName(() => messages.configFaculties.name),
  configCareerTypes: fillName(() => messages.configCareerTypes.name),
  configCareers: async (person: Person, dialog: Dialog) => {
    const expectPreserved = await fillName(() => messages.configCareers.name)(person, dialog);
    await choose(person, dialog, messages.configCareers.type, /Pregrado/);
    await choose(person, dialog, messages.configCareers.faculty, /Ingeniería/);
    return expectPreserved;
  },
  configNomenclatures: async (person: Person, dialog: Dialog) => {
    const { maleTitle, femaleTitle } = messages.configNomenclatures;
    const career = dialog.getByRole('combobox', { name: messages.configMatrix.career });
    await waitFor(() => expect(career).toBeEnabled());
    await person.userEvent.type(career, 'turis');
    await person.userEvent.click(await screen.findByRole('option', { name: /Turismo/ }));
    for (const label of [maleTitle, femaleTitle]) {
      const box = dialog.getByRole('textbox', { name: label });
      await person.userEvent.clear(box);
      await person.userEvent.type(box, 'Licenciatura');
    }
    return keeps(dialog, maleTitle, 'Licenciatura');
  },
  configUsers: async ({ userEvent }: Person, dialog: Dialog) => {
    const { username, email, fullName } = messages.configUsers;
    await userEvent.type(dialog.getByLabelText(username), 'nnunez');
    await userEvent.type(dialog.getByLabelText(email), 'nnunez@universidad.edu');
    await userEvent.type(dialog.getByLabelText(fullName), 'Noé Núñez');
    return keeps(dialog, fullName, 'Noé Núñez');
  },
} as const satisfies Record<string, Fill>;

/** One journey for each call of the API contract. */
export const journeys: readonly Journey[] = [
  ...reads,
  ...visitors,
  ...ceremonies,
  ...applications,
  ...reports,
  ...catalogues,
];

/** Waits until no call is pending. */
export async function settled(): Promise<void> {
  await waitFor(() => {
    const busy = document.querySelector('[aria-busy="true"]');
    expect(busy, busy?.textContent ?? '').toBeNull();
  });
}
