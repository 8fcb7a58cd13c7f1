import { mapFields, type NameField } from '../application/field-names.ts';
import { withoutUnprinted } from '../text/invisible.ts';
import { foldName } from '../text/text-fold.ts';
import { unusualCapitals } from './name-capitals.ts';
import { joinPersonName, nameFields, type PersonName, presentName } from './person-name.ts';

/** A reason to look at a name again. A name is never refused for it. */
export type NameFinding =
  | { readonly kind: NameTextFinding; readonly field: NameField }
  /** The first surname ends with the second one: 'Rojas Medina' and 'Medina'. */
  | { readonly kind: 'repeated-surname' }
  /** A further given name is also in the first: 'Ana María' and 'María'. */
  | { readonly kind: 'repeated-name'; readonly field: NameField }
  /** Characters that the fonts of documents may lack. */
  | { readonly kind: 'unprintable'; readonly characters: string }
  /** Parts in capitals or small letters among others: 'Ana PÉREZ'. */
  | { readonly kind: 'mixed-capitals'; readonly parts: string }
  | { readonly kind: 'all-capitals' | 'no-capitals' | 'too-long' };

/** 'no-letters': the part is absent where the name is shown. */
type NameTextFinding = 'no-letters' | 'digits' | 'filler' | 'honorific';

/** The findings on a name, in the order of its parts. An empty or missing part has none. */
export function findingsOfName(stored: PersonName): readonly NameFinding[] {
  const name: PersonName = mapFields(nameFields, (field) => withoutUnprinted(stored[field] ?? ''));
  const present = presentName(name);
  const findings = nameFields.flatMap((field) => {
    const text = name[field]?.trim() ?? '';
    const kind = text !== '' && present[field] === null ? 'no-letters' : textFinding(text);
    return kind === undefined ? [] : [{ kind, field }];
  });
  const others = nameFields.filter((field) => findings.every((found) => found.field !== field));
  const unusual = others.flatMap((field) => unusualCapitals(name[field] ?? ''));
  const whole = joinPersonName(name);
  return [
    ...findings,
    ...repetitions(name),
    ...findingsOfCapitals(whole, unusual),
    ...findingsOfWhole(whole),
  ];
}

/** Texts that people type for a part that they don't have, and that forms and spreadsheets leave behind. */
const fillers = new Set(
  'x|na|no aplica|no tengo|no tiene|no posee|ninguno|ninguna|ningun|nada|sn|sa|sin apellido|sin nombre|sin segundo apellido|sin segundo nombre|none|null|undefined|vacio|prueba|test'.split(
    '|',
  ),
);

function textFinding(text: string): NameTextFinding | undefined {
  if (text === '') return undefined;
  if (/\p{N}/u.test(text)) return 'digits';
  const letters = foldName(text.replace(/[^\p{L}\p{M}\s]/gu, ''));
  const isFiller =
    letters === '' || fillers.has(letters) || /^(?:x ?)+$/.test(letters) || isLetters(letters);
  if (isFiller) return 'filler';
  return beginsWithHonorific(text) ? 'honorific' : undefined;
}

/** Forms of address and abbreviated degrees. A title that states them says them twice. */
const honorifics = new Set(
  'sr|sra|srta|dr|dra|ing|lic|licdo|licda|lcdo|lcda|ldo|lda|abg|abog|arq|econ|prof|profa|mtro|mtra|msc|mgtr|phd|tsu'.split(
    '|',
  ),
);

/** True for 'Dr. Ana', and false for a word that stands alone. */
function beginsWithHonorific(text: string): boolean {
  const [first = '', ...others] = foldName(text).split(/[^\p{L}]+/u);
  return honorifics.has(first) && others.some((word) => word !== '');
}

/** Several letters apart, such as 'x y z'. One letter may be an initial. */
function isLetters(letters: string): boolean {
  return /^\p{L}(?: \p{L})+$/u.test(letters);
}

function repetitions(name: PersonName): readonly NameFinding[] {
  const first = splitName(name.firstName);
  const surnames = splitName(name.lastName);
  const second = splitName(name.secondLastName);
  const isRepeated =
    second.length > 0 &&
    surnames.length > second.length &&
    second.every((word, at) => surnames[surnames.length - second.length + at] === word);
  const others = (['secondName', 'thirdName'] as const).filter((field) => {
    const parts = splitName(name[field]);
    return parts.length > 0 && parts.every((part) => first.includes(part));
  });
  return [
    ...others.map((field): NameFinding => ({ kind: 'repeated-name', field })),
    ...(isRepeated ? [{ kind: 'repeated-surname' } as const] : []),
  ];
}

function splitName(text: string | null | undefined): readonly string[] {
  return foldName(text ?? '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}

/** @param unusual parts with unusual capitals, one of which is reason enough to ask */
function findingsOfCapitals(whole: string, unusual: readonly string[]): readonly NameFinding[] {
  const cased = whole.match(/\p{Lu}|\p{Ll}/gu) ?? [];
  const capitals = cased.filter((letter) => /\p{Lu}/u.test(letter)).length;
  if (cased.length > 3 && capitals === cased.length) return [{ kind: 'all-capitals' }];
  if (cased.length > 3 && capitals === 0) return [{ kind: 'no-capitals' }];
  return unusual.length === 0 ? [] : [{ kind: 'mixed-capitals', parts: unusual.join(', ') }];
}

/** Longer names don't fit on one line of the shipped templates. */
const longestName = 80;

/** Characters that the fonts of documents have: Latin letters, and the marks in names. */
const printable = /^[\p{Script=Latin}\p{M}\p{N}\s'’‘`´ʼ.,·ªº()/&"_*?§+-]*$/u;

function findingsOfWhole(whole: string): readonly NameFinding[] {
  const unprintable = [...new Set(whole)].filter((character) => !printable.test(character));
  return [
    ...(unprintable.length > 0
      ? [{ kind: 'unprintable', characters: unprintable.join(' ') } as const]
      : []),
    ...([...whole].length > longestName ? [{ kind: 'too-long' } as const] : []),
  ];
}
