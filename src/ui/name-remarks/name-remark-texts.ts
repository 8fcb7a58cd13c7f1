import type { NameRemark } from '#domain/person/name-remarks.ts';
import type { PersonName } from '#domain/person/person-name.ts';
import type { Wording } from '#messages/format-message.ts';
import type { nameRemarksMessages } from './name-remarks.messages.ts';

const messageOf = {
  'no-letters': 'noLetters',
  digits: 'digits',
  filler: 'filler',
  'repeated-name': 'repeatedName',
  'repeated-surname': 'repeatedSurname',
  'all-capitals': 'allCapitals',
  'no-capitals': 'noCapitals',
  unprintable: 'unprintable',
  'too-long': 'tooLong',
} as const satisfies Record<NameRemark['kind'], keyof typeof nameRemarksMessages.defaults>;

/** The remarks on a name as texts. */
export function nameRemarkTexts(
  remarks: readonly NameRemark[],
  name: PersonName,
  { messages, format }: Wording<typeof nameRemarksMessages.defaults>,
): readonly string[] {
  return remarks.map((remark) => {
    const field = 'field' in remark ? remark.field : undefined;
    return format(messages[messageOf[remark.kind]], {
      part: field === undefined ? '' : messages[field],
      text: field === undefined ? '' : (name[field]?.trim() ?? ''),
      characters: 'characters' in remark ? remark.characters : '',
    });
  });
}
