import { formatLongDate } from '#domain/calendar/calendar-date.ts';
import { formatTimestamp } from '#domain/calendar/timestamp.ts';
import { formatVerificationCode } from '#domain/verification/verification-code.ts';
import type { VerifiedFacts, VerifiedTitle } from '#domain/verification/verified-title.ts';
import { formatMessage } from '#messages/format-message.ts';
import type { VerificationMessages } from '../title-verification.messages.ts';

/** A verified title as texts, for the screen and for paper. */
export interface TitleDescription {
  readonly standing: string;
  readonly meaning: string;
  /** The resolution with which the title was annulled or rectified, and the body that decided it. */
  readonly resolution: string | undefined;
  readonly rows: readonly { readonly term: string; readonly detail: string }[];
  readonly checkedAt: string;
}

/** Describes a title in the language of the messages. */
export function describeTitle(
  title: VerifiedTitle,
  checkedAt: Date,
  messages: VerificationMessages,
  locale: string,
): TitleDescription {
  const { kind } = title.standing;
  const { university, facts } = title;
  const item = (term: string, detail: string | undefined) => ({
    term,
    detail: detail ?? messages.missing,
  });
  const registryItems = ({ issueDate, registry }: VerifiedFacts) => [
    item(messages.issueDate, issueDate && formatLongDate(issueDate, locale)),
    item(messages.record, registry.record),
    item(messages.assigned, registry.assigned),
    item(messages.folio, registry.folio),
  ];
  const moment = formatTimestamp({ kind: 'moment', at: checkedAt }, locale);
  return {
    standing: messages[kind],
    meaning: messages[`${kind}Text`],
    resolution: describeResolution(title, messages, locale),
    rows: [
      ...(facts === undefined
        ? []
        : [item(messages.person, facts.personName), item(messages.degree, facts.degreeTitle)]),
      ...(university === undefined ? [] : [item(messages.university, university)]),
      ...(facts === undefined ? [] : registryItems(facts)),
      item(messages.code, formatVerificationCode(title.code)),
    ],
    checkedAt: formatMessage(messages.checkedAt, { moment }),
  };
}

function describeResolution(
  { standing }: VerifiedTitle,
  messages: VerificationMessages,
  locale: string,
): string | undefined {
  if (!('resolution' in standing) || standing.resolution === undefined) return undefined;
  const { number, date, body } = standing.resolution;
  const dated =
    date === undefined
      ? number
      : formatMessage(messages.resolutionLine, { number, date: formatLongDate(date, locale) });
  return body === undefined ? dated : `${dated} · ${body}`;
}
