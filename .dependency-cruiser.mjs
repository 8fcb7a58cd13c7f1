/**
 * The ladder of imports (docs/architecture.md): a folder may import from itself and from the rungs
 * below it. Each row says what a folder must not reach.
 */
const widgets = 'src/(graduation-wizard|status-lookup|landing-page|admin-console)/';
const sections =
  'src/admin-console/(dashboard|ceremonies|applications|titles|reports|config|sign-in)/';
const beside = '\\.(test|stories|e2e|fixtures)\\.tsx?$';

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Modules that import each other cannot be understood alone.',
      {},
      { circular: true },
    ),
    forbid('no-orphan-imports', 'Every import must resolve.', {}, { couldNotResolve: true }),
    forbid(
      'domain-is-pure',
      'domain/ knows nothing but itself.',
      { path: '^src/domain/', pathNot: beside },
      { path: '^src/(?!domain/)|node_modules/(react|react-dom|ky|valibot|zustand)/' },
    ),
    forbid(
      'words-and-looks-stay-low',
      'messages/ and ui/ see domain/ and themselves only.',
      { path: '^src/(messages|ui)/', pathNot: beside },
      { path: '^src/(?!domain/|messages/|ui/)' },
    ),
    forbid(
      'adapters-stay-below-the-provider',
      'api/, session/, routing/ and notifications/ never see the provider or a widget.',
      { path: '^src/(api|session|routing|notifications)/', pathNot: beside },
      {
        path: '^src/(provider|graduation-wizard|status-lookup|landing-page|admin-console|embed|exports|testing)/',
      },
    ),
    forbid(
      'transport-knows-no-screen',
      'api/ must not know toasts, styles or the address bar.',
      { path: '^src/api/', pathNot: beside },
      {
        path: '^src/(notifications|routing|session|ui)/|node_modules/(react|react-dom|styled-components)/',
      },
    ),
    forbid(
      'provider-stays-below-the-widgets',
      'provider/ composes adapters and knows no widget.',
      { path: '^src/provider/', pathNot: beside },
      {
        path: '^src/(graduation-wizard|status-lookup|landing-page|admin-console|embed|exports|testing)/',
      },
    ),
    forbid(
      'widgets-do-not-meet',
      'A widget bought alone must not drag in another.',
      { path: `^${widgets}` },
      { path: `^${widgets}`, pathNot: '^src/$1/' },
    ),
    forbid(
      'sections-do-not-meet',
      'Each section of the console is loaded alone; what two need belongs to list/, form/, data/ or below.',
      { path: `^${sections}` },
      { path: `^${sections}`, pathNot: '^src/admin-console/$1/' },
    ),
    forbid(
      'testing-stays-out-of-the-product',
      'The fake API is for tests, stories and its own export.',
      {
        path: '^src/',
        pathNot: `^src/testing/|^src/exports/testing\\.ts$|${beside}`,
      },
      { path: '^src/testing/' },
    ),
    forbid(
      'fixtures-stay-out-of-the-product',
      'What tests and stories share may lean on the fake API.',
      { path: '^src/', pathNot: `^src/testing/|${beside}` },
      { path: '\\.fixtures\\.tsx?$' },
    ),
    forbid(
      'exports-are-the-top',
      'Nothing inside imports the public surface.',
      { path: '^src/(?!exports/)', pathNot: beside },
      { path: '^src/exports/' },
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
      'What ships may import only what a host installs.',
      { path: '^src/', pathNot: `^src/testing/|${beside}` },
      { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/(react|react-dom|@types)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '^examples/host/dist/', '^tests/packed/fixtures/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
