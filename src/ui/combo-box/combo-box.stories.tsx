import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { filled, messages } from '#storybook/story-messages.ts';
import { ComboBox } from './combo-box.tsx';

interface Career {
  readonly id: number;
  readonly name: string;
  readonly type: string;
}

const careers: readonly Career[] = [
  ['Arquitectura', 'Pregrado'],
  ['Contaduría Pública', 'Pregrado'],
  ['Derecho', 'Pregrado'],
  ['Educación, mención Matemática', 'Licenciatura'],
  ['Enfermería', 'Licenciatura'],
  ['Ingeniería Civil', 'Ingeniería'],
  ['Ingeniería de Sistemas', 'Ingeniería'],
  ['Ingeniería en Petróleo, mención Yacimientos y Producción de Crudos Pesados', 'Ingeniería'],
  ['Medicina', 'Pregrado'],
  ['Trabajo Social', 'Técnico Superior Universitario'],
].map(([name = '', type = ''], index) => ({ id: index + 1, name, type }));

const civil = careers[5] ?? null;

const meta = preview.meta({
  title: 'Componentes/Selector con búsqueda',
  component: ComboBox<Career>,
  args: {
    label: 'Carrera',
    items: careers,
    itemKey: (item: Career) => String(item.id),
    itemLabel: (item: Career) => item.name,
    itemDetail: (item: Career) => item.type,
    value: null,
    onChange: fn(),
  },
  render: function Owner(args) {
    const [value, setValue] = useState(args.value);
    const choose = (item: Career | null) => {
      setValue(item);
      args.onChange(item);
    };
    return (
      <div style={{ minHeight: '28em' }}>
        <ComboBox {...args} value={value} onChange={choose} />
        <button type="button" style={{ minHeight: '2em' }}>
          Siguiente
        </button>
      </div>
    );
  },
});

export const Empty = meta.story({
  name: 'Vacío',
  args: { isRequired: true, hint: 'Escribe parte del nombre.' },
});

const twins: readonly Career[] = [
  { id: 21, name: 'Educación', type: 'Licenciatura' },
  { id: 22, name: 'Educación', type: 'Postgrado' },
];

export const Filled = meta.story({
  name: 'Con una opción elegida',
  args: { value: civil },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Carrera' })).toHaveValue('Ingeniería Civil');
  },
});

export const LongChoice = meta.story({
  name: 'Una opción más larga que el campo',
  args: { value: careers[7] ?? null },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '16em' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Carrera' });
    const { height } = field.getBoundingClientRect();
    await expect(height).toBeGreaterThan(3 * 16 * 1.45);
    await userEvent.click(field);
    await expect(field.getBoundingClientRect().height).toBe(height);
    await userEvent.tab();
  },
});

export const Open = meta.story({
  name: 'Abierto',
  args: { value: civil },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Carrera' });
    await userEvent.click(field);
    await expect(canvas.getAllByRole('option')).toHaveLength(10);
    await expect(field).toHaveValue('Ingeniería Civil');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      filled(messages.ui.optionCount, { count: 10 }),
    );

    await userEvent.click(field);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
  },
});

export const Filtered = meta.story({
  name: 'Filtrado por lo escrito',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Carrera' }), 'ingenieria');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
  },
});

export const NothingMatches = meta.story({
  name: 'Ninguna coincide',
  args: { emptyText: 'No encontramos esa carrera' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Carrera' }), 'astrología');
    await expect(canvas.getByText('No encontramos esa carrera')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      filled(messages.ui.optionCount, { count: 0 }),
    );
  },
});

export const Invalid = meta.story({
  name: 'Con error',
  args: { error: 'Elige una carrera', isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Carrera' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${messages.ui.error} Elige una carrera`);
  },
});

export const Disabled = meta.story({
  name: 'Deshabilitado',
  args: { value: civil, isDisabled: true },
});

export const ManyOptions = meta.story({
  name: 'Trescientas opciones',
  args: {
    items: Array.from({ length: 300 }, (_, index) => ({
      id: index,
      name: `Carrera ${index + 1}`,
      type: 'Pregrado',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Carrera' });
    await userEvent.click(field);
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('option', { name: /Carrera 300/ });
    await expect(field).toHaveAttribute('aria-activedescendant', last.id);
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const OptionsOfOneName = meta.story({
  name: 'Dos opciones con el mismo nombre',
  tags: ['behavior'],
  args: { items: twins },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Educación');
    await userEvent.click(canvas.getByRole('option', { name: /Postgrado/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(twins[1]);
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole('option', { name: /Licenciatura/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(twins[0]);
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(twins[1]);
  },
});

export const AmbiguousName = meta.story({
  name: 'Un nombre ambiguo no elige nada',
  tags: ['behavior'],
  args: { items: twins },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'educacion');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const AnyOrder = meta.story({
  name: 'Busca palabras en cualquier orden',
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Carrera' });
    await userEvent.type(field, 'SISTEMAS inge');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      filled(messages.ui.optionCount, { count: 1 }),
    );
    await userEvent.click(canvas.getByRole('option', { name: /Ingeniería de Sistemas/ }));
    await expect(field).toHaveValue('Ingeniería de Sistemas');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(careers[6]);
  },
});

export const ByKeyboard = meta.story({
  name: 'Solo con el teclado',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Carrera' });
    await userEvent.tab();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('tecnico{Enter}');
    await expect(field).toHaveValue('Trabajo Social');

    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')).toHaveLength(10);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Arquitectura');

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Siguiente' })).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
});

export const HalfTyped = meta.story({
  name: 'Lo escrito a medias no se queda',
  tags: ['behavior'],
  args: { value: civil },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Carrera' });
    await userEvent.clear(field);
    await userEvent.type(field, 'enferm');
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await expect(field).toHaveValue('Ingeniería Civil');

    await userEvent.clear(field);
    await userEvent.type(field, 'zzz{Escape}');
    await expect(field).toHaveValue('Ingeniería Civil');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const TypedInFull = meta.story({
  name: 'Un nombre completo queda elegido',
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Carrera' });
    await userEvent.type(field, 'enfermeria ');
    await userEvent.tab();
    await expect(field).toHaveValue('Enfermería');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(careers[4]);
  },
});

export const Cleared = meta.story({
  name: 'Se borra con su botón',
  tags: ['behavior'],
  args: { value: civil },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Carrera' });
    await userEvent.click(canvas.getByRole('button', { name: messages.ui.clearValue }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.getAllByRole('option')).toHaveLength(10);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(null);
  },
});

export const ClearedByHand = meta.story({
  name: 'Se borra a mano',
  tags: ['behavior'],
  args: { value: civil },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Carrera' }));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(null);
  },
});

export const ChosenAgain = meta.story({
  name: 'Se borra y se vuelve a elegir',
  tags: ['behavior'],
  args: { value: civil },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Carrera' });
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('option', { name: /Ingeniería Civil/ }));
    await expect(field).toHaveValue('Ingeniería Civil');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
