import type { ImageRefusal } from 'birrete/rules';

/** A picture that cannot be printed. */
export class PictureRefused extends Error {
  readonly reason: ImageRefusal;
  readonly detail: string | undefined;
  constructor(reason: ImageRefusal, detail?: string) {
    super(`The picture cannot be printed: ${reason}${detail === undefined ? '' : ` (${detail})`}.`);
    this.name = 'PictureRefused';
    this.reason = reason;
    this.detail = detail;
  }
}

/** The reason why a picture can't be printed. */
export interface RefusedPicture {
  readonly reason: ImageRefusal;
  readonly detail?: string | undefined;
}
