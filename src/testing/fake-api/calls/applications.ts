import type { ApplicationEdit } from '#contract/applications.ts';
import { personKey } from '#domain/person/identity-number.ts';
import { formatApplicationCode } from '#register/application/application-code.ts';
import {
  notesAfterConfirmation,
  type PublishedPrivacy,
  refuseAge,
  refuseAuthorisation,
  refuseBirthDate,
  refuseChoices,
  refuseDuplicateApplication,
  refuseSecondApplication,
} from '#register/application/application-rules.ts';
import { latestToday } from '#register/calendar/today-anywhere.ts';
import { blankPerson } from '#testing/university/people/blank-person.ts';
import type { ApplicationRow, DemoUniversity } from '#testing/university/rows.ts';
import { applicationAnswer } from '../answers.ts';
import { demand } from '../declined-call.ts';
import type { Exchange, Replies } from '../exchange.ts';
import type { FakeUniversity } from '../fake-university.ts';
import { findRow, nextCodeNumber, nextId, targetRow, wireVersion } from '../memory.ts';

type Claim = Pick<
  ApplicationRow,
  'identification_type' | 'id_number' | 'career_id' | 'ceremony_id'
>;

function applicantKey({ identification_type, id_number }: Claim): string {
  return personKey(identification_type, id_number);
}

/** True if the person has a live application for the career and ceremony, besides the one with the id `except`. */
function hasLiveApplication(rows: DemoUniversity, claim: Claim, except = 0): boolean {
  const key = applicantKey(claim);
  return rows.applications.some(
    (row) =>
      row.status !== 'RECHAZADA' &&
      row.id !== except &&
      row.career_id === claim.career_id &&
      row.ceremony_id === claim.ceremony_id &&
      applicantKey(row) === key,
  );
}

function latestBirth({ university }: Pick<Exchange, 'university'>): string {
  return latestToday(new Date(university.now()));
}

function rowClaim(row: ApplicationRow) {
  return { isLive: row.status !== 'RECHAZADA', personKey: applicantKey(row) };
}

/** Changes an application. Issued titles keep their values. @throws DeclinedCall 404, 409 or 412 */
function change(exchange: Exchange, changesOf: (row: ApplicationRow) => Partial<ApplicationRow>) {
  const row = targetRow(exchange, 'applications', 'applicationMissing', 'applicationChanged');
  store(exchange, row, changesOf(row));
  return answer(exchange, row);
}

function store(
  { university }: Pick<Exchange, 'university'>,
  row: ApplicationRow,
  changes: Partial<ApplicationRow>,
): void {
  const after = { ...row, ...changes };
  const hasOther = hasLiveApplication(university.rows, after, row.id);
  demand(refuseDuplicateApplication(rowClaim(row), rowClaim(after), hasOther));
  const isChanged = JSON.stringify(after) !== JSON.stringify(row);
  Object.assign(row, after, isChanged ? { updated_at: university.now() } : {});
}

/** Corrects a person's data. @throws DeclinedCall 409 or 422 */
export function editRow(
  exchange: Pick<Exchange, 'university'>,
  row: ApplicationRow,
  { middle_name, phone_number, ...edit }: ApplicationEdit,
): void {
  demand(refuseBirthDate(edit.date_of_birth, latestBirth(exchange), 'birthDateInvalid'));
  store(exchange, row, sent({ ...edit, second_name: middle_name, phone: phone_number }));
}

function answer(exchange: Exchange, row: ApplicationRow) {
  const { internal_notes = null } = row;
  const internal = exchange.extras.includes('internal-notes') ? { internal_notes } : {};
  return {
    ...applicationAnswer(exchange.university.rows, row),
    ...internal,
    ...wireVersion(exchange, row),
  };
}

/** The authorisation as it is stored; null if none was sent. */
function acceptanceOf(version: string | null | undefined, accepted_at: string) {
  return typeof version === 'string' ? { version, accepted_at } : null;
}

/** The entries with a value: an omitted field keeps its value. */
function sent<Fields extends object>(fields: Fields) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Fields]: Exclude<Fields[Key], undefined> };
}

/** A key of the usual length, the same at every run. */
function makeReceiptKey({ receiptKeys }: FakeUniversity, id: number): string {
  const key = `clave${String(id).padStart(17, '0')}`;
  receiptKeys.set(id, key);
  return key;
}

/** The published texts: any unless some are named, or one is in force. */
function publishedPrivacy({ privacy, privacyVersions }: Exchange): PublishedPrivacy {
  const isAny = privacyVersions === undefined && privacy.version === null;
  return {
    isRequired: privacy.kind === 'authorisation',
    isPublished: (version) =>
      isAny || version === privacy.version || (privacyVersions ?? []).includes(version),
  };
}

export const applications: Replies<
  'apply' | 'listApplications' | 'editApplication' | 'confirmApplication' | 'rejectApplication'
> = {
  apply(exchange) {
    const { university, extras } = exchange;
    const { privacy_version, ...input } = exchange.input;
    const { rows } = university;
    demand(refuseBirthDate(input.date_of_birth, latestBirth(exchange), 'birthDateFuture'));
    demand(refuseAge(input.date_of_birth, latestBirth(exchange), exchange.minimumAge));
    demand(refuseAuthorisation(privacy_version, publishedPrivacy(exchange)));
    const ceremony = findRow(rows.ceremonies, input.ceremony_id);
    const career = findRow(rows.careers, input.career_id);
    demand(
      refuseChoices({
        ceremony: ceremony && { isOpen: ceremony.status === 'ABIERTO' },
        career: career && { isActive: career.is_active },
        isGenderKnown: findRow(rows.genders, input.gender_id) !== undefined,
      }),
    );
    demand(refuseSecondApplication(hasLiveApplication(rows, input)));
    const year = university.today.slice(0, 4);
    const row: ApplicationRow = {
      id: nextId(university, 'applications'),
      application_code: formatApplicationCode(year, nextCodeNumber(university, year)),
      status: 'PENDIENTE',
      ...blankPerson,
      ...sent(input),
      second_last_name: input.second_last_name ?? '',
      notes: null,
      ...(extras.includes('privacy') && {
        privacy: acceptanceOf(privacy_version, university.now()),
      }),
      applied_at: university.now(),
      updated_at: null,
    };
    rows.applications.push(row);
    const answered = { id: row.id, application_code: row.application_code };
    if (!exchange.extras.includes('receipt-key')) return answered;
    return { ...answered, receipt_key: makeReceiptKey(university, row.id) };
  },
  listApplications: (exchange) =>
    exchange.university.rows.applications.map((row) => answer(exchange, row)),
  editApplication(exchange) {
    const row = targetRow(exchange, 'applications', 'applicationMissing', 'applicationChanged');
    editRow(exchange, row, exchange.input);
    return answer(exchange, row);
  },
  confirmApplication: (exchange) =>
    change(exchange, ({ status, notes }) => ({
      status: 'CONFIRMADA',
      notes: notesAfterConfirmation(
        { isRejected: status === 'RECHAZADA', notes },
        exchange.input.notes ?? null,
      ),
    })),
  rejectApplication: (exchange) =>
    change(exchange, () => ({ status: 'RECHAZADA', notes: exchange.input.notes })),
};
