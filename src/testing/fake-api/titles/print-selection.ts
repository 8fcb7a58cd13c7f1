import type { CallInput } from '#contract/calls.ts';
import type { TitleRow } from '#testing/university/rows.ts';
import { decline } from '../declined-call.ts';
import type { Exchange } from '../exchange.ts';
import { findRow } from '../memory.ts';
import { holderOf, standingOf } from './title-facts.ts';

/** A template, and the titles whose documents it prints. */
export type PrintSelection = ReturnType<typeof selectionOf>;

/**
 * The template and the titles that a call names.
 *
 * @throws DeclinedCall 404 without such a template or title, 422 for the record of several ceremonies
 */
export function selectionOf({ university, input }: Exchange<CallInput<'checkDocuments'>>) {
  const { rows } = university;
  const template = findRow(rows.documentTemplates, input.template_id);
  if (template === undefined) throw decline('documentTemplateMissing');
  const titles = rows.titles.filter(({ id }) => input.title_ids.includes(id));
  if (titles.length < new Set(input.title_ids).size) throw decline('printedTitleMissing');
  if (template.kind !== 'ceremony-record') return { template, titles };
  if (new Set(titles.map(({ ceremony_id }) => ceremony_id)).size > 1) {
    throw decline('severalCeremonies');
  }
  const standing = titles.find(({ ceremony_id }) =>
    rows.titles.some(
      (title) =>
        title.ceremony_id === ceremony_id &&
        ['valid', 'on-hold'].includes(standingOf(university, title.id).kind),
    ),
  );
  if (standing === undefined) throw decline('recordEmpty');
  return { template, titles: titles.slice(0, 1) };
}

/** Leaves out titles on hold. @throws DeclinedCall 422 if none is left, and for the record of a ceremony with one */
export function withoutHeld({ university }: Exchange, { template, titles }: PrintSelection) {
  const isHeld = ({ id }: TitleRow) => standingOf(university, id).kind === 'on-hold';
  const ceremonyId = titles[0]?.ceremony_id;
  const isRecord = template.kind === 'ceremony-record';
  const named = isRecord
    ? university.rows.titles.filter(({ ceremony_id }) => ceremony_id === ceremonyId)
    : titles;
  const held = named.filter(isHeld);
  const [first, ...others] = held;
  if (first === undefined) return { template, titles, onHold: [] };
  const holder = holderOf(first);
  if (isRecord) throw decline({ id: 'recordHeld', values: { holder } });
  const printable = titles.filter((title) => !isHeld(title));
  if (printable.length === 0) {
    throw decline({ id: 'printedTitlesHeld', values: { holder, others: others.length } });
  }
  return { template, titles: printable, onHold: held.map(({ id }) => id) };
}
