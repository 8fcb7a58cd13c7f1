import { useEffect } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import type { CallScript } from '#domain/report/call-script.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { layPrintFrame } from '#ui/print-frame/print-frame.ts';
import { callScriptMessages } from './call-script.messages.ts';
import { callScriptSheet } from './call-script-sheet.ts';

const ceremony: Ceremony = {
  id: 7,
  name: 'Acto de Grado Julio 2026',
  date: { year: 2026, month: 7, day: 10 },
  location: 'Aula Magna',
  description: undefined,
  status: 'closed',
  initialNumbers: { record: '001', assigned: '301', folio: '0501' },
};

interface PrintedScriptProps {
  readonly graduates: CallScript['graduates'];
}

/** A4 with the margins of the printed page. */
const visibleSheet = {
  position: 'absolute',
  inset: '0',
  boxSizing: 'border-box',
  height: '297mm',
  padding: '16mm 14mm 18mm',
  background: '#fff',
};

/** The printed page as the browser's print dialog shows it. */
function PrintedScript({ graduates }: PrintedScriptProps) {
  const messages = useMessages(callScriptMessages);
  const locale = useLocale();
  useEffect(() => {
    const script = { graduates, pending: 0, undecided: 0 };
    const today = { year: 2026, month: 7, day: 3 };
    const sheet = callScriptSheet({ ceremony, script, messages, locale, today });
    const frameLoaded = layPrintFrame(sheet).then((frame) => {
      Object.assign(frame.style, visibleSheet);
      return frame;
    });
    return () => {
      frameLoaded.then((frame) => frame.remove());
    };
  }, [graduates, messages, locale]);
  return null;
}

const known = { isCareerAmbiguous: false };
const chemistry = { ...known, faculty: 'Facultad de Ciencias', career: 'Química' };
const law = {
  ...known,
  faculty: 'Facultad de Ciencias Jurídicas y Políticas',
  career: 'Derecho',
};

const graduates: PrintedScriptProps['graduates'] = [
  { ...chemistry, fullName: 'Luis Ñáñez', degreeTitle: 'Licenciado en Química', record: '007' },
  { ...chemistry, fullName: 'Ana Nuñez', degreeTitle: 'Licenciada en Química', record: '008' },
  { ...law, fullName: 'Eva María Paz de la Torre', degreeTitle: 'Abogada', record: undefined },
  { ...law, fullName: 'Leo Zambrano', degreeTitle: undefined, record: undefined },
].map((graduate, index) => ({ ...graduate, place: index + 1, code: `AG-2026-00${index + 1}` }));

const meta = preview.meta({
  title: 'Consola/Reportes/Guion impreso',
  component: PrintedScript,
  args: { graduates },
  // The sheet has the fixed width of the paper.
  parameters: { expectedFindings: ['The page is'] },
});

export const Default = meta.story({
  name: 'Impreso',
  play: async () => {
    const page = () => {
      const frame: HTMLIFrameElement = within(document.body).getByTitle(messages.callScript.title);
      return frame.contentDocument;
    };
    // Looks the frame up each time, because a new render creates another one.
    await waitFor(() => expect(page()?.querySelectorAll('table')).toHaveLength(2));
    await expect(page()?.body).toHaveTextContent('Eva María Paz de la Torre');
  },
});
