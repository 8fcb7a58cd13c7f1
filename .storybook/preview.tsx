/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { MessagesProvider } from '../src/messages/messages-context.tsx';
import { WidgetRoot } from '../src/ui/theme/widget-root.tsx';
import { storyLook } from './story-look.ts';
import { speak } from './words.ts';

/** Two cores that run several browsers at once are slow; waiting longer for what does come costs nothing. */
configure({ asyncUtilTimeout: 10_000 });

/** What the toolbar begins with. Vitest sets it to run every story in English. */
const initialLocale = import.meta.env.STORYBOOK_LOCALE ?? 'es';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw()],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      // Read without being run: a literal, in the order of work.
      storySort: {
        order: [
          'Empezar',
          'Fundamentos',
          'Componentes',
          'Asistente de solicitud',
          ['Acto', 'Carrera', 'Datos', 'Confirmar', 'Comprobante', 'Paso por cargar'],
          'Consulta de estado',
          'Portada',
          'Consola',
          [
            'Marco',
            'Iniciar sesión',
            'Dashboard',
            'Solicitudes',
            'Actos de grado',
            'Títulos',
            'Reportes',
            'Configuración',
          ],
          'Integración',
        ],
      },
    },
  },
  initialGlobals: { colorScheme: 'light', locale: initialLocale },
  beforeEach: ({ globals }) => speak(globals.locale),
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        items: [
          { value: 'es', title: 'Español' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    colorScheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Colour scheme',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) =>
      parameters.bare === true ? (
        <Story />
      ) : (
        <WidgetRoot theme={storyLook(globals).theme}>
          <div style={{ padding: '1.5em', minHeight: '100vh', boxSizing: 'border-box' }}>
            <Story />
          </div>
        </WidgetRoot>
      ),
    (Story, { globals }) => {
      const { messages, locale } = storyLook(globals);
      return (
        <MessagesProvider overrides={messages} locale={locale}>
          <Story />
        </MessagesProvider>
      );
    },
  ],
});
