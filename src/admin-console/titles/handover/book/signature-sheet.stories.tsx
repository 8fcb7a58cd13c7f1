import { useEffect } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { handoverMessages } from '#admin-console/titles/collection/handover.messages.ts';
import { aTitle } from '#domain/registry/issued-title.fixtures.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { layPrintFrame } from '#ui/print-frame/print-frame.ts';
import { signatureSheet } from './signature-sheet.ts';

/** A4 in landscape with the margins of the printed page. */
const visibleSheet = {
  position: 'absolute',
  inset: '0',
  boxSizing: 'border-box',
  width: '297mm',
  height: '210mm',
  padding: '14mm 12mm 16mm',
  background: '#fff',
};

/** The printed list as the browser's print dialog shows it. */
function PrintedList({ titles }: { readonly titles: readonly IssuedTitle[] }) {
  const messages = useMessages(handoverMessages);
  const locale = useLocale();
  useEffect(() => {
    const today = { year: 2026, month: 7, day: 13 };
    const frameLoaded = layPrintFrame(signatureSheet({ titles, messages, locale, today })).then(
      (frame) => {
        Object.assign(frame.style, visibleSheet);
        return frame;
      },
    );
    return () => {
      frameLoaded.then((frame) => frame.remove());
    };
  }, [titles, messages, locale]);
  return null;
}

const december = {
  ceremonyName: 'Acto Extraordinario',
  ceremonyDate: { year: 2025, month: 12, day: 12 },
};

const titles = [
  aTitle({ id: 1 }),
  aTitle({
    id: 2,
    fullName: 'Ana Lucía de la Trinidad De la Rosa Zúñiga',
    registry: { record: '002', assigned: '302', folio: '0502' },
  }),
  aTitle({ id: 3, ...december, fullName: 'Íñigo Ibáñez', degreeTitle: undefined }),
  aTitle({ id: 4, ...december, fullName: '', idNumber: undefined }),
];

const meta = preview.meta({
  title: 'Consola/Títulos/Lista de entrega impresa',
  component: PrintedList,
  args: { titles },
  // The sheet has the fixed width of the paper.
  parameters: { expectedFindings: ['The page is'] },
});

export const Default = meta.story({
  name: 'Impresa',
  play: async () => {
    const page = () => {
      const name = messages.titleHandover.sheetTitle;
      const frame: HTMLIFrameElement = within(document.body).getByTitle(name);
      return frame.contentDocument;
    };
    // Looks the frame up each time, because a new render creates another one.
    await waitFor(() => expect(page()?.querySelectorAll('table')).toHaveLength(2));
    await expect(page()?.body).toHaveTextContent('Íñigo Ibáñez');
    await expect(page()?.querySelectorAll('thead')).toHaveLength(2);
  },
});
