import type { FieldMessages } from '#api/api-error.ts';
import type { DocumentTemplate } from '#domain/document/document-template.ts';
import { imageNames } from './template-draft.flow.ts';

/** The server's messages about parts of a template that are still as they were sent. */
export interface RefusedParts {
  readonly name?: string;
  /** By the name of the picture. */
  readonly images: Readonly<Record<string, string>>;
  /** By the position of the block. */
  readonly blocks: Readonly<Record<number, string>>;
  /** True if a part shows the server's message, or every part that the server named was changed since. */
  readonly isFailureInParts: boolean;
}

/** A template that the server refused. */
export interface RefusedTemplate {
  readonly failure: { readonly message: string; readonly fields?: FieldMessages | undefined };
  readonly sent: DocumentTemplate;
}

/** A part that the server named. */
type NamedPart =
  | { readonly kind: 'name' }
  | { readonly kind: 'image'; readonly image: string }
  | { readonly kind: 'block'; readonly index: number };

/** Finds the parts that the server named: 'name', 'images.escudo.data', 'blocks.3.text'. */
export function refusedParts(
  refused: RefusedTemplate | undefined,
  draft: DocumentTemplate,
): RefusedParts {
  if (refused === undefined) return { images: {}, blocks: {}, isFailureInParts: false };
  const { failure, sent } = refused;
  const named = Object.entries(failure.fields ?? {}).flatMap(([path, message]) => {
    const part = partAt(path, sent);
    return part === undefined ? [] : { part, message };
  });
  const shown = named.filter(({ part }) => isSamePart(part, sent, draft));
  const images: Record<string, string> = {};
  const blocks: Record<number, string> = {};
  let name: string | undefined;
  for (const { part, message } of shown) {
    if (part.kind === 'name') name = message;
    if (part.kind === 'image') images[part.image] ??= message;
    if (part.kind === 'block') blocks[part.index] ??= message;
  }
  const isCorrected = named.length > 0 && shown.length === 0;
  const isShown = shown.some(({ message }) => message === failure.message);
  return {
    ...(name === undefined ? {} : { name }),
    images,
    blocks,
    isFailureInParts: isCorrected || isShown,
  };
}

function partAt(path: string, sent: DocumentTemplate): NamedPart | undefined {
  const [part, key = ''] = path.split('.');
  if (part === 'name') return { kind: 'name' };
  if (part === 'images' && imageNames(sent).includes(key)) return { kind: 'image', image: key };
  const index = Number(key);
  if (part === 'blocks' && key !== '' && index in sent.blocks) return { kind: 'block', index };
  return undefined;
}

function isSamePart(part: NamedPart, sent: DocumentTemplate, draft: DocumentTemplate): boolean {
  switch (part.kind) {
    case 'name':
      return draft.name === sent.name;
    case 'image':
      return draft.images[part.image] === sent.images[part.image];
    case 'block':
      return draft.blocks[part.index] === sent.blocks[part.index];
    default:
      return part satisfies never;
  }
}
