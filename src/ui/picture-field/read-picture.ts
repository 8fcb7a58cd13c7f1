import type { PictureKind } from '#domain/document/picture.ts';

/** The picture as a data URL, or the reason why the file is none. */
export type ReadPicture =
  | { readonly status: 'read'; readonly dataUrl: string }
  | { readonly status: 'wrong-kind' | 'unreadable' }
  | { readonly status: 'too-heavy'; readonly bytes: number };

interface PictureLimits {
  readonly kinds: readonly PictureKind[];
  readonly mostBytes: number;
}

/** Reads a picture from a file of the user. The browser derives the type from the name, so the server checks the content. */
export async function readPicture(file: File, limits: PictureLimits): Promise<ReadPicture> {
  if (!limits.kinds.some((kind) => file.type === `image/${kind}`)) return { status: 'wrong-kind' };
  if (file.size > limits.mostBytes) return { status: 'too-heavy', bytes: file.size };
  try {
    return { status: 'read', dataUrl: await dataUrlOf(file) };
  } catch {
    return { status: 'unreadable' };
  }
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** 'PNG, JPEG, SVG'. */
export function kindNames(kinds: readonly PictureKind[]): string {
  return kinds.map((kind) => kind.replace('+xml', '').toUpperCase()).join(', ');
}
