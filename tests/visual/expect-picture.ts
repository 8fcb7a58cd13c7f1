import path from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { picturesFolder } from './pictures.ts';

/**
 * Expects that a page matches its stored picture.
 *
 * Chromium needs six times as long to write WebP without loss as PNG. Therefore a PNG is compared first, pixel by pixel.
 * Only if a pixel differs, or pictures are to be updated, Playwright takes, judges and reports a picture in the stored
 * format.
 *
 * @param name folder and file below the folder of pictures
 */
export async function expectPicture(
  page: Page,
  name: readonly string[],
  address: string,
): Promise<void> {
  const info = test.info();
  if (info.project.ignoreSnapshots) return;
  const stored = path.join(picturesFolder, ...name);
  if (info.config.updateSnapshots === 'none' && (await matches(page, stored))) return;
  await expect.soft(page, address).toHaveScreenshot([...name]);
}

async function matches(page: Page, stored: string): Promise<boolean> {
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const [now, before] = await Promise.all([
    pixelsOf(taken),
    pixelsOf(stored).catch(() => undefined),
  ]);
  return (
    before !== undefined && now.info.width === before.info.width && now.data.equals(before.data)
  );
}

function pixelsOf(picture: Buffer | string) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
