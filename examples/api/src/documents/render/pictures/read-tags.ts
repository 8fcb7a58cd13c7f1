import { PictureRefused } from './picture-refused.ts';

/** Attributes by their names in lower case. */
export type Attributes = ReadonlyMap<string, string>;

/** A tag: the beginning of an element, its end, or both. */
export interface Tag {
  readonly name: string;
  readonly attributes: Attributes;
  readonly opens: boolean;
  readonly closes: boolean;
}

/** A tag at the position of the search, which fails there at once: no text is read twice. */
const tag = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads the tags of an XML text; texts between them are left out. @throws PictureRefused if it is not well formed */
export function* readTags(source: string): Generator<Tag, void, undefined> {
  let start = source.indexOf('<');
  while (start !== -1) {
    const end = endOfOther(source, start);
    if (end !== undefined) {
      start = source.indexOf('<', end);
      continue;
    }
    tag.lastIndex = start;
    const match = tag.exec(source);
    if (match === null) throw new PictureRefused('unreadable');
    start = source.indexOf('<', start + match[0].length);
    yield tagOf(match);
  }
}

/** Markup without tags, by its first characters and its end. */
const others = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
  ['<!DOCTYPE', '>'],
] as const;

/** The end of a comment or the like that begins at `start`; undefined for a tag. @throws PictureRefused without an end */
function endOfOther(source: string, start: number): number | undefined {
  const kind = others.find(
    ([begin]) => source.slice(start, start + begin.length).toUpperCase() === begin,
  );
  if (kind === undefined) return undefined;
  const [begin, finish] = kind;
  const end = source.indexOf(finish, start + begin.length);
  if (end === -1) throw new PictureRefused('unreadable');
  return end + finish.length;
}

function tagOf([, slash = '', name = '', attributes = '', closing = '']: RegExpExecArray): Tag {
  return {
    name: name.toLowerCase(),
    attributes: new Map(
      [...attributes.matchAll(attribute)].map(([, key = '', double, single]) => [
        key.toLowerCase(),
        double ?? single ?? '',
      ]),
    ),
    opens: slash === '',
    closes: closing !== '' || slash !== '',
  };
}
