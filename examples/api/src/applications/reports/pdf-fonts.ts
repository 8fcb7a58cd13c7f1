import { fileURLToPath } from 'node:url';

/** The fonts of a report, by their names in the document. */
export const fonts = { regular: 'Arimo', bold: 'Arimo Bold' };

const files = {
  regular: '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
  bold: '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
} as const;

/** Embeds the fonts. A document contains only the glyphs that it uses. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const weight of ['regular', 'bold'] as const) {
    document.registerFont(fonts[weight], fileURLToPath(import.meta.resolve(files[weight])));
  }
}
