/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { MessagesProvider } from '../src/messages/messages-context.tsx';
import { IsolatedStyles } from '../src/ui/isolation/isolated-styles.tsx';
import { WidgetRoot } from '../src/ui/theme/widget-root.tsx';
import { chromaticModes } from './chromatic-modes.ts';
import { DocsStory } from './docs-story.tsx';
import { behindNetwork, fakeApi, universityOf } from './fake-api.ts';
import { mountInRoot } from './play-root.ts';
import { readableArgTypes, readableComponent } from './readable-descriptions.ts';
import { beStill, isStill } from './still.ts';
import { storyLook } from './story-look.ts';
import { StorySurface } from './story-surface.tsx';
import { toolbar, toolbarStart, viewports } from './toolbar.ts';
import { speak } from './words.ts';

/** Two cores that run several browsers at once are slow; waiting longer for what does come costs nothing. */
configure({ asyncUtilTimeout: 10_000 });

/** What the toolbar begins with. Vitest sets it to run every story in English. */
const initialLocale = import.meta.env.STORYBOOK_LOCALE ?? 'es';

/** Storybook reads these, and declares no type for them. */
const docsOptions = {
  components: { Story: DocsStory },
  extractComponentDescription: readableComponent,
};

if (isStill) beStill();

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(fakeApi)],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    // axe leaves this rule out by default.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    controls: { expanded: true },
    docs: {
      canvas: { layout: 'fullscreen' },
      ...docsOptions,
    },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes },
    options: {
      // Read without being run: a literal, in the order of work.
      storySort: {
        method: 'alphabetical',
        locales: 'es',
        order: [
          'Empezar',
          ['Inicio', 'Mapa de pantallas', 'Frases'],
          'Fundamentos',
          ['Colores', 'Tipografía', 'Espacio', 'Iconos', 'Palabras', 'Tema'],
          'Componentes',
          'Asistente de solicitud',
          [
            'Guía',
            'Flujo',
            'Acto',
            'Carrera',
            'Datos',
            'Confirmar',
            'Comprobante',
            'Paso por cargar',
            'Fallos',
          ],
          'Consulta de estado',
          ['Guía', 'Flujo', 'Consulta', 'Fallos'],
          'Portada',
          ['Guía', 'Portada'],
          'Consola',
          [
            'Guía',
            'Flujos',
            'Marco',
            ['Menú y barra', 'Sección'],
            'Iniciar sesión',
            ['Entrada'],
            'Dashboard',
            'Solicitudes',
            ['Lista', 'Detalle', 'Aprobar y rechazar', 'Aprobación masiva'],
            'Actos de grado',
            ['Lista', 'Formulario', 'Cambiar estado', 'Eliminar'],
            'Títulos',
            [
              'Lista',
              'Detalle',
              'Comprobar libro',
              'Emisión masiva',
              ['Formulario', 'Ensayo', 'Emisión'],
            ],
            'Reportes',
            ['Generar', 'Guion de llamado'],
            'Configuración',
            [
              'Pestañas',
              'Facultades',
              'Carreras',
              'Tipos de carrera',
              'Nomenclaturas',
              'Matriz de nomenclaturas',
              'Usuarios',
            ],
          ],
          'Integración',
        ],
      },
    },
  },
  initialGlobals: { ...toolbarStart, locale: initialLocale },
  globalTypes: toolbar,
  argTypesEnhancers: [readableArgTypes],
  mount: mountInRoot,
  beforeEach: (context) => {
    const { globals, parameters } = context;
    speak(globals.locale);
    // What a behaviour ends in is a state with a story of its own, which axe examines.
    if (context.tags.includes('behavior')) {
      context.parameters = { ...parameters, a11y: { ...parameters.a11y, test: 'off' } };
    }
    // A story without a provider of its own has no API.
    if (parameters.bare !== true) return;
    context.msw = behindNetwork(context.msw, globals);
    context.msw.use(...universityOf(globals));
  },
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      if (parameters.bare === true) return <Story />;
      const minHeight = viewMode === 'docs' ? 0 : '100vh';
      const { theme, isolation } = storyLook(globals);
      return (
        <IsolatedStyles isolation={isolation}>
          <WidgetRoot theme={theme}>
            <div style={{ padding: '1.5em', minHeight, boxSizing: 'border-box' }}>
              <Story />
            </div>
          </WidgetRoot>
        </IsolatedStyles>
      );
    },
    (Story, { globals }) => {
      const { messages, locale } = storyLook(globals);
      return (
        <MessagesProvider overrides={messages} locale={locale}>
          <Story />
        </MessagesProvider>
      );
    },
    // A change of these begins the story anew: its calls are made again.
    (Story, { globals }) => (
      <StorySurface
        key={`${globals.network} ${globals.data} ${globals.isolation}`}
        globals={globals}
      >
        {(overlays) => <Story globals={{ ...globals, overlays }} />}
      </StorySurface>
    ),
  ],
});
