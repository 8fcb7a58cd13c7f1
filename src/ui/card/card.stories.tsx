import preview from '../../../.storybook/preview.tsx';
import { Heading } from '../text/heading.tsx';
import { Card } from './card.tsx';

const meta = preview.meta({ title: 'Kit/Card', component: Card });

const content = (
  <>
    <Heading level={2} size="section">
      Acto de Grado Julio 2026
    </Heading>
    Aula Magna, 17 de julio de 2026
  </>
);

export const OnThePage = meta.story({ args: { children: content } });

export const InTheDark = meta.story({
  args: { children: content },
  globals: { colorScheme: 'dark' },
});

export const WithoutPadding = meta.story({ args: { children: content, padding: 'none' } });
