import { http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sectionStory } from '#admin-console/section-story.fixtures.tsx';
import { expectInSight } from '#storybook/expect-in-sight.ts';
import preview from '#storybook/preview.tsx';
import { filled, matching, messages } from '#storybook/story-messages.ts';
import { failWith, never } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { CeremoniesSection } from '../ceremonies-section.tsx';

const sent = fn();

const meta = preview.meta({
  title: 'Consola/Actos de grado/Formulario',
  ...sectionStory('/admin/ceremonies', <CeremoniesSection />),
  beforeEach: ({ msw }) => {
    sessionStorage.clear();
    sent.mockClear();
    msw.use(
      http.post('*/api/ceremonies', ({ request }) => record(request)),
      http.put('*/api/ceremonies/:id', ({ request }) => record(request)),
      ...graduationHandlers(),
    );
  },
});

type Play = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Records the call, and leaves the response to the fake API. */
async function record(request: Request): Promise<undefined> {
  const payload: unknown = await request.clone().json();
  sent(request.method, payload);
}

async function openNew({ canvas, userEvent }: Play) {
  await canvas.findAllByRole('rowheader');
  await userEvent.click(canvas.getByRole('button', { name: messages.ceremonyForm.createTitle }));
  return within(await screen.findByRole('dialog', { name: messages.ceremonyForm.createTitle }));
}

async function openEdit({ canvas, userEvent }: Play, name: string) {
  await userEvent.click(
    await canvas.findByRole('button', { name: filled(messages.ceremonies.editAction, { name }) }),
  );
  return within(await screen.findByRole('dialog', { name: messages.ceremonyForm.editTitle }));
}

type Form = Awaited<ReturnType<typeof openNew>>;

const texts = {
  name: 'Acto de Grado Julio 2099',
  date: '10/07/2099',
  location: 'Aula Magna',
  record: '2001',
  assigned: '2301',
  folio: '02501',
};

const fields = ['name', 'date', 'location', 'record', 'assigned', 'folio'] as const;

async function fillIn({ userEvent }: Play, form: Form, change: Partial<typeof texts> = {}) {
  const values = { ...texts, ...change };
  for (const field of fields) {
    await userEvent.type(
      form.getByRole('textbox', { name: messages.ceremonyForm[field] }),
      values[field],
    );
  }
}

export const Empty = meta.story({
  name: 'Nuevo',
  play: async (context) => {
    const form = await openNew(context);
    await expect(form.getByRole('textbox', { name: messages.ceremonyForm.name })).toHaveFocus();
    for (const label of [
      messages.ceremonyForm.record,
      messages.ceremonyForm.assigned,
      messages.ceremonyForm.folio,
    ]) {
      await expect(form.getByRole('textbox', { name: label })).toHaveAttribute(
        'placeholder',
        '001',
      );
    }
    await expect(
      form.getByRole('textbox', { name: messages.ceremonyForm.description }),
    ).not.toBeRequired();
    await expect(
      await form.findByText(filled(messages.ceremonyForm.nextFree, { number: 143 })),
    ).toBeVisible();
    await expect(
      form.getByText(filled(messages.ceremonyForm.nextFree, { number: 443 })),
    ).toBeVisible();
    await expect(
      form.getByText(filled(messages.ceremonyForm.nextFree, { number: '0643' })),
    ).toBeVisible();
  },
});

/** The required fields, each with its message for an empty value. */
function requiredFields(form: Form) {
  return fields.map((name) => ({
    box: form.getByRole('textbox', { name: messages.ceremonyForm[name] }),
    message: messages.ceremonyForm[`${name}Required`],
  }));
}

export const Problems = meta.story({
  name: 'Con problemas',
  play: async (context) => {
    const form = await openNew(context);
    await context.userEvent.click(form.getByRole('button', { name: messages.ceremonyForm.save }));
    await expect(form.getByRole('textbox', { name: messages.ceremonyForm.name })).toHaveFocus();
    for (const { box, message } of requiredFields(form)) {
      await expect(form.getByText(message)).toBeVisible();
      await expect(box).toHaveAccessibleDescription(new RegExp(message));
    }
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const ProblemsGo = meta.story({
  name: 'Escribir quita cada problema',
  tags: ['behavior'],
  play: async (context) => {
    const { userEvent } = context;
    const form = await openNew(context);
    await userEvent.click(form.getByRole('button', { name: messages.ceremonyForm.save }));
    const required = requiredFields(form);
    for (const [index, { box, message }] of required.entries()) {
      await userEvent.type(box, '1');
      await expect(form.queryByText(message)).toBeNull();
      const left = required.filter((other) => form.queryByText(other.message) !== null);
      await expect(left).toHaveLength(required.length - index - 1);
    }
  },
});

export const PastDate = meta.story({
  name: 'Fecha pasada',
  play: async (context) => {
    const form = await openNew(context);
    await fillIn(context, form, { date: '10/07/2020' });
    await context.userEvent.click(form.getByRole('button', { name: messages.ceremonyForm.save }));
    await expect(form.getByText(messages.ceremonyForm.datePast)).toBeVisible();
    await expect(form.getByRole('textbox', { name: messages.ceremonyForm.date })).toHaveFocus();
  },
});

export const ImpossibleDate = meta.story({
  name: 'Fecha imposible',
  play: async (context) => {
    const form = await openNew(context);
    await fillIn(context, form, { date: '31/02/2099' });
    await context.userEvent.click(form.getByRole('button', { name: messages.ceremonyForm.save }));
    await expect(form.getByText(messages.ceremonyForm.dateInvalid)).toBeVisible();
  },
});

export const Creates = meta.story({
  name: 'Crea',
  tags: ['behavior', 'journey'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await openNew(context);
    await fillIn(context, form);
    await userEvent.click(form.getByRole('button', { name: messages.ceremonyForm.save }));
    await expect(await screen.findByText(messages.ceremonies.created)).toBeVisible();
    await expect(
      await canvas.findByRole('rowheader', { name: 'Acto de Grado Julio 2099' }),
    ).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith('POST', {
      name: 'Acto de Grado Julio 2099',
      ceremony_date: '2099-07-10',
      ceremony_location: 'Aula Magna',
      description: '',
      record_initial: '2001',
      assigned_initial: '2301',
      folio_initial: '02501',
    });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: messages.ceremonyForm.createTitle })).toHaveFocus(),
    );
  },
});

export const DoubleClick = meta.story({
  name: 'Doble clic',
  tags: ['behavior'],
  play: async (context) => {
    const form = await openNew(context);
    await fillIn(context, form);
    const save = form.getByRole<HTMLButtonElement>('button', { name: messages.ceremonyForm.save });
    save.click();
    save.click();
    await expect(await screen.findByText(messages.ceremonies.created)).toBeVisible();
    await expect(
      await context.canvas.findAllByRole('rowheader', { name: 'Acto de Grado Julio 2099' }),
    ).toHaveLength(1);
    await expect(sent).toHaveBeenCalledTimes(1);
  },
});

export const Sending = meta.story({
  name: 'Guardando',
  beforeEach: ({ msw }) => {
    msw.use(never('POST /api/ceremonies'));
  },
  play: async (context) => {
    const form = await openNew(context);
    await fillIn(context, form);
    await context.userEvent.click(form.getByRole('button', { name: messages.ceremonyForm.save }));
    await expect(form.getByRole('button', { name: messages.ceremonyForm.save })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(form.queryByRole('button', { name: messages.ui.close })).toBeNull();
  },
});

export const Editing = meta.story({
  name: 'Editar',
  play: async (context) => {
    const form = await openEdit(context, 'Acto de Grado Abril 2025');
    await expect(form.getByRole('textbox', { name: messages.ceremonyForm.record })).toHaveValue(
      '001',
    );
    await expect(form.getByRole('textbox', { name: messages.ceremonyForm.date })).toHaveValue(
      '11/04/2025',
    );
  },
});

export const Edits = meta.story({
  name: 'Edita',
  tags: ['behavior'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await openEdit(context, 'Acto de Grado Abril 2025');
    const name = form.getByRole('textbox', { name: messages.ceremonyForm.name });
    await userEvent.clear(name);
    await userEvent.type(name, 'Acto «Abril» 🎓');
    await userEvent.click(form.getByRole('button', { name: messages.ceremonyForm.save }));
    await expect(await screen.findByText(messages.ceremonies.updated)).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith('PUT', {
      name: 'Acto «Abril» 🎓',
      ceremony_date: '2025-04-11',
      ceremony_location: 'Aula Magna',
      description: 'Promoción LXX',
      record_initial: '001',
      assigned_initial: '301',
      folio_initial: '0501',
    });
    await waitFor(() =>
      expect(
        canvas.getByRole('button', {
          name: filled(messages.ceremonies.editAction, { name: 'Acto «Abril» 🎓' }),
        }),
      ).toHaveFocus(),
    );
  },
});

export const NumbersTaken = meta.story({
  name: 'Números ya ocupados',
  play: async (context) => {
    const form = await openNew(context);
    // The hints move the warning down.
    await form.findAllByText(matching(messages.ceremonyForm.nextFree));
    await fillIn(context, form, { record: '145' });
    await expectInSight(
      await form.findByText(
        filled(messages.ceremonyForm.clashOne, {
          series: messages.ceremonyForm.recordSeries,
          from: 145,
          name: 'Acto de Grado Mayo 2026',
        }),
      ),
    );
  },
});

export const NumbersOfAnotherYear = meta.story({
  name: 'Números de otro año, con un registro por año',
  tags: ['behavior'],
  beforeEach: ({ msw }) => {
    msw.use(...graduationHandlers({ extras: ['yearly-registers'] }));
  },
  play: async (context) => {
    const form = await openNew(context);
    await fillIn(context, form, { record: '145', date: '11/12/2026' });
    await expect(await form.findByText(messages.ceremonyForm.clashTitle)).toBeVisible();
    const date = form.getByRole('textbox', { name: matching(messages.ceremonyForm.date) });
    await context.userEvent.clear(date);
    await context.userEvent.type(date, '11/12/2099');
    await waitFor(() =>
      expect(form.queryByText(messages.ceremonyForm.clashTitle)).not.toBeInTheDocument(),
    );
  },
});

export const YearNumbers = meta.story({
  name: 'Números que crecen por su año',
  play: async (context) => {
    const form = await openNew(context);
    await form.findAllByText(matching(messages.ceremonyForm.nextFree));
    await fillIn(context, form, { record: '001/2026', folio: '2026/001' });
    const next = {
      series: messages.ceremonyForm.recordSeries,
      number: '001/2026',
      next: '001/2027',
    };
    await expectInSight(await form.findByText(filled(messages.ceremonyForm.yearNext, next)));
    await expect(
      form.getByText(filled(messages.ceremonyForm.yearAdvice, { example: '2026/001' })),
    ).toBeVisible();
    await context.userEvent.click(form.getByRole('button', { name: messages.ceremonyForm.save }));
    await expect(await screen.findByText(messages.ceremonies.created)).toBeVisible();
  },
});

export const CreatesWithNumbersTaken = meta.story({
  name: 'Crea con números ocupados',
  tags: ['behavior'],
  play: async (context) => {
    await NumbersTaken.input.play?.(context);
    const form = within(screen.getByRole('dialog'));
    await context.userEvent.click(form.getByRole('button', { name: messages.ceremonyForm.save }));
    await expect(await screen.findByText(messages.ceremonies.created)).toBeVisible();
  },
});

export const WithoutRegistry = meta.story({
  name: 'Sin los títulos emitidos',
  beforeEach: ({ msw }) => {
    msw.use(failWith('GET /api/titles', { status: 500 }));
  },
  play: async (context) => {
    const form = await openNew(context);
    await fillIn(context, form);
    await expect(form.queryByText(matching(messages.ceremonyForm.nextFree))).toBeNull();
    await expect(screen.queryByRole('img', { name: messages.ui.error })).toBeNull();
  },
});

export const DateFromTheCalendar = meta.story({
  name: 'Fecha en el calendario',
  tags: ['behavior'],
  play: async (context) => {
    const { userEvent } = context;
    const form = await openEdit(context, 'Acto de Grado Marzo 2027');
    const date = form.getByRole('textbox', { name: messages.ceremonyForm.date });
    const former = (date as HTMLInputElement).value;
    await userEvent.click(form.getByRole('button', { name: messages.datePicker.open }));
    const calendar = await screen.findByRole('dialog', { name: messages.datePicker.title });
    await expect(calendar.getBoundingClientRect().left).toBeGreaterThan(
      date.getBoundingClientRect().left,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: messages.datePicker.title })).toBeNull(),
    );
    await expect(date).toHaveValue(former);

    await userEvent.click(form.getByRole('button', { name: messages.datePicker.open }));
    await screen.findByRole('dialog', { name: messages.datePicker.title });
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(date).not.toHaveValue(former));
    await userEvent.click(form.getByRole('button', { name: messages.ceremonyForm.save }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
  },
});
