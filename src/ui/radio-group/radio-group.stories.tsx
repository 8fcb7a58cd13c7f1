import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { RadioGroup } from './radio-group.tsx';

interface Choice {
  readonly id: string;
  readonly name: string;
  readonly detail?: string;
}

const genders: readonly Choice[] = [
  { id: '1', name: 'Masculino' },
  { id: '2', name: 'Femenino' },
];

const documents: readonly Choice[] = [
  { id: 'V', name: 'V' },
  { id: 'E', name: 'E' },
  { id: 'P', name: 'P' },
];

const ceremonies: readonly Choice[] = [
  {
    id: '7',
    name: 'Acto de Grado Julio 2026',
    detail: '15 de julio de 2026 · Aula Magna',
  },
  {
    id: '9',
    name: 'Acto Solemne de Grado de las Facultades de Ingeniería y de Ciencias Económicas y Sociales',
    detail: '2 de diciembre de 2026 · Teatro de la Universidad, Edificio Rectorado, planta baja',
  },
];

const meta = preview.meta({
  title: 'Componentes/Grupo de opciones',
  component: RadioGroup<Choice>,
  args: {
    label: 'Género',
    items: genders,
    itemKey: (item: Choice) => item.id,
    itemLabel: (item: Choice) => item.name,
    itemDetail: (item: Choice) => item.detail,
    value: null,
    onChange: () => undefined,
    layout: 'segmented' as const,
  },
  render: function Owner(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
});

export const Segmented = meta.story({
  name: 'Segmentos',
  args: { isRequired: true, onBlur: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Femenino' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Masculino' })).toBeChecked();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

export const ThreeSegments = meta.story({
  name: 'Tres segmentos',
  args: { label: 'Tipo de identificación', items: documents, value: documents[0] ?? null },
});

export const Cards = meta.story({
  name: 'Tarjetas',
  args: { label: 'Acto de grado', items: ceremonies, layout: 'cards' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('15 de julio de 2026 · Aula Magna'));
    const radio = canvas.getByRole('radio', { name: 'Acto de Grado Julio 2026' });
    await expect(radio).toBeChecked();
    await expect(radio).toHaveAccessibleDescription('15 de julio de 2026 · Aula Magna');
  },
});

export const List = meta.story({
  name: 'Lista',
  args: { layout: 'list', value: genders[1] ?? null },
});

export const Invalid = meta.story({
  name: 'Con error',
  args: { error: 'Elige un género', hint: 'Decide la forma de tu título.', isRequired: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Género' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(
      `${messages.ui.error} Elige un género Decide la forma de tu título.`,
    );
    // Orca reads a fieldset's legend and its aria-labelledby one after the other.
    await expect(group.querySelector('legend')).toBeNull();
  },
});

export const Disabled = meta.story({
  name: 'Deshabilitado',
  args: { isDisabled: true, value: genders[0] ?? null },
});

export const GroupsOfOneName = meta.story({
  name: 'Dos grupos con el mismo nombre',
  tags: ['behavior'],
  args: { name: 'gender' },
  render: function Owners(args) {
    const [first, setFirst] = useState<Choice | null>(genders[0] ?? null);
    const [second, setSecond] = useState<Choice | null>(null);
    return (
      <>
        <RadioGroup {...args} label="Primera" value={first} onChange={setFirst} />
        <RadioGroup {...args} label="Segunda" value={second} onChange={setSecond} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radio', { name: 'Masculino' });
    if (first === undefined || second === undefined) throw new Error('Two groups were expected');
    await userEvent.click(second);
    await expect(first).toBeChecked();
    await expect(second).toBeChecked();
  },
});
