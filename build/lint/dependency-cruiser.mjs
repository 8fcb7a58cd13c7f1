/**
 * The dependency rules (docs/architecture.md): a folder of `src` imports from itself and from lower layers. Features
 * and the console's sections are read from the folders, so that the rules cover new ones automatically.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

function foldersOf(folder, ...except) {
  return readdirSync(new URL(folder, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !except.includes(entry.name))
    .map((entry) => entry.name);
}

const below = [
  ['provider'],
  ['session', 'routing', 'notifications', 'api'],
  ['ui'],
  ['messages'],
  ['react'],
  ['register'],
  ['contract'],
  ['domain'],
];
const above = [['exports'], ['embed'], ['languages']];
const features = foldersOf('./src/', ...[...above, ...below].flat(), 'testing');
const layers = [...above, features, ...below];

/** The console's layers, from top to bottom. Folders of one layer do not import each other. */
const consoleShared = [
  ['frame'],
  ['sign-in', 'account', 'step-up'],
  ['list', 'form', 'batch', 'document-problems', 'export'],
  ['navigation'],
  ['permissions'],
  ['addresses', 'data'],
];
const sections = foldersOf('./src/admin-console/', ...consoleShared.flat());
const consoleLayers = [sections, ...consoleShared];

const oneOf = (names) => `(${names.join('|')})`;
const inFeatures = `^src/${oneOf(features)}/`;
const notProduct = '\\.(test|stories|e2e|fixtures?)\\.tsx?$';
const messages = '^src/.+\\.messages\\.ts$';

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

/** Folders of a layer import nothing from higher layers. */
const layersOfSrc = layers.slice(1).map((layer, index) =>
  forbid(
    `${layer === features ? 'features' : layer.join('-')}-import-downwards`,
    'Imports point downwards; languages/ also reads the messages of the elements, and a feature may load a language lazily.',
    { path: `^src/${oneOf(layer)}/`, pathNot: notProduct },
    {
      path: `^src/${oneOf(layers.slice(0, index + 1).flat())}/`,
      pathNot: layer.includes('languages') ? messages : '^src/languages/',
    },
  ),
);

const inConsole = (folders) => `^src/admin-console/${oneOf(folders)}/`;
const nameOf = (layer) => `console-${layer === sections ? 'sections' : layer.join('-')}`;

/** Each layer of the console imports from the layers below it, and its folders do not import each other. */
const layersOfConsole = consoleLayers.flatMap((layer, index) => [
  forbid(
    `${nameOf(layer)}-import-downwards`,
    'Imports point from the sections to the frame and down to data/; of the top level, only the messages are shared.',
    { path: inConsole(layer), pathNot: notProduct },
    {
      path: [
        '^src/admin-console/(?!console\\.messages)[^/]+\\.tsx?$',
        ...consoleLayers.slice(0, index).map(inConsole),
      ],
    },
  ),
  forbid(
    `${nameOf(layer)}-do-not-meet`,
    'Code that two folders of a layer need belongs below them; each section loads on its own.',
    { path: inConsole(layer) },
    { path: inConsole(layer), pathNot: '^src/admin-console/$1/' },
  ),
]);

/** The folders of the domain, from top to bottom. Folders of one layer do not import each other. */
const domainLayers = [
  ['report', 'document', 'verification'],
  ['registry'],
  ['ceremony'],
  ['degree'],
  ['person'],
  ['application'],
  ['calendar'],
  ['text', 'collection'],
];

/** The folders of the register, from top to bottom. */
const registerLayers = [
  ['document', 'title'],
  ['ceremony', 'user'],
  ['degree'],
  ['person'],
  ['application'],
  ['calendar'],
];

/** The exports for servers and tests, which no widget imports. */
const forServers = '^src/exports/(contract|rules|testing)[./]';

/** Files that the build of the elements or the stories import, and no export. */
const builtApart =
  '^src/embed/(attributes/event-table|element/standalone)\\.ts$|^src/embed/prerender/|^src/ui/save-file/recorded-downloads\\.ts$';

/** The folders whose code no widget runs. */
const onServers = '^src/(contract|register|testing)/';

/** The folders of the wizard, from top to bottom. */
const wizardLayers = [['receipt', 'review'], ['steps'], ['submission'], ['progress'], ['draft']];

/** The folders of the elements, from top to bottom. */
const embedLayers = [
  ['prerender'],
  ['element'],
  ['widgets'],
  ['settings'],
  ['surface'],
  ['attributes'],
];

/** The folders of three sections of the console, from top to bottom. */
const applicationsLayers = [
  ['list', 'edit', 'bulk-approval', 'bulk-rejection'],
  ['bulk', 'decision'],
  ['detail'],
];
const titlesLayers = [
  ['bulk-issue', 'detail', 'handover', 'holds', 'registry-check'],
  ['list'],
  ['standings'],
  ['collection', 'corrections', 'print'],
];
const configLayers = [
  ['authorities', 'careers', 'documents', 'nomenclatures', 'users'],
  ['document-fields'],
  ['catalogue'],
];

/** The groups of the reference API, from top to bottom. Groups of one layer do not import each other. */
const apiGroups = [
  ['main'],
  ['commands', 'site'],
  ['server'],
  ['applications'],
  ['people'],
  ['register'],
  ['account', 'documents'],
  ['evidence'],
  ['calls'],
  ['platform'],
];

/** The folders and files of a group, from top to bottom. `.` stands for the files of the group itself. */
const apiSubjects = {
  commands: [['.'], ['backups']],
  site: [['.'], ['start'], ['demo', 'refresh-person-keys']],
  server: [['app'], ['.'], ['openapi']],
  applications: [['reports', 'title-proof'], ['public'], ['.']],
  people: [['retention'], ['reapply-changes'], ['staff'], ['.']],
  register: [
    ['verification'],
    ['corrections'],
    ['handover', 'catalogues'],
    ['titles'],
    ['ceremonies'],
  ],
  account: [['passkeys', 'users'], ['openid'], ['auth']],
  evidence: [['disclosures', 'summary'], ['audit']],
  calls: [['.'], ['lists']],
  platform: [
    ['metrics', 'throttle'],
    ['database'],
    ['settings'],
    ['passwords'],
    ['concurrency'],
    ['calendar-day', 'http', 'logging', 'pdf', 'seals'],
  ],
};

/** Folders that other groups do not import, with the exceptions. The programs and the app combine everything. */
const apiEnds = [
  { end: 'people', users: ['applications/reports', 'commands/backups'] },
  // An issue and a rectification seal what documents state.
  { end: 'documents', users: ['applications/title-proof', 'people', 'register'] },
  { end: 'register/(?:corrections|verification)', users: [] },
  { end: 'account/(?:openid|passkeys|users)', users: [] },
  { end: 'evidence/summary', users: [] },
];

/**
 * The rules for the layers of a folder: of its folders, and of files next to them by their names without suffix. The
 * name `.` stands for all other files; it is alone in its layer.
 */
function layersWithin(folder, layersFromTop) {
  const names = layersFromTop.flat().filter((name) => name !== '.');
  const others = `(?!${oneOf(names)}[.])[^/]+[.]ts$`;
  const inside = (layer) =>
    layer.map((name) => `^${folder}/${name === '.' ? others : `(${name})(?:/|[.]ts$)`}`);
  return layersFromTop.flatMap((layer, index) => {
    const higher = layersFromTop.slice(0, index).flat();
    if (layer.length + higher.length === 1) return [];
    return layer.map((name) =>
      forbid(
        `${folder.replace(/^(src|examples)\/|\/src(?=\/|$)/g, '')}-${name === '.' ? 'files' : name}-imports-downwards`,
        'A subject knows the subjects below it, so that each can be read with those alone.',
        { path: inside([name]), pathNot: notProduct },
        { path: inside([...higher, ...layer.filter((other) => other !== name)]) },
      ),
    );
  });
}

const api = '^examples/api/src/';

/** The rules of the reference API that the order of its groups does not express. */
const apiRules = [
  ...Object.entries(apiSubjects).flatMap(([group, subjects]) =>
    layersWithin(`examples/api/src/${group}`, subjects),
  ),
  ...apiEnds.map(({ end, users }) =>
    forbid(
      `api-${end.replace(/\W+/g, '-')}-stays-apart`,
      'A feature that others do not build on can be read, changed and removed alone.',
      {
        path: api,
        pathNot: [
          notProduct,
          `${api}(?:main[.]ts|server/app[.]ts|site/|commands/[^/]+[.]ts|${end.split('/')[0]}/)`,
          ...users.map((user) => `${api}${user}/`),
        ],
      },
      { path: `${api}${end}/` },
    ),
  ),
  forbid(
    'api-limits-belong-to-features',
    'What every handler receives, and the audit trail, know no limit of a call.',
    { path: `${api}(?:calls|evidence/audit)/`, pathNot: notProduct },
    { path: `${api}platform/throttle/` },
  ),
  forbid(
    'api-testing-stays-out-of-the-product',
    'Only tests use examples/api/testing.',
    { path: api, pathNot: notProduct },
    { path: '^examples/api/testing/' },
  ),
];

/** A value import of React, or of hooks. */
const hooks =
  /^import (?!type\b)(?!\{(\s*type [^,}]+,?)+\s*\})[^;]*? from '(react|react-dom|zustand\/react|@tanstack\/react-query)(\/[^']*)?';/m;

/** Tables of calls, hooks and lazy views, and stores: React-side by what they hold. */
const tables =
  '\\.(catalogue|controller)\\.ts$|-store\\.ts$|/data/resources\\.ts$|/lazy-views\\.ts$|/section-routes\\.ts$';

/** Files of features that import React or are hooks. Every other `.ts` file of a feature is pure, whatever its name. */
const reactSide = globSync(`src/{${features.join(',')}}/**/*.ts`)
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\/use-[^/]+$/.test(file) || hooks.test(readFileSync(file, 'utf8')))
  .map((file) => `^${file.replaceAll('.', '\\.')}$`);

export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Modules that import each other cannot be read one at a time.',
      {},
      { circular: true },
    ),
    forbid(
      'no-orphan-imports',
      'Every import must resolve; Vite provides the virtual modules, and style sheets as text.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:|[.]css[?]inline$' },
    ),
    ...layersOfSrc,
    ...layersOfConsole,
    ...layersWithin('src/domain', domainLayers),
    ...layersWithin('src/register', registerLayers),
    ...layersWithin('src/graduation-wizard', wizardLayers),
    ...layersWithin('src/embed', embedLayers),
    ...layersWithin('src/admin-console/applications', applicationsLayers),
    ...layersWithin('src/admin-console/titles', titlesLayers),
    ...layersWithin('src/admin-console/config', configLayers),
    ...layersWithin('examples/api/src', apiGroups),
    ...apiRules,
    forbid(
      'widgets-bundle-no-contract',
      'The client needs only paths and types: schemas and messages of the contract are for servers.',
      {
        path: '^src/',
        pathNot: `${onServers}|${forServers}|${notProduct}`,
      },
      {
        path: '^src/contract/',
        pathNot: '^src/contract/paths/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'widgets-run-no-register',
      'The rules and the documents of register/ run on a server, and in the fake API.',
      { path: '^src/', pathNot: `^src/(register|testing)/|${forServers}|${notProduct}` },
      { path: '^src/register/' },
    ),
    forbid(
      'widgets-reach-what-is-theirs',
      'Code that no widget reaches belongs to contract/, register/ or testing/, or is dead.',
      { path: '^src/exports/', pathNot: forServers },
      {
        reachable: false,
        path: '^src/',
        pathNot: `${onServers}|^src/exports/|${notProduct}|${builtApart}`,
      },
    ),
    forbid(
      'paths-import-nothing',
      'Every widget bundles the paths.',
      { path: '^src/contract/paths/' },
      { path: '.' },
    ),
    forbid(
      'domain-is-pure',
      'domain/ and register/ are plain TypeScript, without React or a library that touches the outside.',
      { path: '^src/(domain|register)/', pathNot: notProduct },
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
      { path: `^src/${oneOf([features, ...below].flat())}/`, pathNot: notProduct },
      { path: '^src/languages/', dependencyTypesNot: ['dynamic-import'] },
    ),
    forbid(
      'languages-hold-messages-only',
      'The Spanish texts import the messages of the features, and English its JSON.',
      { path: '^src/languages/', pathNot: notProduct },
      { pathNot: `${messages}|^src/languages/en\\.json$` },
    ),
    forbid(
      'messages-hold-texts-only',
      'A messages file imports only the means to declare messages, and messages that features share.',
      { path: messages },
      { pathNot: `^src/messages/define-messages\\.ts$|^src/ui/${messages.slice(5)}` },
    ),
    forbid(
      'features-do-not-meet',
      'A host that embeds one feature loads no other.',
      { path: inFeatures },
      { path: inFeatures, pathNot: '^src/$1/' },
    ),
    forbid(
      'views-call-no-api',
      'A view takes data and callbacks; controllers call the API.',
      {
        path: `${inFeatures}.+\\.tsx$`,
        pathNot: `${notProduct}|\\.controller\\.tsx$`,
      },
      { path: '^src/api/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'flows-are-pure',
      'A flow has no React.',
      { path: '\\.flow\\.ts$' },
      { path: 'node_modules/(react|react-dom)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'files-without-react-are-pure',
      'A file of a feature without React imports calls no API and no hook; of api/ it uses types and the kinds of failures.',
      {
        path: `${inFeatures}.+\\.ts$`,
        pathNot: [notProduct, messages, '\\.styles\\.ts$', '^src/doctor/', tables, ...reactSide],
      },
      {
        path: '^src/(api|provider|notifications|react|ui)/|\\.controller\\.tsx?$|/use-[^/]+\\.ts$|^src/.+\\.tsx$',
        pathNot: `^src/api/(api-error\\.ts|wire/)|\\.styles\\.ts$|${messages}`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'testing-stays-out-of-the-product',
      'The fake API is for tests, stories and its own export.',
      {
        path: '^src/',
        pathNot: `^src/testing/|^src/exports/testing(/university)?\\.ts$|${notProduct}`,
      },
      { path: '^src/testing/' },
    ),
    forbid(
      'testing-stays-below-the-features',
      'The fake API serves any client and imports no screen; host/ renders one for a host’s tests.',
      { path: '^src/testing/', pathNot: `^src/testing/host/|${notProduct}` },
      { path: `^src/${oneOf([...above, features, ['provider']].flat())}/` },
    ),
    forbid(
      'fixtures-stay-out-of-the-product',
      'Only tests and stories use fixtures, which may import the fake API.',
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
      'What ships may import only what a host installs, or what the build includes (tsup.config.ts).',
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
