import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SearchField } from './search-field.tsx';

const meta = preview.meta({
  title: 'Kit/Search field',
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Buscar' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const TheCrossEmptiesItAndKeepsTheFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Buscar' });
    await userEvent.type(input, 'perez ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar búsqueda' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
});

export const EscapeEmptiesIt = meta.story({
  args: { value: 'Caracas' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Buscar' });
    await userEvent.type(input, '{Escape}');
    await expect(input).toHaveValue('');
  },
});

export const Filled = meta.story({ args: { value: 'perez ana' } });

export const FilledInTheDark = meta.story({
  args: { value: 'perez ana' },
  globals: { colorScheme: 'dark' },
});
