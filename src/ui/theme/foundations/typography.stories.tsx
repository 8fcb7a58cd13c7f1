import preview from '#storybook/preview.tsx';
import { storyLook } from '#storybook/story-look.ts';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { MeasureBoard } from './measure-board.fixtures.tsx';

const meta = preview.meta({ title: 'Fundamentos/Tipografía' });

const letters = 'Núñez Güell, Íñigo — ¿Acto de Grado? ¡Sí! 0123456789';

export const Families = meta.story({
  name: 'Familias',
  render: (_, { globals }) => (
    <MeasureBoard
      theme={storyLook(globals).theme}
      names="font"
      sample={(family) => <span style={{ fontFamily: family, fontSize: '1.25em' }}>{letters}</span>}
    />
  ),
});

export const HeadingFamily = meta.story({
  name: 'Familia de los títulos',
  render: (_, { globals }) => (
    <MeasureBoard
      theme={storyLook(globals).theme}
      names="heading-font"
      sample={(family) => <span style={{ fontFamily: family, fontSize: '1.25em' }}>{letters}</span>}
    />
  ),
});

export const Sizes = meta.story({
  name: 'Tamaños',
  render: (_, { globals }) => (
    <MeasureBoard
      theme={storyLook(globals).theme}
      names="size-"
      sample={(size) => <span style={{ fontSize: size }}>Solicitud de título de grado</span>}
    />
  ),
});

export const Headings = meta.story({
  name: 'Títulos',
  render: () => (
    <Stack $gap={5}>
      <Heading level={2} size="display">
        Solicitud de Grado
      </Heading>
      <Heading level={2} size="title">
        Acto de Grado Julio 2026
      </Heading>
      <Heading level={2} size="section">
        Datos personales
      </Heading>
      <Heading level={2} size="small">
        Documento de identidad
      </Heading>
    </Stack>
  ),
});

export const Texts = meta.story({
  name: 'Textos',
  render: () => (
    <Stack $gap={3}>
      <Text size="lead">Completa tu solicitud de título en unos minutos.</Text>
      <Text>El acto se celebra en el Aula Magna el 17 de julio de 2026.</Text>
      <Text size="small" tone="muted">
        Guarda el código: con él se consulta el estado.
      </Text>
      <Text tone="danger">El correo electrónico no es válido</Text>
    </Stack>
  ),
});
