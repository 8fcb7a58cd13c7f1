import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Badge } from './badge.tsx';

const meta = preview.meta({
  title: 'Componentes/Etiqueta',
  component: Badge,
  args: { tone: 'warning' as const, children: 'Pendiente' },
});

export const Single = meta.story({
  name: 'Una etiqueta',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pendiente')).toBeVisible();
  },
});

const everyTone = (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5em' }}>
    <Badge tone="warning">Pendiente</Badge>
    <Badge tone="success">Confirmada</Badge>
    <Badge tone="danger">Rechazada</Badge>
    <Badge tone="info">Abierto</Badge>
    <Badge tone="neutral">Cerrado</Badge>
  </div>
);

export const EveryTone = meta.story({ name: 'Todos los tonos', render: () => everyTone });
