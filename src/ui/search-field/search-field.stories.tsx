import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { SearchField } from './search-field.tsx';

const meta = preview.meta({
  title: 'Componentes/Campo de búsqueda',
  component: SearchField,
  args: {
    label: 'Buscar',
    value: '',
    onChange: () => undefined,
    placeholder: 'Nombre o ubicación',
  },
  render: function Owner(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onChange={setValue} />;
  },
});

export const Empty = meta.story({
  name: 'Vacío',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Buscar' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Filled = meta.story({ name: 'Con texto', args: { value: 'perez ana' } });

export const Cleared = meta.story({
  name: 'Se borra y conserva el foco',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Buscar' });
    await userEvent.type(input, 'perez ana');
    await userEvent.click(canvas.getByRole('button', { name: messages.search.clear }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
});

export const EscapeClears = meta.story({
  name: 'Escape lo borra',
  tags: ['behavior'],
  args: { value: 'Caracas' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Buscar' });
    await userEvent.type(input, '{Escape}');
    await expect(input).toHaveValue('');
  },
});
