/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { MessagesProvider } from '#messages/messages-context.tsx';
import { Announcements } from '#ui/announcer/announcements.tsx';
import { IsolatedStyles } from '#ui/isolation/isolated-styles.tsx';
import { WidgetRoot } from '#ui/theme/widget-root.tsx';
import { chromaticModes } from './chromatic-modes.ts';
import { DocsStory } from './docs-story.tsx';
import { DocsTitle } from './docs-title.tsx';
import { behindNetwork, fakeApi, universityOf } from './fake-api.ts';
import { mountInRoot } from './play-root.ts';
import { readableArgTypes, readableComponent } from './readable-descriptions.ts';
import { beStill, isStill } from './still.ts';
import { storyLook } from './story-look.ts';
import { speak } from './story-messages.ts';
import { StorySurface } from './story-surface.tsx';
import { toolbar, toolbarStart, viewports } from './toolbar.ts';

configure({
  // For two cores that run several browsers at once. It costs nothing when elements appear earlier.
  asyncUtilTimeout: 10_000,
  // By default each attempt of `waitFor` prints the whole document, a twelfth of a story's time.
  getElementError: (message) => new Error(message ?? 'The element was not found.'),
});

/** Initial globals of the toolbar. Vitest sets the locale to run all stories in English. */
const initialLocale = import.meta.env.STORYBOOK_LOCALE ?? 'es';

/** Parameters that Storybook reads but does not declare. */
const docsOptions = {
  components: { Story: DocsStory, h1: DocsTitle },
  extractComponentDescription: readableComponent,
};

if (isStill) beStill();

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(fakeApi)],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    // axe disables this rule by default.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    controls: { expanded: true },
    docs: {
      canvas: { layout: 'fullscreen' },
      ...docsOptions,
    },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes },
    options: {
      // Storybook parses this statically: it must be a literal. Sorted by workflow.
      storySort: {
        method: 'alphabetical',
        locales: 'es',
        order: [
          'Empezar',
          ['Inicio', 'Mapa de pantallas', 'Frases'],
          'Fundamentos',
          ['Colores', 'Tipografía', 'Espacio', 'Iconos', 'Textos', 'Tema'],
          'Componentes',
          'Asistente de solicitud',
          [
            'Guía',
            'Flujo',
            'Acto',
            'Carrera',
            'Datos',
            'Datos del portal',
            'Datos personales',
            'Confirmar',
            'Comprobante',
            'Paso por cargar',
            'Texto grande',
            'Errores',
          ],
          'Consulta de estado',
          ['Guía', 'Flujo', 'Consulta', 'Así dirá tu título', 'Texto grande', 'Errores'],
          'Verificación de títulos',
          ['Guía', 'Verificación', 'Errores'],
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
            [
              'Lista',
              'Lista, errores',
              'Detalle',
              'Detalle, errores',
              'Aprobar y rechazar',
              'Aprobar y rechazar, errores',
              'Aprobación masiva',
              'Rechazo masivo',
              'Correcciones',
            ],
            'Actos de grado',
            ['Lista', 'Formulario', 'Cambiar estado', 'Eliminar'],
            'Títulos',
            [
              'Lista',
              'Lista sin filas',
              'Detalle',
              'Comprobar libro',
              'Emisión masiva',
              ['Formulario', 'Ensayo', 'Emisión'],
              'Imprimir',
              'Registrar entrega',
              'Entrega de un título',
              'Libro de entregas',
              'Lista de entrega impresa',
              'Filtro por entrega',
              'Anular, rectificar y duplicar',
            ],
            'Reportes',
            ['Generar', 'Generar, errores', 'Guion de llamado'],
            'Configuración',
            [
              'Pestañas',
              'Facultades',
              'Carreras',
              'Tipos de carrera',
              'Nomenclaturas',
              'Matriz de nomenclaturas',
              'Usuarios',
              'Autoridades',
              'Documentos',
              'Documento abierto',
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
    // A behaviour story ends in a state that another story covers, where axe runs.
    if (context.tags.includes('behavior')) {
      context.parameters = { ...parameters, a11y: { ...parameters.a11y, test: 'off' } };
    }
    // Stories that render no provider have no API.
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
          <Announcements>
            <Story />
          </Announcements>
        </MessagesProvider>
      );
    },
    // Changing one of these restarts the story, including its calls.
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
