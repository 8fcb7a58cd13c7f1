import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Badge } from '../badge/badge.tsx';
import { DescriptionList } from './description-list.tsx';

const meta = preview.meta({
  title: 'Componentes/Lista de datos',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Estado', detail: <Badge tone="warning">Pendiente</Badge> },
      { term: 'Nombre', detail: 'María Fernanda Peña Ñáñez' },
      { term: 'Correo electrónico', detail: 'maria.fernanda.pena@correo.universidad.edu.ve' },
      { term: 'Última actualización', detail: 'No disponible' },
    ],
  },
});

export const Pairs = meta.story({
  name: 'Pares de término y dato',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('María Fernanda');
  },
});
