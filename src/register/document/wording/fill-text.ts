import type { GrammaticalGender } from '#domain/degree/grammatical-gender.ts';
import { withoutUnprinted } from '#domain/text/invisible.ts';
import type { DocumentFields } from '../document-values.ts';

/** A part of a text: as the template has it, or the value of a placeholder. */
export type TextPart =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'value'; readonly placeholder: string; readonly text: string };

/** A part of a template's text: a placeholder, a choice by gender, or literal text. */
type TemplatePart =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'placeholder'; readonly name: string }
  | { readonly kind: 'choice'; readonly masculine: string; readonly feminine: string };

const braces = /\{([^{}]*)\}/g;

/** Takes a template's text apart: 'Yo, {nombre}, {nacido/nacida} en …'. */
function parseTemplateText(text: string): readonly TemplatePart[] {
  const parts: TemplatePart[] = [];
  let end = 0;
  for (const match of text.matchAll(braces)) {
    if (match.index > end) parts.push({ kind: 'literal', text: text.slice(end, match.index) });
    parts.push(placeholderOf((match[1] ?? '').trim()));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'literal', text: text.slice(end) });
  return parts;
}

function placeholderOf(content: string): TemplatePart {
  const [masculine = '', feminine] = content.split('/');
  return feminine === undefined
    ? { kind: 'placeholder', name: content }
    : { kind: 'choice', masculine: masculine.trim(), feminine: feminine.trim() };
}

/** The placeholders that a text names. */
export function placeholdersOf(text: string): readonly string[] {
  return parseTemplateText(text).flatMap((part) =>
    part.kind === 'placeholder' ? [part.name] : [],
  );
}

/** The braces of a text that belong to no placeholder, each with the text from there on. */
export function strayBraces(text: string): readonly string[] {
  const withoutPlaceholders = text.replace(braces, (found) => ' '.repeat(found.length));
  return [...withoutPlaceholders.matchAll(/[{}]/g)].map(({ index }) => text.slice(index));
}

/** The values that fill a text. */
export interface Filling {
  readonly fields: DocumentFields;
  readonly gender: GrammaticalGender | undefined;
}

/** Fills a template's text. A placeholder without a value becomes an empty part. */
export function fillText(text: string, { fields, gender }: Filling): readonly TextPart[] {
  return parseTemplateText(text).map((part): TextPart => {
    if (part.kind === 'literal') return part;
    if (part.kind === 'choice') return { kind: 'literal', text: choose(part, gender) };
    const value = Object.hasOwn(fields, part.name) ? fields[part.name] : undefined;
    return { kind: 'value', placeholder: part.name, text: cleanValue(value ?? '') };
  });
}

/** Fills a text where it needs no typography, such as the title of a file. */
export function fillPlainText(text: string, filling: Filling): string {
  return fillText(text, filling)
    .map((part) => part.text)
    .join('');
}

function choose(
  { masculine, feminine }: { masculine: string; feminine: string },
  gender: GrammaticalGender | undefined,
): string {
  if (gender === undefined) return `${masculine} o ${feminine}`;
  return gender === 'masculine' ? masculine : feminine;
}

/** Letters in one spelling, spaces for line breaks and tabs, and no invisible characters. */
function cleanValue(value: string): string {
  return withoutUnprinted(value.normalize('NFC').replace(/\s+/gu, ' ')).trim();
}

/** Placeholders that most titles have no value for. A block is left out if it refers to one without a value. */
export const optionalPlaceholders: readonly string[] = [
  'codigo',
  'resolucion',
  'porResolucion',
  'numeroAnterior',
];

/** Placeholders that a title has from its issue. A text of these alone is left out before. */
export const issuedNumbers: readonly string[] = ['acta', 'asignado', 'folio'];

/** Placeholders that are known only when the pages are: they are filled page by page. */
export const pagePlaceholders: readonly string[] = ['pagina', 'paginas'];
