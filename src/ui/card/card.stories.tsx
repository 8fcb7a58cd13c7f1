import preview from '#storybook/preview.tsx';
import { Heading } from '../text/heading.tsx';
import { Card } from './card.tsx';

const meta = preview.meta({ title: 'Componentes/Tarjeta', component: Card });

const content = (
  <>
    <Heading level={2} size="section">
      Acto de Grado Julio 2026
    </Heading>
    Aula Magna, 17 de julio de 2026
  </>
);

export const Padded = meta.story({ name: 'Con relleno', args: { children: content } });

export const WithoutPadding = meta.story({
  name: 'Sin relleno',
  args: { children: content, padding: 'none' },
});
