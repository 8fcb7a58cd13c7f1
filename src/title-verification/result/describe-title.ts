import { formatTimestamp } from '#domain/calendar/timestamp.ts';
import { formatVerificationCode } from '#domain/verification/verification-code.ts';
import type { VerifiedTitle } from '#domain/verification/verified-title.ts';
import { formatMessage, type Wording } from '#messages/format-message.ts';
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
  text: Wording<VerificationMessages>,
): TitleDescription {
  const { messages, longDate, locale } = text;
  const { kind } = title.standing;
  const { personName, degreeTitle, university, issueDate, registry } = title;
  const item = (term: string, detail: string | undefined) => ({
    term,
    detail: detail ?? messages.missing,
  });
  const moment = formatTimestamp({ kind: 'moment', at: checkedAt }, locale);
  return {
    standing: messages[kind],
    meaning: messages[`${kind}Text`],
    resolution: describeResolution(title, text),
    rows: [
      item(messages.person, personName),
      item(messages.degree, degreeTitle),
      ...(university === undefined ? [] : [item(messages.university, university)]),
      item(messages.issueDate, issueDate && longDate(issueDate)),
      item(messages.record, registry.record),
      item(messages.assigned, registry.assigned),
      item(messages.folio, registry.folio),
      item(messages.code, formatVerificationCode(title.code)),
    ],
    checkedAt: formatMessage(messages.checkedAt, { moment }),
  };
}

function describeResolution(
  { standing }: VerifiedTitle,
  { messages, longDate }: Wording<VerificationMessages>,
): string | undefined {
  if (standing.kind === 'valid' || standing.resolution === undefined) return undefined;
  const { number, date, body } = standing.resolution;
  const dated =
    date === undefined
      ? number
      : formatMessage(messages.resolutionLine, { number, date: longDate(date) });
  return body === undefined ? dated : `${dated} · ${body}`;
}
