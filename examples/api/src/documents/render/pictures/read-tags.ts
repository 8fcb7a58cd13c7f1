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

const markup =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<!DOCTYPE[^>[]*>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/gi;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads the tags of an XML text; texts between them are left out. @throws PictureRefused if it is not well formed */
export function* readTags(source: string): Generator<Tag, void, undefined> {
  let end = 0;
  for (const match of source.matchAll(markup)) {
    if (source.slice(end, match.index).includes('<')) throw new PictureRefused('unreadable');
    end = match.index + match[0].length;
    const [, slash = '', name, attributes = '', closing = ''] = match;
    if (name === undefined) continue;
    yield {
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
  if (source.slice(end).includes('<')) throw new PictureRefused('unreadable');
}
