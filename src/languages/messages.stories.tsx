import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MessageList } from './message-list.fixtures.tsx';

const meta = preview.meta({ title: 'Fundamentos/Textos', component: MessageList });

export const Features = meta.story({ name: 'Por sección' });

export const Opened = meta.story({
  name: 'Una sección abierta',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('applicationStatus'));
    const table = within(await canvas.findByRole('table', { name: 'applicationStatus' }));
    await expect(table.getByRole('cell', { name: 'Confirmada' })).toBeVisible();
    await expect(table.getByRole('cell', { name: 'Confirmed' })).toBeVisible();
  },
});

export const Sought = meta.story({
  name: 'Un texto buscado',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'codigo de solicitud');
    await expect(await canvas.findAllByText(/código de solicitud/i)).not.toHaveLength(0);
    await expect(canvas.queryByText('applicationStatus')).toBeNull();
  },
});
