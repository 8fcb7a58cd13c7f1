import { universities } from './universities.ts';

/** Menu items of the toolbar, by value. */
function items(titles: Readonly<Record<string, string>>) {
  return Object.entries(titles).map(([value, title]) => ({ value, title }));
}

function menu<const Icon extends string>(
  name: string,
  icon: Icon,
  titles: Readonly<Record<string, string>>,
) {
  return {
    name,
    description: name,
    toolbar: { title: name, icon, items: items(titles), dynamicTitle: true },
  } as const;
}

const universityNames = Object.fromEntries(
  Object.entries(universities).map(([value, { name }]) => [value, name]),
);

/** The toolbar's menus above a story. */
export const toolbar = {
  university: menu('Universidad', 'paintbrush', universityNames),
  colorScheme: menu('Claro u oscuro', 'circlehollow', { light: 'Claro', dark: 'Oscuro' }),
  contrast: menu('Colores forzados', 'contrast', {
    own: 'Colores propios',
    forced: 'Colores forzados (aproximados)',
  }),
  textSize: menu('Tamaño del texto', 'paragraph', {
    '100': 'Texto al 100 %',
    '200': 'Texto al 200 %',
  }),
  locale: menu('Idioma', 'globe', { es: 'Español', en: 'English' }),
  network: menu('Red', 'lightning', {
    fast: 'Red rápida',
    slow: 'Red lenta',
    offline: 'Sin conexión',
    failing: 'Con fallos',
    unordered: 'Respuestas en desorden',
    reversed: 'Respuestas en desorden inverso',
  }),
  data: menu('Datos', 'database', {
    demo: 'Datos de muestra',
    smallFaculty: 'Facultad pequeña',
    largeUniversity: 'Universidad grande',
    awkwardNames: 'Nombres difíciles',
    empty: 'Nada todavía',
  }),
  isolation: menu('Aislamiento', 'component', {
    guarded: 'Protegido (guarded)',
    layer: 'En una capa (layer)',
    shadow: 'Aparte (shadow DOM)',
  }),
};

export const toolbarStart = {
  university: 'birrete',
  colorScheme: 'light',
  contrast: 'own',
  textSize: '100',
  network: 'fast',
  data: 'demo',
  isolation: 'guarded',
};

function width(
  pixels: number,
  height: number,
  name: string,
  type: 'mobile' | 'tablet' | 'desktop',
) {
  return { name, type, styles: { width: `${pixels}px`, height: `${height}px` } };
}

/** Viewports, with the names that stories use. */
export const viewports = {
  w320: width(320, 568, '320 px, teléfono pequeño', 'mobile'),
  w360: width(360, 740, '360 px, teléfono', 'mobile'),
  w768: width(768, 1024, '768 px, tableta', 'tablet'),
  w1024: width(1024, 768, '1024 px, portátil pequeño', 'desktop'),
  w1280: width(1280, 800, '1280 px, portátil', 'desktop'),
  mobile1: width(320, 568, '320 px, teléfono pequeño', 'mobile'),
};
