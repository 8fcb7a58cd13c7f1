/** Kinds of suites, by how they run. */
export type Suite = 'unit' | 'api' | 'browser' | 'stories' | 'e2e' | 'packed' | 'size' | 'check';

/** A small defect that no mutation of an expression can make, in `<group>/<name>.patch` beside this file. */
export interface Fault {
  readonly group: string;
  readonly name: string;
  /** Description of the defect. */
  readonly text: string;
  readonly suite: Suite;
  /** Detector: a test file, a pattern for titles of stories, or an npm script. */
  readonly place: string;
}

export const faults: readonly Fault[] = [
  {
    group: 'visuals',
    name: 'margin-2-px',
    text: 'The counters of titles have 2 px more vertical padding.',
    suite: 'stories',
    place: 'Consola/Títulos/Lista: Dos actos del mismo nombre',
  },
  {
    group: 'visuals',
    name: 'letter-weight',
    text: 'The current entry of the side menu is not bold.',
    suite: 'stories',
    place: 'Consola/Marco/Menú y barra: Menú lateral',
  },
  {
    group: 'visuals',
    name: 'paper-margin',
    text: 'The careers of a printed call script are closer together.',
    suite: 'stories',
    place: 'Consola/Reportes/Guion impreso: Impreso',
  },
  {
    group: 'visuals',
    name: 'token-colour-dark',
    text: 'Shadows are paler in dark only.',
    suite: 'stories',
    place: 'Consola/Solicitudes/Detalle: Detalle',
  },
  {
    group: 'accessibility',
    name: 'contrast-light',
    text: 'The title of a hint has a contrast of 4.3:1 in light.',
    suite: 'stories',
    place: 'Consola/Marco/Sesión del portal: Sin enlace para entrar',
  },
  {
    group: 'accessibility',
    name: 'contrast-forced',
    text: 'The active option keeps its text colour in forced colours.',
    suite: 'stories',
    place: 'Componentes/Selector: Abierto',
  },
  {
    group: 'accessibility',
    name: 'fixed-height',
    text: 'The message of an empty list has a height in pixels, so larger text scrolls.',
    suite: 'stories',
    place: 'Componentes/Estado vacío: Con una acción',
  },
  {
    group: 'accessibility',
    name: 'target-of-20-px',
    text: 'The button that clears a field is 20 px wide.',
    suite: 'stories',
    place: 'Asistente de solicitud/Carrera: Carrera elegida',
  },
  {
    group: 'accessibility',
    name: 'heading-skipped',
    text: 'Headings in a title skip two levels below the dialog.',
    suite: 'stories',
    place: 'Consola/Títulos/Detalle: Todos los campos',
  },
  {
    group: 'api',
    name: 'row-not-locked',
    text: 'Rows are read without a lock before a change.',
    suite: 'api',
    place: 'examples/api/src/platform/database/races.postgres.test.ts',
  },
  {
    group: 'api',
    name: 'issue-without-lock',
    text: 'Two simultaneous issues of one ceremony do not wait for each other.',
    suite: 'api',
    place: 'examples/api/src/register/titles/issue-races.postgres.test.ts',
  },
  {
    group: 'api',
    name: 'duplicates-allowed',
    text: 'The index for one application per person is not unique.',
    suite: 'api',
    place: 'examples/api/src/platform/database/races.postgres.test.ts',
  },
  {
    group: 'api',
    name: 'titles-can-change',
    text: 'The migration forgets that issued titles are append-only.',
    suite: 'api',
    place: 'examples/api/src/register/titles/titles.test.ts',
  },
  {
    group: 'elements-and-csp',
    name: 'wrong-hash',
    text: 'A file of the elements differs from its published hash.',
    suite: 'e2e',
    place: 'tests/e2e/embed-page.e2e.test.ts',
  },
  {
    group: 'elements-and-csp',
    name: 'console-in-the-wizard',
    text: "The wizard's element loads code of the console.",
    suite: 'size',
    place: 'size',
  },
  {
    group: 'elements-and-csp',
    name: 'style-by-text',
    text: 'Styles of a widget are in a <style> element, which a policy blocks.',
    suite: 'browser',
    place: 'src/embed/element/guarded-isolation.test.tsx',
  },
  {
    group: 'package-and-docs',
    name: 'require-missing',
    text: 'An import of the package fails with require().',
    suite: 'packed',
    place: 'tests/packed/common-js.packed.test.ts',
  },
  {
    group: 'package-and-docs',
    name: 'page-not-packed',
    text: 'A linked page is not in the package.',
    suite: 'packed',
    place: 'tests/packed/links.packed.test.ts',
  },
  {
    group: 'package-and-docs',
    name: 'import-upwards',
    text: 'A component imports from the console.',
    suite: 'check',
    place: 'structure',
  },
  {
    group: 'package-and-docs',
    name: 'link-cut',
    text: 'A link leads to a page that does not exist.',
    suite: 'unit',
    place: 'tests/docs/named-things.test.ts',
  },
];
