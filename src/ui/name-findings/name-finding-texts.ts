import type { IdentifiedPerson, PersonFinding } from '#domain/person/person-findings.ts';
import type { Wording } from '#messages/format-message.ts';
import type { nameFindingsMessages } from './name-findings.messages.ts';

const messageOf = {
  'no-letters': 'noLetters',
  digits: 'digits',
  filler: 'filler',
  honorific: 'honorific',
  'repeated-name': 'repeatedName',
  'repeated-surname': 'repeatedSurname',
  'all-capitals': 'allCapitals',
  'no-capitals': 'noCapitals',
  'mixed-capitals': 'mixedCapitals',
  unprintable: 'unprintable',
  'too-long': 'tooLong',
  'incomplete-number': 'incompleteNumber',
} as const satisfies Record<PersonFinding['kind'], keyof typeof nameFindingsMessages.defaults>;

/** The findings on a name and a number as texts. */
export function nameFindingTexts(
  findings: readonly PersonFinding[],
  person: IdentifiedPerson,
  { messages, format }: Wording<typeof nameFindingsMessages.defaults>,
): readonly string[] {
  return findings.map((finding) => {
    const field = 'field' in finding ? finding.field : undefined;
    return format(messages[messageOf[finding.kind]], {
      part: field === undefined ? '' : messages[field],
      text: field === undefined ? '' : (person[field]?.trim() ?? ''),
      characters: 'characters' in finding ? finding.characters : '',
      parts: 'parts' in finding ? finding.parts : '',
    });
  });
}
