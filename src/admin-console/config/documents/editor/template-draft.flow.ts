import { custom, exactOptional, object, picklist, safeParse, string } from 'valibot';
import { isRecord } from '#api/wire/is-record.ts';
import type { Block } from '#domain/document/document-block.ts';
import type {
  DocumentImage,
  DocumentTemplate,
  ImageType,
  PageSetup,
} from '#domain/document/document-template.ts';
import { documentKinds, imageTypes } from '#domain/document/document-template.ts';
import type { StoredTemplate } from '#domain/document/print.ts';
import { parseStored } from '#session/safe-storage.ts';

/** The template of a stored row, without its id and version. */
export function draftOf({ id: _, version: __, ...template }: StoredTemplate): DocumentTemplate {
  return template;
}

/** The edited parts of a template. The others follow the stored template, which another user may change. */
export type TemplateEdits = Partial<DocumentTemplate>;

/** The parts in which an edited template differs from the stored one. */
export function editsOf(stored: DocumentTemplate, edited: DocumentTemplate): TemplateEdits {
  const { name, kind, lang, title, page, images, blocks } = edited;
  return {
    ...(name === stored.name ? {} : { name }),
    ...(kind === stored.kind ? {} : { kind }),
    ...(lang === stored.lang ? {} : { lang }),
    ...(title === stored.title ? {} : { title }),
    ...(page === stored.page ? {} : { page }),
    ...(images === stored.images ? {} : { images }),
    ...(blocks === stored.blocks ? {} : { blocks }),
  };
}

/** The edits as a text, for the draft. Pictures are left out: a tab's storage has no room for them. */
export function textOfEdits({ images: _, ...edits }: TemplateEdits): string {
  return JSON.stringify(edits);
}

const storedEdits = object({
  name: exactOptional(string()),
  kind: exactOptional(picklist(documentKinds)),
  lang: exactOptional(string()),
  title: exactOptional(string()),
  page: exactOptional(custom<PageSetup>(isRecord)),
  blocks: exactOptional(custom<readonly Block[]>(Array.isArray)),
});

/** The edits in the text of a draft; none if it is unreadable. */
export function editsInText(text: string): TemplateEdits {
  const read = safeParse(storedEdits, parseStored(text));
  return read.success ? read.output : {};
}

/** The template with another block at a position. */
export function withBlock(
  template: DocumentTemplate,
  index: number,
  block: Block,
): DocumentTemplate {
  return { ...template, blocks: template.blocks.with(index, block) };
}

export function withoutBlock(template: DocumentTemplate, index: number): DocumentTemplate {
  return { ...template, blocks: template.blocks.toSpliced(index, 1) };
}

/** The template with another text, below the last block. */
export function withNewText(template: DocumentTemplate): DocumentTemplate {
  const { margin } = template.page;
  const block: Block = {
    kind: 'text',
    role: 'paragraph',
    text: '',
    fit: 'wrap',
    x: margin + 20,
    top: { after: 5 },
    width: 100,
    style: { font: 'garamond', size: 14, align: 'center' },
  };
  return { ...template, blocks: [...template.blocks, block] };
}

/** The names of the pictures that blocks show, each once. */
export function imageNames({ blocks }: DocumentTemplate): readonly string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === 'image' ? block.image : [])))];
}

/** The template with a picture from a data URL; '' removes it. */
export function withImage(
  template: DocumentTemplate,
  name: string,
  dataUrl: string,
): DocumentTemplate {
  const { [name]: _, ...others } = template.images;
  const image = imageOf(dataUrl);
  return { ...template, images: image === undefined ? others : { ...others, [name]: image } };
}

/** The data URL of a template's picture; '' without one. */
export function dataUrlOf({ images }: DocumentTemplate, name: string): string {
  const image = images[name];
  return image === undefined ? '' : `data:${image.type};base64,${image.data}`;
}

function imageOf(dataUrl: string): DocumentImage | undefined {
  const [, type, data] = /^data:([^;,]+);base64,(.*)$/.exec(dataUrl) ?? [];
  const known: ImageType | undefined = imageTypes.find((candidate) => candidate === type);
  return known === undefined || data === undefined ? undefined : { type: known, data };
}

/** The text by which the user recognises a block; '' for one without text. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text.replaceAll(/\s+/g, ' ').slice(0, 60);
    case 'signatures':
      return officesText(block.places).replaceAll('\n', ', ');
    case 'image':
      return block.image;
    case 'seal':
    case 'qr':
      return block.caption;
    case 'table':
    case 'rule':
    case 'frame':
      return '';
    default:
      return block satisfies never;
  }
}

type Places = Extract<Block, { kind: 'signatures' }>['places'];

/** The offices of a block of signatures, one per line. A text that is no office stays in brackets. */
export function officesText(places: Places): string {
  return places
    .map((place) => (place.kind === 'office' ? place.office : `[${place.name} | ${place.caption}]`))
    .join('\n');
}

/** The places for signatures of such a text. */
export function signaturePlaces(text: string): Places {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name, caption] = /^\[(.*)\|(.*)\]$/.exec(line.trim()) ?? [];
      if (name === undefined || caption === undefined) return { kind: 'office', office: line };
      return { kind: 'text', name: name.trim(), caption: caption.trim() };
    });
}

/** A number as the user writes it; undefined for a text that is none. */
export function numberIn(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  const number = Number(plain);
  return plain === '' || !Number.isFinite(number) ? undefined : number;
}
