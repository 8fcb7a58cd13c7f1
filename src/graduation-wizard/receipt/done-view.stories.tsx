import { useEffect } from 'react';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyLook } from '#storybook/story-look.ts';
import { messages } from '#storybook/story-messages.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { layPrintFrame } from '#ui/print-frame/print-frame.ts';
import { context, fullDraft } from '../wizard.fixtures.ts';
import { keepDraft, walkToSubmit } from '../wizard-host.fixtures.tsx';
import { dismissRestored, wizardStory } from '../wizard-story.fixtures.tsx';
import { receiptOf } from './receipt.ts';
import { receiptPage } from './receipt-frame.ts';
import { receiptSheet } from './receipt-sheet.ts';

const meta = preview.meta({
  title: 'Asistente de solicitud/Comprobante',
  ...wizardStory,
  beforeEach: () => {
    wizardStory.beforeEach();
    keepDraft('review');
  },
});

type StoryContext = Parameters<NonNullable<typeof meta.input.play>>[0];

export const Done = meta.story({
  name: 'Solicitud recibida',
  play: async (story) => {
    const { canvas } = story;
    await finish(story);
    const heading = canvas.getByRole('heading', { name: messages.wizard.doneHeading });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(screen.getByText(messages.wizard.submitDone)).toBeVisible();
    const status = canvas.getByRole('link', { name: messages.wizard.checkStatus });
    const code = canvas.getByText(/^AG-2026-\d{3}$/).textContent;
    await expect(heading).toHaveAccessibleDescription(`${messages.wizard.code} ${code}`);
    await expect(status).toHaveProperty('href', `${location.origin}/estado?codigo=${code}`);
    const home = canvas.getByRole('link', { name: messages.wizard.goHome });
    await expect(home).toHaveAttribute('href', '/');
    await expect(storedTexts()).toContain(code);
    await expect(storedTexts()).not.toContain(fullDraft.idNumber);
    await expect(storedTexts()).not.toContain(fullDraft.email);
  },
});

export const InAnApp = meta.story({
  name: 'En el navegador de una aplicación',
  beforeEach: () => {
    spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Android) Instagram 312.0');
  },
  play: async (story) => {
    const { canvas } = story;
    await finish(story);
    await expect(canvas.getByText(/El navegador de Instagram/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.wizard.copyReceipt })).toBeVisible();
  },
});

export const WithKey = meta.story({
  name: 'Con el enlace que muestra los datos',
  args: { statusHref: 'https://www.universidad.edu/estado' },
  beforeEach: ({ msw }) => {
    msw.use(...graduationHandlers({ extras: ['receipt-key'] }));
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await finish(story);
    const code = canvas.getByText(/^AG-2026-\d{3}$/).textContent;
    const link = `https://www.universidad.edu/estado?codigo=${code}&llave=`;
    const shown = canvas.getByText((text) => text.startsWith(link));
    await expect(shown).toBeVisible();
    await expect(canvas.getByText(messages.wizard.linkText)).toBeVisible();
    const status = canvas.getByRole('link', { name: messages.wizard.checkStatus });
    await expect(status).toHaveProperty('href', shown.textContent);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: messages.wizard.copyLink }));
    await expect(await canvas.findByText(messages.wizard.linkCopied)).toBeVisible();
    await expect(write).toHaveBeenCalledWith(shown.textContent);
  },
});

export const Copied = meta.story({
  name: 'Código copiado',
  play: async (story) => {
    const { canvas, userEvent } = story;
    await finish(story);
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: messages.wizard.copyCode }));
    await expect(await canvas.findByText(messages.wizard.copied)).toBeVisible();
  },
});

export const CopyFailed = meta.story({
  name: 'El código no se pudo copiar',
  play: async (story) => {
    const { canvas, userEvent } = story;
    await finish(story);
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    await userEvent.click(canvas.getByRole('button', { name: messages.wizard.copyCode }));
    await expect(await canvas.findByText(messages.wizard.copyFailed)).toBeVisible();
  },
});

export const ExtraFailed = meta.story({
  name: 'El archivo no se pudo preparar',
  play: async (story) => {
    const { canvas, userEvent } = story;
    await finish(story);
    spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('Not allowed.');
    });
    await userEvent.click(canvas.getByRole('button', { name: messages.wizard.addToCalendar }));
    await expect(await canvas.findByText(messages.wizard.extraFailed)).toBeVisible();
  },
});

export const Printed = meta.story({
  name: 'Comprobante impreso',
  render: (_, { globals }) => <PrintedReceipt locale={storyLook(globals).locale} />,
  play: async () => {
    await waitFor(() => expect(paper()?.body.textContent).toContain('AG-2026-044'));
  },
});

/** The tab's storage as text. */
function storedTexts(): string {
  return JSON.stringify({ ...sessionStorage });
}

async function finish(story: StoryContext): Promise<void> {
  await dismissRestored(story);
  await walkToSubmit(story);
  await expect(await story.canvas.findByText(/^AG-2026-\d{3}$/)).toBeVisible();
}

/** The printed sheet, made visible. */
function PrintedReceipt({ locale }: { readonly locale: string }) {
  useEffect(() => {
    const receipt = receiptOf({
      code: 'AG-2026-044',
      sentOn: context.today,
      draft: fullDraft,
      ceremony: context.choices.ceremonies[0],
      career: context.choices.careers[0],
    });
    const address = 'https://grados.universidad.example/estado?codigo=AG-2026-044';
    const laid = layPrintFrame(
      receiptPage(receiptSheet({ receipt, address, messages: messages.wizard, locale })),
    );
    laid.then((frame) => Object.assign(frame.style, visibleSheet));
    return () => {
      laid.then((frame) => frame.remove());
    };
  }, [locale]);
  return null;
}

/** A4, at the top of the page. */
const visibleSheet = { inset: '0 auto auto 0', height: '297mm' };

function paper(): Document | null | undefined {
  return document.querySelector<HTMLIFrameElement>(
    `iframe[title="${messages.wizard.receiptTitle}"]`,
  )?.contentDocument;
}
