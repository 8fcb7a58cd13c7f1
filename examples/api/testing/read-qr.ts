import { createCanvas, loadImage } from '@napi-rs/canvas';
import decodeQr from 'qr/decode.js';
import { getDocumentProxy, renderPageAsImage } from 'unpdf';

const dpi = 150;

/**
 * Reads the QR codes of a PDF from pictures of its pages, as a camera would: one code a page.
 *
 * @throws Error if a page has no readable code
 */
export async function readQrCodes(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const codes: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const picture = await renderPageAsImage(pdf, page, {
      canvasImport: () => import('@napi-rs/canvas'),
      scale: dpi / 72,
    });
    codes.push(await decode(picture));
  }
  return codes;
}

async function decode(picture: ArrayBuffer): Promise<string> {
  const image = await loadImage(Buffer.from(picture));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
  return decodeQr({ data, width, height });
}
