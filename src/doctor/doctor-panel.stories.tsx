import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import { describeFinding } from './describe-finding.ts';
import { openPanel } from './doctor-panel.ts';
import type { Finding } from './finding.ts';

interface ExaminedPageProps {
  /** The findings; `undefined` while the page is being examined. */
  readonly findings: readonly Finding[] | undefined;
  readonly language: 'es' | 'en';
}

/** A page with the panel in its corner. */
function ExaminedPage({ findings, language }: ExaminedPageProps) {
  useEffect(() => {
    const report = openPanel(document.body, messages.doctor, language).addPending(document.body);
    if (findings !== undefined) {
      report(findings.map((finding) => describeFinding(finding, messages.doctor, language)));
    }
    return () => document.querySelector('birrete-doctor')?.remove();
  }, [findings, language]);
  return null;
}

const meta = preview.meta({
  title: 'Integración/Doctor',
  component: ExaminedPage,
  args: { findings: undefined, language: 'es' as const },
  render: (args, { globals }) => (
    <ExaminedPage {...args} language={globals.locale === 'en' ? 'en' : 'es'} />
  ),
});

const address = 'https://grados.universidad.example';

const severalFindings: readonly Finding[] = [
  { kind: 'api-cors', address, origin: 'https://www.universidad.example' },
  { kind: 'trapped-overlays', element: 'main.contenido', rule: 'transform' },
  { kind: 'small-letters', px: 10 },
  { kind: 'no-lang' },
];

async function panelText(): Promise<string | null | undefined> {
  const panel = await waitFor(() => {
    const found = document.querySelector('birrete-doctor')?.shadowRoot?.querySelector('section');
    if (found === null || found === undefined) throw new Error('There is no panel yet.');
    return found;
  });
  return panel.textContent;
}

export const Running = meta.story({
  name: 'Revisando la página',
  play: async () => {
    await expect(await panelText()).toContain(messages.doctor.running);
  },
});

export const Healthy = meta.story({
  name: 'Sin hallazgos',
  args: { findings: [] },
  play: async () => {
    await expect(await panelText()).toContain(messages.doctor.healthy);
  },
});

export const Found = meta.story({
  name: 'Con hallazgos',
  args: { findings: severalFindings },
  play: async () => {
    const text = await panelText();
    await expect(text).toContain(filled(messages.doctor.found, { count: severalFindings.length }));
    for (const severity of ['error', 'warning', 'note'] as const) {
      await expect(text).toContain(messages.doctor[severity]);
    }
  },
});
