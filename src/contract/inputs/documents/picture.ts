import * as v from 'valibot';
import type { PictureKind } from '#domain/document/picture.ts';
import { fieldMessages } from '../field-messages.ts';

interface PictureRule {
  /** With its article, as a message starts with it: 'La firma'. */
  readonly label: string;
  readonly kinds: readonly PictureKind[];
  /** The most bytes of the file. */
  readonly mostBytes: number;
}

/** A picture as a data URL; missing keeps the stored one, null and blank remove it. */
export function optionalPicture({ label, kinds, mostBytes }: PictureRule) {
  const start = new RegExp(
    `^data:image/(?:${kinds.join('|').replace('+', '\\+')});base64,[A-Za-z0-9+/]+={0,2}$`,
  );
  return v.optional(
    v.nullable(
      v.pipe(
        v.string(fieldMessages.invalid(label)),
        v.trim(),
        v.maxLength(dataUrlLength(mostBytes), fieldMessages.tooHeavy(label, mostBytes)),
        v.check((text) => text === '' || start.test(text), fieldMessages.picture(label, kinds)),
        v.transform((text) => (text === '' ? null : text)),
      ),
    ),
  );
}

/** Base64 has four characters for three bytes, after the media type. */
function dataUrlLength(bytes: number): number {
  return Math.ceil(bytes / 3) * 4 + 'data:image/svg+xml;base64,'.length;
}
