import { fileURLToPath } from 'node:url';

/** The letters of a report, by the names that a document knows them by. */
export const fonts = { regular: 'Arimo', bold: 'Arimo Bold' };

const files = {
  regular: '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
  bold: '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
} as const;

/** Embeds the fonts; a document holds only the letters that it uses. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const weight of ['regular', 'bold'] as const) {
    document.registerFont(fonts[weight], fileURLToPath(import.meta.resolve(files[weight])));
  }
}
