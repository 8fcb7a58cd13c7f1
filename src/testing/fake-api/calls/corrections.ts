import type { ResolutionInput, TitleEntryAnswer } from '#contract/corrections.ts';
import type { HoldInput, TitleHoldAnswer } from '#contract/holds.ts';
import { byRegister, type Register } from '#domain/registers.ts';
import { nextNumber } from '#domain/registry/numbering/numbering.ts';
import { isSameRegister } from '#domain/registry/numbering/register-policy.ts';
import { numberKey } from '#domain/registry/numbering/taken-number.ts';
import { advanceRegistryNumber, formatRegistryNumber } from '#domain/registry/registry-number.ts';
import { refuseBirthDate } from '#register/application/application-rules.ts';
import { latestToday } from '#register/calendar/today-anywhere.ts';
import {
  refuseAnnulment,
  refuseCorrection,
  refuseDuplicate,
  refuseHold,
  refuseLifting,
  refuseResolution,
} from '#register/title/correction-rules.ts';
import { refuseNumbering } from '#register/title/issue-rules.ts';
import {
  rectifiedTexts,
  rectifiedValues,
  refuseUnchanged,
  statedTexts,
} from '#register/title/rectification-rules.ts';
import { sharesBook } from '#register/title/shared-book.ts';
import type { TitleRow } from '#testing/university/rows.ts';
import { decline, demand } from '../declined-call.ts';
import { type Exchange, type Replies, todayOf } from '../exchange.ts';
import { findRow, nextId } from '../memory.ts';
import { issuedContext, noteSuccessor } from '../titles/issued-context.ts';
import { policyOf, registerPlace, standingOf } from '../titles/title-facts.ts';

/** Corrections and reviews of issued titles, beyond the API contract. */
export const corrections: Replies<
  | 'listTitleEntries'
  | 'annulTitle'
  | 'readTitleContent'
  | 'readTitleSeal'
  | 'rectifyTitle'
  | 'duplicateTitle'
  | 'listTitleHolds'
  | 'holdTitle'
  | 'liftTitleHold'
> = {
  listTitleEntries: ({ university }) => university.titleEntries,
  annulTitle(exchange) {
    const title = resolvedTitle(exchange);
    demand(refuseAnnulment(standingOf(exchange.university, title.id)));
    return addEntry(exchange, title, { kind: 'annulled' });
  },
  duplicateTitle(exchange) {
    const title = correctableTitle(exchange);
    demand(refuseDuplicate(titleEntries(exchange, title), exchange.input.resolution_number));
    return addEntry(exchange, title, { kind: 'duplicated' });
  },
  readTitleContent({ university: { rows }, id }) {
    const title = findRow(rows.titles, id);
    if (title === undefined) throw decline('titleMissing');
    const { stated } = issuedContext(rows, title);
    const unstated = Object.fromEntries(rows.documentFields.map(({ name }) => [name, '']));
    return { ...stated, birth_erased: false, fields: { ...unstated, ...stated.fields } };
  },
  readTitleSeal({ university: { rows }, id }) {
    if (findRow(rows.titles, id) === undefined) throw decline('titleMissing');
    // All titles of the fake API were issued with their content.
    return { as_found_at: null };
  },
  rectifyTitle(exchange) {
    const { university } = exchange;
    const title = correctableTitle(exchange);
    const born = exchange.input.date_of_birth;
    demand(refuseBirthDate(born, latestToday(new Date(university.now())), 'birthDateInvalid'));
    const hasContents = exchange.extras.includes('title-contents');
    const { stated } = issuedContext(university.rows, title);
    const texts = rectifiedTexts(title, exchange.input);
    const values = hasContents ? rectifiedValues(stated, exchange.input) : stated;
    const before = { ...rectifiedTexts(title, title), ...statedTexts(stated) };
    demand(refuseUnchanged(before, { ...texts, ...statedTexts(values) }));
    const successor = {
      ...title,
      ...texts,
      ...freeNumbers(exchange, title),
      id: nextId(university, 'titles'),
      predecessor_id: title.id,
      issue_date: university.today,
      created_at: university.now(),
      updated_at: university.now(),
    };
    university.rows.titles.push(successor);
    noteSuccessor(university.rows, title, successor, values);
    const isHidden = exchange.input.former_name_hidden && exchange.extras.includes('hidden-names');
    const cause = exchange.input.error_cause;
    return addEntry(exchange, title, {
      kind: 'rectified',
      replacing: successor.id,
      isHidden,
      cause,
    });
  },
  listTitleHolds: ({ university }) => university.titleHolds,
  holdTitle: (exchange) => addHold(exchange, 'held', refuseHold),
  liftTitleHold: (exchange) => addHold(exchange, 'lifted', refuseLifting),
};

function addHold(
  { university, id, input, user }: Exchange<HoldInput>,
  kind: TitleHoldAnswer['kind'],
  refuse: typeof refuseHold | typeof refuseLifting,
): TitleHoldAnswer {
  const title = findRow(university.rows.titles, id);
  if (title === undefined) throw decline('titleMissing');
  demand(refuse(standingOf(university, title.id)));
  const entry = {
    id: university.titleHolds.length + 1,
    title_id: title.id,
    kind,
    reason: input.reason,
    entered_by: user?.full_name ?? '',
    created_at: university.now(),
  };
  university.titleHolds.unshift(entry);
  return entry;
}

/** The title of a call, which is valid. @throws DeclinedCall 404, 409 or 422 */
function correctableTitle(exchange: Exchange<ResolutionInput>): TitleRow {
  const title = resolvedTitle(exchange);
  demand(refuseCorrection(standingOf(exchange.university, title.id)));
  return title;
}

/** The title of a call with a resolution. @throws DeclinedCall 404 or 422 */
function resolvedTitle(exchange: Exchange<ResolutionInput>): TitleRow {
  const { university, id, input } = exchange;
  demand(refuseResolution(input.resolution_date, todayOf(exchange)));
  const title = findRow(university.rows.titles, id);
  if (title === undefined) throw decline('titleMissing');
  return title;
}

function titleEntries({ university }: Pick<Exchange, 'university'>, { id }: TitleRow) {
  return university.titleEntries.filter(({ title_id }) => title_id === id);
}

interface NewEntry {
  readonly kind: TitleEntryAnswer['kind'];
  readonly replacing?: number;
  /** True hides the former name from the public. */
  readonly isHidden?: boolean;
  readonly cause?: TitleEntryAnswer['error_cause'];
}

function addEntry(
  { university, input, user, extras }: Exchange<ResolutionInput>,
  title: TitleRow,
  { kind, replacing, isHidden = false, cause = null }: NewEntry,
): TitleEntryAnswer {
  const { resolution_number, resolution_date, resolution_body, resolution_reason } = input;
  const entry = {
    id: university.titleEntries.length + 1,
    title_id: title.id,
    kind,
    resolution_number,
    resolution_date,
    resolution_body,
    resolution_reason,
    replacing_title_id: replacing ?? null,
    ...(extras.includes('hidden-names') ? { former_name_hidden: isHidden } : {}),
    ...(extras.includes('title-contents') ? { error_cause: cause } : {}),
    entered_by: user?.full_name ?? '',
    created_at: university.now(),
  };
  university.titleEntries.unshift(entry);
  return entry;
}

/** The next numbers of the title's ceremony that no title of the same register has. */
function freeNumbers(exchange: Exchange, title: TitleRow) {
  const { rows } = exchange.university;
  const ceremony = findRow(rows.ceremonies, title.ceremony_id);
  if (ceremony === undefined) throw decline('ceremonyNotFound');
  demand(refuseNumbering(ceremony, 1));
  const own = rows.titles.filter(({ ceremony_id }) => ceremony_id === ceremony.id);
  const policy = policyOf(exchange);
  const { record, assigned, folio } = byRegister((register) => {
    const initialOf = (id: number) => findRow(rows.ceremonies, id)?.[`${register}_initial`] ?? '';
    const initial = initialOf(ceremony.id);
    const others = rows.titles.filter(
      (other) =>
        (policy === 'by-ceremony' ||
          isSameRegister(policy, registerPlace(title), registerPlace(other))) &&
        sharesBook(policy, initial, initialOf(other.ceremony_id)),
    );
    return nextFree(initial, register, { own, others });
  });
  return { record_registry: record, assigned_registry: assigned, folio_registry: folio };
}

function nextFree(
  initial: string,
  register: Register,
  { own, others }: { readonly own: readonly TitleRow[]; readonly others: readonly TitleRow[] },
): string {
  const ownNumber = (title: TitleRow) => title[`${register}_registry`];
  const taken = new Set(others.map((title) => numberKey(ownNumber(title))));
  let next = nextNumber(initial, own.map(ownNumber));
  if (next === undefined) throw decline('numberUnusable');
  while (taken.has(numberKey(formatRegistryNumber(next)))) next = advanceRegistryNumber(next, 1);
  return formatRegistryNumber(next);
}
