import preview from '../../../.storybook/preview.tsx';
import { Link } from './link.tsx';

const meta = preview.meta({
  title: 'Kit/Link',
  component: Link,
  args: { href: '#', children: '¿Olvidaste tu contraseña?' },
});

export const InAText = meta.story({});

export const InTheDark = meta.story({ globals: { colorScheme: 'dark' } });
