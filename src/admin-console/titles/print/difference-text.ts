import type { ContentPart, EditionDifference } from '#domain/document/edition-difference.ts';
import { formatMessage } from '#messages/format-message.ts';
import type { PrintDifferencesMessages } from './print-differences.messages.ts';

/** The text of a difference between a sheet and one of today. */
export function differenceText(
  difference: EditionDifference,
  messages: PrintDifferencesMessages,
  locale: string,
): string {
  switch (difference.kind) {
    case 'changed-template':
      return formatMessage(messages.changedTemplate, printed(difference, locale));
    case 'other-template':
      return formatMessage(messages.otherTemplate, printed(difference, locale));
    case 'lost-template':
      return formatMessage(messages.lostTemplate, printed(difference, locale));
    case 'changed-address':
      return formatMessage(messages.changedAddress, { day: dayText(difference.printedAt, locale) });
    case 'changed-content':
      return formatMessage(messages.changedContent, { part: partText(difference.part, messages) });
    default:
      return difference satisfies never;
  }
}

function partText(part: ContentPart, messages: PrintDifferencesMessages): string {
  return messages[part === 'document' ? 'identity' : part];
}

interface Printed {
  readonly template: string;
  readonly printedAt: string;
}

function printed({ template, printedAt }: Printed, locale: string) {
  return { template, day: dayText(printedAt, locale) };
}

/** As '12/07/2026'; '–' for a moment that can't be read. */
function dayText(at: string, locale: string): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return '–';
  const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(locale, day).format(moment);
}
