import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { Select } from './select.tsx';

interface Gender {
  readonly id: number;
  readonly name: string;
}

const genders: readonly Gender[] = [
  { id: 1, name: 'Masculino' },
  { id: 2, name: 'Femenino' },
];

const faculties: readonly Gender[] = [
  'Arquitectura y Urbanismo',
  'Ciencias Económicas y Sociales',
  'Ciencias Jurídicas y Políticas',
  'Ingeniería',
  'Ámbitos Interdisciplinarios de Posgrado, Extensión Universitaria y Formación Continua',
].map((name, index) => ({ id: index + 1, name }));

const meta = preview.meta({
  title: 'Componentes/Selector',
  component: Select<Gender>,
  args: {
    label: 'Género',
    items: genders,
    itemKey: (item: Gender) => String(item.id),
    itemLabel: (item: Gender) => item.name,
    value: null,
    onChange: fn(),
  },
  render: function Owner(args) {
    const [value, setValue] = useState(args.value);
    const choose = (item: Gender) => {
      setValue(item);
      args.onChange(item);
    };
    return (
      <div style={{ minHeight: '20em' }}>
        <Select {...args} value={value} onChange={choose} />
      </div>
    );
  },
});

export const Empty = meta.story({
  name: 'Vacío',
  args: { isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Género' });
    await expect(field).toHaveTextContent(messages.ui.chooseOption);
    await expect(field).toBeRequired();
    await expect(canvas.queryByRole('option')).toBeNull();
  },
});

export const Filled = meta.story({
  name: 'Con una opción elegida',
  args: { value: genders[1] ?? null },
});

export const Open = meta.story({
  name: 'Abierto',
  args: { label: 'Facultad', items: faculties, value: faculties[4] ?? null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Facultad' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
    await expect(canvas.getByRole('option', { name: /^Ámbitos/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

export const Invalid = meta.story({
  name: 'Con error',
  args: { error: 'Elige un género', hint: 'Decide la forma de tu título.', isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Género' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      `${messages.ui.error} Elige un género Decide la forma de tu título.`,
    );
  },
});

export const Disabled = meta.story({
  name: 'Deshabilitado',
  args: { value: genders[0] ?? null, isDisabled: true },
});

export const ByPointer = meta.story({
  name: 'Con el puntero',
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Género' });
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('option', { name: 'Femenino' }));
    await expect(field).toHaveTextContent('Femenino');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(genders[1]);
  },
});

export const ByKeyboard = meta.story({
  name: 'Solo con el teclado',
  tags: ['behavior'],
  args: { label: 'Facultad', items: faculties },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Facultad' });
    await userEvent.tab();
    await expect(field).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveTextContent('Ciencias Económicas y Sociales');

    await userEvent.keyboard('{ArrowDown}{End}{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveTextContent('Ciencias Económicas y Sociales');

    await userEvent.keyboard('am{Enter}');
    await expect(field).toHaveTextContent(/^Ámbitos/);
  },
});

export const PressedLabel = meta.story({
  name: 'La etiqueta da el foco sin abrirlo',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Género'));
    const field = canvas.getByRole('combobox', { name: 'Género' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
});

export const ValueNotOffered = meta.story({
  name: 'Un valor que ya no se ofrece',
  tags: ['behavior'],
  args: {
    label: 'Tipo de identificación',
    items: ['V', 'E', 'P'].map((name, index) => ({ id: index, name })),
    value: { id: 9, name: 'CI' },
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Tipo de identificación' });
    await expect(field).toHaveTextContent('CI');
    await userEvent.click(field);
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'V',
      'E',
      'P',
    ]);
    await userEvent.tab();
    await expect(field).toHaveTextContent('CI');
  },
});

export const AtTheBottom = meta.story({
  name: 'Abierto al pie de la ventana',
  tags: ['behavior'],
  args: { label: 'Facultad', items: faculties },
  render: function Owner(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ paddingTop: 'calc(100vh - 9em)' }}>
        <Select {...args} value={value} onChange={setValue} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Facultad' }));
    for (const option of canvas.getAllByRole('option')) {
      const { top, bottom } = option.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
});
