import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { TitleEntryKind } from '#domain/registry/title-entry.ts';
import type { TitleHoldKind } from '#domain/registry/title-hold.ts';

/** The open dialog. */
export type TitlesDialog =
  | { readonly kind: 'detail'; readonly row: IssuedTitle }
  | {
      readonly kind: 'correction';
      readonly row: IssuedTitle;
      readonly correction: TitleEntryKind;
    }
  | { readonly kind: 'hold'; readonly row: IssuedTitle; readonly change: TitleHoldKind }
  | { readonly kind: 'hand-over'; readonly row: IssuedTitle }
  /** @property recording the titles whose hand-over is being recorded */
  | { readonly kind: 'handovers'; readonly recording?: readonly IssuedTitle[] | undefined }
  | { readonly kind: 'print'; readonly row: IssuedTitle }
  | { readonly kind: 'print-shown' }
  | { readonly kind: 'check' }
  | { readonly kind: 'bulk' };
