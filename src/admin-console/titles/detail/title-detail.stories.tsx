import { expect, fn, screen, spyOn, within } from 'storybook/test';
import { aTitle } from '#domain/registry/issued-title.fixtures.ts';
import preview from '#storybook/preview.tsx';
import { longDate, messages } from '#storybook/story-messages.ts';
import { TitleDetailDialog } from './title-detail-dialog.tsx';

const meta = preview.meta({
  title: 'Consola/Títulos/Detalle',
  component: TitleDetailDialog,
  args: { onClose: fn(), title: aTitle() },
});

/** The dialog's terms and their details. */
async function details(): Promise<Readonly<Record<string, string>>> {
  const dialog = within(await screen.findByRole('dialog', { name: messages.titleDetail.title }));
  const terms = dialog.getAllByRole('term').map((term) => term.textContent);
  const texts = dialog.getAllByRole('definition').map((detail) => detail.textContent);
  return Object.fromEntries(terms.map((term, at) => [term, texts[at] ?? '']));
}

const moment = { kind: 'moment', at: new Date(2026, 6, 13, 11, 5) } as const;

export const Default = meta.story({
  name: 'Todos los campos',
  args: {
    title: aTitle({
      notes: 'Título reimpreso.\nEntregado a su hermana.',
      createdAt: moment,
      updatedAt: { kind: 'day', day: { year: 2026, month: 8, day: 1 } },
    }),
  },
  play: async () => {
    const shown = await details();
    await expect(shown).toEqual({
      [messages.titleDetail.createdAt]: expect.stringMatching(`^${longDate('2026-07-13')}.* 11:05`),
      [messages.titleDetail.fullName]: 'Ana Pérez Zea',
      [messages.titleDetail.idNumber]: '18234567',
      [messages.titleDetail.career]: 'Química',
      [messages.titleDetail.faculty]: 'Ciencias',
      [messages.titleDetail.ceremonyName]: 'Acto de Grado Julio 2026',
      [messages.titleDetail.ceremonyDate]: longDate('2026-07-10'),
      [messages.titleDetail.issueDate]: longDate('2026-07-10'),
      [messages.titleDetail.degreeTitle]: 'Licenciada en Química',
      [messages.titleDetail.record]: '001',
      [messages.titleDetail.assigned]: '301',
      [messages.titleDetail.folio]: '0501',
      [messages.titleDetail.updatedAt]: longDate('2026-08-01'),
    });
    await expect(screen.getByText('AG-2026-001')).toBeVisible();
    await expect(screen.getByText(messages.titleDetail.issued)).toBeVisible();
    await expect(screen.getByText(/Entregado a su hermana/)).toBeVisible();
  },
});

export const WithoutNomenclature = meta.story({
  name: 'Sin nomenclatura ni notas',
  args: { title: aTitle({ degreeTitle: undefined }) },
  play: async () => {
    await expect((await details())[messages.titleDetail.degreeTitle]).toBe(
      messages.titleDetail.pending,
    );
    await expect(screen.queryByText(messages.titleDetail.notes)).toBeNull();
  },
});

export const WithVerificationCode = meta.story({
  name: 'Con su código de verificación',
  args: {
    title: aTitle({
      verification: {
        code: '3456789ABCDG',
        url: 'https://grados.universidad.edu/verificar?codigo=3456-789A-BCDG',
      },
    }),
  },
  play: async ({ userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const part = within(await screen.findByRole('region', { name: messages.titleCode.heading }));
    await expect(part.getByText('3456-789A-BCDG')).toBeVisible();
    await expect(part.getByRole('link', { name: messages.titleCode.open })).toHaveAttribute(
      'href',
      'https://grados.universidad.edu/verificar?codigo=3456-789A-BCDG',
    );
    await userEvent.click(part.getByRole('button', { name: messages.titleCode.copy }));
    await expect(await part.findByText(messages.titleCode.copied)).toBeVisible();
    await expect(write).toHaveBeenCalledWith('3456-789A-BCDG');
  },
});

export const AlmostEmpty = meta.story({
  name: 'Casi sin datos',
  args: {
    title: aTitle({
      applicationCode: undefined,
      fullName: '',
      idNumber: undefined,
      careerName: undefined,
      facultyName: undefined,
      ceremonyName: undefined,
      ceremonyDate: undefined,
      issueDate: undefined,
      degreeTitle: undefined,
      registry: { record: undefined, assigned: undefined, folio: undefined },
    }),
  },
  play: async () => {
    const { [messages.titleDetail.degreeTitle]: degree, ...others } = await details();
    await expect(degree).toBe(messages.titleDetail.pending);
    await expect(new Set(Object.values(others))).toEqual(new Set([messages.titleDetail.missing]));
  },
});

export const Closing = meta.story({
  name: 'Cerrar',
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const OnAPhone = meta.story({
  name: 'En un teléfono',
  tags: ['behavior'],
  args: {
    title: aTitle({
      careerName: 'Ingeniería'.repeat(12),
      registry: { record: '99999999999999999', assigned: 'A-099', folio: '001' },
    }),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await screen.findByRole('dialog');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
