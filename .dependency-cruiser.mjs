/**
 * The dependency rules (docs/architecture.md): a folder of `src` imports from itself and from lower layers. Features
 * and the console's sections are read from the folders, so that the rules cover new ones automatically.
 */
import { readdirSync } from 'node:fs';

function foldersOf(folder, ...except) {
  return readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !except.includes(entry.name))
    .map((entry) => entry.name);
}

const below = [
  ['provider'],
  ['session', 'routing', 'notifications', 'api'],
  ['ui'],
  ['messages'],
  ['react'],
  ['contract'],
  ['domain'],
];
const above = [['exports'], ['embed'], ['languages']];
const rooms = foldersOf('./src/', ...[...above, ...below].flat(), 'testing');
const ladder = [...above, rooms, ...below];
const sections = foldersOf('./src/admin-console/', 'frame', 'navigation', 'list', 'form', 'data');

const oneOf = (names) => `(${names.join('|')})`;
const inRooms = `^src/${oneOf(rooms)}/`;
const inSections = `^src/admin-console/${oneOf(sections)}/`;
const notProduct = '\\.(test|stories|e2e|fixtures?)\\.tsx?$';
const messages = '^src/.+\\.messages\\.ts$';

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

/** Folders of a layer import nothing from higher layers. */
const rungs = ladder.slice(1).map((rung, index) =>
  forbid(
    `${rung === rooms ? 'rooms' : rung.join('-')}-import-downwards`,
    'Imports go down only; languages/ also reads the messages of the elements, and a feature may load a language lazily.',
    { path: `^src/${oneOf(rung)}/`, pathNot: notProduct },
    {
      path: `^src/${oneOf(ladder.slice(0, index + 1).flat())}/`,
      pathNot: rung.includes('languages') ? messages : '^src/languages/',
    },
  ),
);

export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Modules that import each other cannot be understood alone.',
      {},
      { circular: true },
    ),
    forbid(
      'no-orphan-imports',
      'Every import must resolve; a virtual module is made by a plugin of Vite.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    ...rungs,
    forbid(
      'widgets-bundle-no-contract',
      'The client needs only paths and types: schemas and messages of the contract are for servers.',
      {
        path: '^src/',
        pathNot: `^src/contract/|^src/testing/|^src/exports/(contract|testing)\\.ts$|${notProduct}`,
      },
      {
        path: '^src/contract/',
        pathNot: '^src/contract/(paths|extra-paths|call-path)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'paths-import-nothing',
      'Every widget bundles the paths.',
      { path: '^src/contract/(paths|extra-paths|call-path)\\.ts$' },
      { path: '.' },
    ),
    forbid(
      'domain-is-pure',
      'domain/ is plain TypeScript, without React or a library that touches the outside.',
      { path: '^src/domain/', pathNot: notProduct },
      { path: 'node_modules/(react|react-dom|ky|valibot|zustand)/' },
    ),
    forbid(
      'transport-knows-no-screen',
      'api/ knows no notices, no address bar, no session and no React.',
      { path: '^src/api/', pathNot: notProduct },
      { path: '^src/(notifications|routing|session|ui)/|node_modules/(react|react-dom)/' },
    ),
    forbid(
      'languages-load-on-demand',
      'A feature bundles Spanish only; another language loads when it is selected.',
      { path: `^src/${oneOf([rooms, ...below].flat())}/`, pathNot: notProduct },
      { path: '^src/languages/', dependencyTypesNot: ['dynamic-import'] },
    ),
    forbid(
      'languages-hold-messages-only',
      'The Spanish catalogue imports the messages of the features; a translation only the type that it satisfies.',
      { path: '^src/languages/', pathNot: notProduct },
      { pathNot: `${messages}|^src/languages/|^src/messages/define-messages\\.ts$` },
    ),
    forbid(
      'languages-do-not-meet',
      'A translation bundles no other language: it imports its folder and the types.',
      { path: '^src/languages/([^/]+)/', pathNot: notProduct },
      { path: '^src/languages/[^/]+/', pathNot: '^src/languages/$1/' },
    ),
    forbid(
      'messages-hold-texts-only',
      'A messages file imports only the means to declare messages, and messages that features share.',
      { path: messages },
      { pathNot: `^src/messages/define-messages\\.ts$|^src/ui/${messages.slice(5)}` },
    ),
    forbid(
      'rooms-do-not-meet',
      'A room bought alone must not drag in another.',
      { path: inRooms },
      { path: inRooms, pathNot: '^src/$1/' },
    ),
    forbid(
      'sections-do-not-meet',
      'Each section of the console is fetched alone; what two need belongs to list/, form/, data/ or below.',
      { path: inSections },
      { path: inSections, pathNot: '^src/admin-console/$1/' },
    ),
    forbid(
      'shared-parts-know-no-section',
      'What several sections share does not know any of them.',
      { path: '^src/admin-console/(list|form|data)/', pathNot: notProduct },
      { path: inSections },
    ),
    forbid(
      'views-call-no-api',
      'A view takes data and callbacks; calling the API is a controller’s work.',
      {
        path: `${inRooms}.+\\.tsx$`,
        pathNot: `${notProduct}|\\.controller\\.tsx$`,
      },
      { path: '^src/api/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'flows-are-pure',
      'A flow is rules: no React, and of the API only its types and the kinds of its failures.',
      { path: '\\.flow\\.ts$' },
      {
        path: '^src/api/|node_modules/(react|react-dom)/',
        pathNot: '^src/api/api-error\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'testing-stays-out-of-the-product',
      'The fake API is for tests, stories and its own export.',
      { path: '^src/', pathNot: `^src/testing/|^src/exports/testing\\.ts$|${notProduct}` },
      { path: '^src/testing/' },
    ),
    forbid(
      'testing-stays-below-the-rooms',
      'The fake API serves any client and knows no screen; host/ renders one for a host’s tests.',
      { path: '^src/testing/', pathNot: `^src/testing/host/|${notProduct}` },
      { path: `^src/${oneOf([...above, rooms, ['provider']].flat())}/` },
    ),
    forbid(
      'fixtures-stay-out-of-the-product',
      'What tests and stories share may lean on the fake API.',
      { path: '^src/', pathNot: `^src/testing/|${notProduct}` },
      { path: '\\.fixtures?\\.tsx?$' },
    ),
    forbid(
      'no-package-roots-of-react-aria',
      'React Aria is imported by subpath: its root pulls in every component.',
      { path: '^src/' },
      {
        path: 'node_modules/(react-aria|react-stately|react-aria-components)/dist/(types/)?exports/index',
      },
    ),
    forbid(
      'product-has-no-development-packages',
      'What ships may import only what a host installs, or what is built in (tsup.config.ts).',
      { path: '^src/', pathNot: `^src/testing/|${notProduct}` },
      {
        dependencyTypes: ['npm-dev'],
        pathNot: 'node_modules/(react|react-dom|@types|ky|downshift)/',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '^examples/[^/]+/dist/', '^tests/packed/fixtures/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['birrete-source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
