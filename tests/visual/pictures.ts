import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictureFile } from '#storybook/map/picture-file.ts';
import type { StorybookEntry } from '../storybook/serve-storybook.ts';

/** Folder of the reference pictures. */
export const picturesFolder = path.join(import.meta.dirname, 'pictures');

/** Path of a picture in the folder: '1280-light', 'consola-titulos--vacia.webp'. */
export function pictureOf(
  story: StorybookEntry,
  circumstance: string,
): readonly [folder: string, file: string] {
  return [circumstance, pictureFile(story)];
}

/** Pictures in the folder that belong to none of these stories. */
export function strayPictures(stories: readonly StorybookEntry[]): readonly string[] {
  const names = new Set(stories.map((story) => pictureOf(story, '')[1]));
  return storedPictures().filter((place) => !names.has(path.basename(place)));
}

export function storedPictures(): readonly string[] {
  if (!existsSync(picturesFolder)) return [];
  return readdirSync(picturesFolder, { recursive: true, encoding: 'utf8' }).filter((place) =>
    place.endsWith('.webp'),
  );
}

export async function removePictures(places: readonly string[]): Promise<void> {
  for (const place of places) await rm(path.join(picturesFolder, place));
}

/** Compresses the pictures written since a time, without loss. The browser writes files four times as large. */
export async function compressPictures(since: number): Promise<void> {
  const files = storedPictures()
    .map((place) => path.join(picturesFolder, place))
    .filter((file) => statSync(file).mtimeMs >= since);
  // Sequential compression is slow; compressing all at once exhausts the memory.
  await Promise.all(Array.from({ length: 4 }, () => compressInTurn(files)));
}

async function compressInTurn(files: string[]): Promise<void> {
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    const written = await readFile(file);
    const small = await sharp(written).webp({ lossless: true, quality: 100, effort: 6 }).toBuffer();
    if (small.length < written.length) await writeFile(file, small);
  }
}
