import type { ContentPart } from '#domain/document/edition-difference.ts';
import { joinPersonName } from '#domain/person/person-name.ts';
import { lettersAndDigits } from '#domain/text/text-fold.ts';
import type { DocumentFields } from './document-values.ts';
import type { SealedOfficial, TitleBirth, TitleContent } from './title-content.ts';

/** The values that a title states, with the birth; undefined once that is erased. */
export interface StatedContent {
  /** Everything but the birth. */
  readonly content: TitleContent;
  /** The birth. */
  readonly birth: TitleBirth | undefined;
}

/** Names the parts in which a title that was issued differs from what it would state today. */
export function contentDifferences(
  issued: StatedContent,
  today: StatedContent,
): readonly ContentPart[] {
  const before = partsOf(issued);
  const after = partsOf(today);
  const parts = Object.keys(before) as ContentPart[];
  return parts.filter((part) => {
    const isErased = part === 'birth' && (issued.birth === undefined || today.birth === undefined);
    return !isErased && before[part] !== after[part];
  });
}

/** Each part as a text that can be compared. */
function partsOf({ content, birth }: StatedContent): Record<ContentPart, string> {
  const { ceremony, officials } = content;
  return {
    name: joinPersonName(content.name),
    // Another printed style states the same number.
    document: `${content.documentType} ${lettersAndDigits(content.documentNumber)}`,
    birth: JSON.stringify([birth?.date ?? null, birth?.place ?? '']),
    gender: content.gender ?? '',
    degree: content.degree,
    career: content.career,
    faculty: content.faculty,
    ceremony: JSON.stringify([ceremony.name, ceremony.date, ceremony.location]),
    university: content.university,
    fields: JSON.stringify([sortedFields(content.fields), sortedFields(ceremony.fields)]),
    officials: JSON.stringify(sortedOfficials(officials).map(({ office, name }) => [office, name])),
    signatures: JSON.stringify(
      sortedOfficials(officials).map(({ office, signature }) => [office, signature]),
    ),
  };
}

function sortedFields(fields: DocumentFields) {
  return Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
}

function sortedOfficials(officials: readonly SealedOfficial[]) {
  return officials.toSorted((a, b) => (a.office < b.office ? -1 : 1));
}
