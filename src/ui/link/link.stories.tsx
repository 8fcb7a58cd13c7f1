import preview from '#storybook/preview.tsx';
import { Link } from './link.tsx';

const meta = preview.meta({
  title: 'Componentes/Enlace',
  component: Link,
  args: { href: '#', children: '¿Olvidaste tu contraseña?' },
});

export const InText = meta.story({ name: 'En un texto' });
