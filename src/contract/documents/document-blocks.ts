import * as v from 'valibot';
import { textFits, textRoles } from '#domain/document/document-block.ts';
import { documentFonts } from '#domain/document/document-fonts.ts';
import { imageTypes } from '#domain/document/document-template.ts';

const malformed = 'La plantilla no es válida';

/** A length or position in mm; the largest sheet is 420 mm wide. */
const mm = v.pipe(v.number(malformed), v.minValue(-100, malformed), v.maxValue(600, malformed));
const share = v.pipe(v.number(malformed), v.minValue(0, malformed), v.maxValue(100, malformed));

const longest = 3000;
const text = v.pipe(
  v.string(malformed),
  v.maxLength(longest, 'Un texto de la plantilla no puede tener más de 3000 caracteres'),
);
const shortText = v.pipe(v.string(malformed), v.maxLength(300, malformed));
const colour = v.pipe(v.string(malformed), v.regex(/^#[\da-f]{6}$/i, malformed));
const font = v.picklist(documentFonts, malformed);

const placed = {
  x: mm,
  top: v.union([v.object({ at: mm }), v.object({ after: mm })], malformed),
  width: mm,
  preprinted: v.exactOptional(v.boolean(malformed)),
};

const style = v.object({
  font,
  size: v.pipe(v.number(malformed), v.minValue(4, malformed), v.maxValue(200, malformed)),
  align: v.picklist(['left', 'center', 'right', 'justify'], malformed),
  leading: v.exactOptional(v.pipe(v.number(malformed), v.minValue(0.5), v.maxValue(4))),
  tracking: v.exactOptional(v.pipe(v.number(malformed), v.minValue(-200), v.maxValue(1000))),
  caps: v.exactOptional(v.picklist(['none', 'upper', 'small'], malformed)),
  colour: v.exactOptional(colour),
  figures: v.exactOptional(v.picklist(['lining', 'old-style'], malformed)),
  valueFont: v.exactOptional(font),
});

const signaturePlace = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('office'), office: shortText }),
    v.object({ kind: v.literal('text'), name: shortText, caption: shortText }),
  ],
  malformed,
);

const tableColumn = v.object({
  heading: shortText,
  text,
  share,
  align: v.exactOptional(v.picklist(['left', 'right'], malformed)),
});

/** The blocks of a template. */
export const documentBlock = v.variant(
  'kind',
  [
    v.object({
      kind: v.literal('text'),
      ...placed,
      role: v.picklist(textRoles, malformed),
      text,
      style,
      fit: v.picklist(textFits, malformed),
      height: v.exactOptional(mm),
      vertical: v.exactOptional(v.picklist(['top', 'middle', 'bottom'], malformed)),
      lang: v.exactOptional(shortText),
    }),
    v.object({
      kind: v.literal('image'),
      ...placed,
      image: shortText,
      alt: v.optional(shortText),
      height: mm,
      opacity: v.exactOptional(v.pipe(v.number(malformed), v.minValue(0), v.maxValue(1))),
    }),
    v.object({
      kind: v.literal('signatures'),
      ...placed,
      places: v.pipe(v.array(signaturePlace, malformed), v.maxLength(8, malformed)),
      height: mm,
      style,
    }),
    v.object({ kind: v.literal('seal'), ...placed, caption: shortText }),
    v.object({
      kind: v.literal('qr'),
      ...placed,
      alt: shortText,
      caption: shortText,
      captionAt: v.picklist(['below', 'right'], malformed),
      style,
    }),
    v.object({
      kind: v.literal('table'),
      ...placed,
      columns: v.pipe(v.array(tableColumn, malformed), v.maxLength(12, malformed)),
      style,
    }),
    v.object({
      kind: v.literal('rule'),
      ...placed,
      style: v.picklist(['plain', 'ornament'], malformed),
      colour: v.exactOptional(colour),
    }),
    v.object({
      kind: v.literal('frame'),
      inset: mm,
      style: v.picklist(['line', 'double', 'engraved'], malformed),
      colour: v.exactOptional(colour),
      preprinted: v.exactOptional(v.boolean(malformed)),
    }),
  ],
  malformed,
);

/** A picture of a template, in base64. */
export const documentImage = v.object({
  type: v.picklist(imageTypes, malformed),
  data: v.pipe(v.string(malformed), v.regex(/^[A-Za-z0-9+/]+={0,2}$/, malformed)),
});

/** The sheet. */
export const pageSetup = v.object({
  size: v.picklist(['A3', 'A4', 'Letter'], malformed),
  orientation: v.picklist(['portrait', 'landscape'], malformed),
  margin: mm,
  pages: v.picklist(['one', 'many'], malformed),
  stock: v.variant(
    'kind',
    [
      v.object({ kind: v.literal('blank') }),
      v.object({ kind: v.literal('preprinted'), right: mm, down: mm }),
    ],
    malformed,
  ),
});
