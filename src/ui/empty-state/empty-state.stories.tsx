import preview from '../../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = preview.meta({
  title: 'Kit/Empty state',
  component: EmptyState,
  args: {
    title: 'No se encontraron actos de grado con los filtros aplicados',
    children: 'Prueba con otro nombre o con otro estado.',
    action: <Button variant="secondary">Limpiar filtros</Button>,
  },
});

export const WithAWayOut = meta.story({});

export const InTheDark = meta.story({ globals: { colorScheme: 'dark' } });
