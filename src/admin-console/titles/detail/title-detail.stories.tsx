import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { longDate, words } from '../../../../.storybook/words.ts';
import { aTitle } from '../../../domain/registry/issued-title.fixtures.ts';
import { TitleDetailDialog } from './title-detail-dialog.tsx';

const meta = preview.meta({
  title: 'Consola/Títulos/Detalle',
  component: TitleDetailDialog,
  args: { onClose: fn(), title: aTitle() },
});

/** The dialog's terms and their details. */
async function details(): Promise<Readonly<Record<string, string>>> {
  const dialog = within(await screen.findByRole('dialog', { name: words.titleDetail.title }));
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
      [words.titleDetail.createdAt]: expect.stringMatching(`^${longDate('2026-07-13')}.* 11:05`),
      [words.titleDetail.fullName]: 'Ana Pérez Zea',
      [words.titleDetail.idNumber]: '18234567',
      [words.titleDetail.career]: 'Química',
      [words.titleDetail.faculty]: 'Ciencias',
      [words.titleDetail.ceremonyName]: 'Acto de Grado Julio 2026',
      [words.titleDetail.ceremonyDate]: longDate('2026-07-10'),
      [words.titleDetail.issueDate]: longDate('2026-07-10'),
      [words.titleDetail.degreeTitle]: 'Licenciada en Química',
      [words.titleDetail.record]: '001',
      [words.titleDetail.assigned]: '301',
      [words.titleDetail.folio]: '0501',
      [words.titleDetail.updatedAt]: longDate('2026-08-01'),
    });
    await expect(screen.getByText('AG-2026-001')).toBeVisible();
    await expect(screen.getByText(words.titleDetail.issued)).toBeVisible();
    await expect(screen.getByText(/Entregado a su hermana/)).toBeVisible();
  },
});

export const WithoutNomenclature = meta.story({
  name: 'Sin nomenclatura ni notas',
  args: { title: aTitle({ degreeTitle: undefined }) },
  play: async () => {
    await expect((await details())[words.titleDetail.degreeTitle]).toBe(words.titleDetail.pending);
    await expect(screen.queryByText(words.titleDetail.notes)).toBeNull();
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
    const { [words.titleDetail.degreeTitle]: degree, ...others } = await details();
    await expect(degree).toBe(words.titleDetail.pending);
    await expect(new Set(Object.values(others))).toEqual(new Set([words.titleDetail.missing]));
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
