import preview from '#storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = preview.meta({
  title: 'Componentes/Estado vacío',
  component: EmptyState,
  args: {
    title: 'No se encontraron actos de grado con los filtros aplicados',
    children: 'Prueba con otro nombre o con otro estado.',
    action: <Button variant="secondary">Limpiar filtros</Button>,
  },
});

export const WithAction = meta.story({ name: 'Con una acción' });
