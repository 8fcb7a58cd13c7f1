import { formatLongDate } from '#domain/calendar/calendar-date.ts';
import { formatTimestamp, type Timestamp } from '#domain/calendar/timestamp.ts';
import { formatVerificationCode } from '#domain/verification/verification-code.ts';
import type { VerifiedFacts, VerifiedTitle } from '#domain/verification/verified-title.ts';
import { formatMessage } from '#messages/format-message.ts';
import { messageKeyOf } from '../title-verification.flow.ts';
import type { VerificationMessages } from '../title-verification.messages.ts';

/** A verified title as texts, for the screen and for paper. */
export interface TitleDescription {
  readonly standing: string;
  readonly meaning: string;
  /** The resolution with which the title was annulled or rectified, and the body that decided it. */
  readonly resolution: string | undefined;
  readonly rows: readonly {
    readonly term: string;
    readonly detail: string;
    /** True for names, numbers and codes. */
    readonly isData: boolean;
  }[];
  /**
   * The moment and the address of the page, which a forger's page can't name, and that the title may change after it; the last
   * not of a title in review, about which the page says nothing more.
   */
  readonly checked: string;
  /** Asks to compare the data with the paper; undefined for a title that shows none. */
  readonly advice: string | undefined;
  readonly university: string | undefined;
  /** The address of the page, without what follows its host; '' in a page without an address. */
  readonly address: string;
}

/**
 * Describes a title in the language of the messages.
 *
 * @param address the host of the page's address
 */
export function describeTitle(
  title: VerifiedTitle,
  at: Timestamp,
  messages: VerificationMessages,
  locale: string,
  address: string,
): TitleDescription {
  const { kind } = title.standing;
  const key = messageKeyOf(kind);
  const { university, facts } = title;
  const item = (term: string, detail: string | undefined, isData = detail !== undefined) => ({
    term,
    detail: detail ?? messages.missing,
    isData,
  });
  const personItems = ({ personName, datum, degreeTitle }: VerifiedFacts) => [
    item(messages.person, personName),
    ...(datum === undefined ? [] : [item(messages[datum.kind], datum.value)]),
    item(messages.degree, degreeTitle),
  ];
  const registryItems = ({ ceremonyDate, issueDate, registry }: VerifiedFacts) => [
    ...(ceremonyDate === undefined
      ? []
      : [item(messages.ceremonyDate, formatLongDate(ceremonyDate, locale), false)]),
    item(messages.issueDate, issueDate && formatLongDate(issueDate, locale), false),
    item(messages.record, registry.record),
    item(messages.assigned, registry.assigned),
    item(messages.folio, registry.folio),
  ];
  const moment = formatTimestamp(at, locale);
  const checkedAt =
    address === ''
      ? formatMessage(messages.checkedAt, { moment })
      : formatMessage(messages.checkedOn, { moment, address });
  return {
    standing: messages[key],
    meaning: messages[`${key}Text`],
    resolution: describeResolution(title, messages, locale),
    rows: [
      ...(facts === undefined ? [] : personItems(facts)),
      ...(university === undefined ? [] : [item(messages.university, university)]),
      ...(facts === undefined ? [] : registryItems(facts)),
      item(messages.code, formatVerificationCode(title.code)),
    ],
    checked: kind === 'on-hold' ? checkedAt : `${checkedAt} ${messages.laterChanges}`,
    advice: facts === undefined ? undefined : messages.compare,
    university,
    address,
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
