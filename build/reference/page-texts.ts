import type { ElementName } from '#embed/attributes/attribute-table.ts';

/** The hand-written part of a page of docs/reference. Everything else comes from the TSDoc of the names. */
export interface PageText {
  /** File name, without `.md`. */
  readonly page: string;
  readonly group:
    | 'Widgets'
    | 'Elements'
    | 'Provider'
    | 'Adapters'
    | 'Functions'
    | 'Servers and tests';
  /** The exported names that the page describes; the first is its title, unless `title` is set. */
  readonly names: readonly string[];
  readonly title?: string;
  /** Summary for the index; by default the beginning of the first name's TSDoc. */
  readonly summary?: string;
  /** Describes each name in a section, for a page with the whole of an import. */
  readonly entry?: string;
  /** Exported types that no signature names. */
  readonly types?: readonly string[];
  /** The element with the same widget, or the element that the page describes. */
  readonly element?: ElementName;
  /** A complete file that the tests compile and run. */
  readonly example?: string;
  /** File in docs/pictures, with its text alternative. */
  readonly picture?: readonly [file: string, alternative: string];
  /** Markdown after the introduction. */
  readonly text?: string;
  /** Markdown about failures. */
  readonly errors?: string;
  /** Pages of docs to read next. */
  readonly next?: readonly string[];
}

const playground = (name: string) => `examples/playground/src/examples/${name}.tsx`;

/** Failures of every widget that calls the server. */
const callErrors = `Users read a message for each failed call and can repeat it. \`onEvent\` of the provider receives \`call-failed\` with the
kind of failure, \`onError\` the unexpected ones. A crash of the widget shows a notice in its place and is reported to
\`onError\`. A prop of the wrong type is ignored, with a warning in the browser's console.
[The error codes](../errors.md) list kinds and warnings.`;

const routerErrors = `None throws. If \`mount\` is no path of the site, or the address is outside the console and the host has no router, the
console shows a notice, and the browser's console explains the fix. On a server the location is \`/\`.`;

const messagesErrors = `Nothing is thrown. Unknown keys have no effect; a missing key, or one of the wrong kind, keeps its default. The compiler
reports unknown namespaces and keys.`;

const fileErrors = `The promise never rejects, and the hook never throws. A file that is missing, unreadable, larger than 256 KB or late is
reported in the browser's console, and the defaults stay.`;

const themeErrors =
  'Nothing is thrown. An invalid value counts as missing, and `checkTheme` lists it.';

export const pageTexts: readonly PageText[] = [
  {
    page: 'router-adapter',
    group: 'Adapters',
    names: ['RouterAdapter'],
    example: 'tests/adapter-kit/own-router.ts',
    errors:
      'No member throws on a server. `describeRouterAdapter` from `birrete/testing` checks an adapter.',
    next: ['adapters.md'],
  },
  {
    page: 'auth-adapter',
    group: 'Adapters',
    names: ['AuthAdapter', 'isAdministrator'],
    example: 'tests/adapter-kit/own-auth.ts',
    errors:
      'If `authorize` throws, the call fails. `describeAuthAdapter` from `birrete/testing` checks an adapter.',
    next: ['adapters.md'],
  },
  {
    page: 'notification-adapter',
    group: 'Adapters',
    names: ['NotificationAdapter'],
    example: playground('provider/notification-adapter'),
    errors: "An error that `show` throws appears in the browser's console; the widget works on.",
    next: ['provider.md'],
  },
  {
    page: 'graduation-provider',
    group: 'Provider',
    names: ['GraduationProvider', 'ApiError'],
    example: playground('provider/graduation-provider'),
    text: 'Only `api` is required. Create adapters once, outside the component. The provider renders no element of its own.',
    errors: callErrors,
    next: ['provider.md', 'api-contract.md', 'isolation.md', 'theme.md', 'messages.md'],
  },
  {
    page: 'graduation-wizard',
    group: 'Widgets',
    names: ['GraduationWizard'],
    element: 'wizard',
    example: playground('widgets/graduation-wizard'),
    picture: ['solicitud-acto.webp', 'The first step of the wizard: a choice of ceremonies'],
    text: `\`V\`, \`E\` and \`P\` (Venezuelan, foreigner, passport) are the types of identification by default. Set
\`identificationTypes\` for another country: \`identificationTypes={['DNI', 'Pasaporte']}\`.`,
    errors: callErrors,
    next: ['getting-started.md', 'api-contract.md'],
  },
  {
    page: 'status-lookup',
    group: 'Widgets',
    names: ['StatusLookup'],
    element: 'status',
    example: playground('widgets/status-lookup'),
    picture: ['consulta.webp', 'The result of a look-up: a confirmed application'],
    errors: callErrors,
    next: ['getting-started.md', 'api-contract.md'],
  },
  {
    page: 'title-verification',
    group: 'Widgets',
    names: ['TitleVerification'],
    element: 'verification',
    example: playground('widgets/title-verification'),
    text: `The server must announce \`verification\`. The widget says 'Título válido' only if the server has just said so: in all other
cases, 'No se pudo comprobar'.`,
    errors: callErrors,
    next: ['verification.md', 'api-contract.md'],
  },
  {
    page: 'landing-page',
    group: 'Widgets',
    names: ['LandingPage'],
    example: playground('widgets/landing-page'),
    picture: ['portada.webp', 'The landing page with its two choices and three steps'],
    errors:
      'It makes no call. A crash shows a notice in its place and is reported to `onError` of the provider.',
    next: ['getting-started.md'],
  },
  {
    page: 'admin-console',
    group: 'Widgets',
    names: ['AdminConsole'],
    element: 'admin',
    example: playground('widgets/admin-console'),
    picture: ['solicitudes.webp', 'The section of applications, filtered by status'],
    text: `Mount the console with the router: \`browserRouter({ mount: '/portal/grados' })\`, passed to the provider. The dashboard is then
at \`/portal/grados\` and the sections beneath it; the server must answer all these addresses with the page.`,
    errors: callErrors,
    next: ['console.md', 'provider.md'],
  },
  {
    page: 'sign-in',
    group: 'Widgets',
    names: ['SignIn'],
    example: playground('widgets/sign-in'),
    picture: ['entrar.webp', 'The sign-in card'],
    errors: callErrors,
    next: ['console.md'],
  },
  {
    page: 'graduation-wizard-element',
    group: 'Elements',
    names: ['GraduationWizardElement', 'GraduationWizardAttributes'],
    title: '<graduation-wizard>',
    summary: 'The wizard on a page without React.',
    element: 'wizard',
    example: 'examples/playground/elements.html',
    next: ['embed.md'],
  },
  {
    page: 'graduation-status-element',
    group: 'Elements',
    names: ['GraduationStatusElement', 'GraduationStatusAttributes'],
    title: '<graduation-status>',
    summary: 'The status look-up on a page without React.',
    element: 'status',
    example: 'examples/playground/elements.html',
    next: ['embed.md'],
  },
  {
    page: 'graduation-verification-element',
    group: 'Elements',
    names: ['GraduationVerificationElement', 'GraduationVerificationAttributes'],
    title: '<graduation-verification>',
    summary: 'The verification of titles on a page without React.',
    element: 'verification',
    example: 'examples/playground/elements.html',
    next: ['embed.md', 'verification.md'],
  },
  {
    page: 'graduation-admin-element',
    group: 'Elements',
    names: ['GraduationAdminElement', 'GraduationAdminAttributes'],
    title: '<graduation-admin>',
    summary: 'The console on a page without React.',
    element: 'admin',
    example: 'examples/playground/elements.html',
    next: ['embed.md'],
  },
  {
    page: 'define-graduation-elements',
    group: 'Elements',
    names: ['defineGraduationElements', 'BirreteElementsSettings'],
    example: playground('functions/define-graduation-elements'),
    errors:
      'Nothing is thrown. Elements that are already defined stay; on a server it does nothing.',
    next: ['embed.md'],
  },
  {
    page: 'bearer-session',
    group: 'Adapters',
    names: ['bearerSession'],
    example: playground('sessions/bearer-session'),
    errors:
      'None throws. If storage is blocked, the user stays signed in until the page is reloaded.',
    next: ['provider.md'],
  },
  {
    page: 'external-token',
    group: 'Adapters',
    names: ['externalToken'],
    example: playground('sessions/external-token'),
    errors:
      'None throws. If `getToken` throws or takes longer than `timeoutMs`, the call fails like a lost connection. If that happens while it renews a rejected token, the session is over and `onSessionOver` is called.',
    next: ['provider.md'],
  },
  ...routerPages(),
  {
    page: 'console-links',
    group: 'Functions',
    names: ['consoleLinks', 'consoleLink', 'parseConsolePath'],
    example: playground('functions/console-links'),
    errors:
      'Nothing is thrown: they only write and read addresses. A filter with an unknown value shows the list without that filter, and an unknown application a notice.',
    next: ['console.md'],
  },
  {
    page: 'messages',
    group: 'Functions',
    names: ['mergeMessages', 'english', 'spanish', 'catalan', 'portuguese'],
    example: playground('messages/languages'),
    errors: messagesErrors,
    next: ['messages.md'],
  },
  {
    page: 'load-messages',
    group: 'Functions',
    names: ['loadMessages'],
    example: playground('messages/load-messages'),
    errors: fileErrors,
    next: ['messages.md'],
  },
  {
    page: 'use-remote-messages',
    group: 'Functions',
    names: ['useRemoteMessages'],
    example: playground('messages/use-remote-messages'),
    errors: fileErrors,
    next: ['messages.md'],
  },
  {
    page: 'messages-scope',
    group: 'Provider',
    names: ['MessagesScope'],
    example: playground('messages/messages-scope'),
    errors: messagesErrors,
    next: ['messages.md'],
  },
  {
    page: 'constructed-styles',
    group: 'Provider',
    names: ['ConstructedStyles'],
    example: playground('provider/constructed-styles'),
    errors:
      'In a browser without constructed style sheets it uses a `<style>` element, with the `nonce`. A rule that the browser does not support is left out.',
    next: ['react-hosts.md'],
  },
  {
    page: 'hand-over-input',
    group: 'Functions',
    names: ['handOverInput', 'rememberInput'],
    next: ['react-hosts.md'],
  },
  {
    page: 'check-theme',
    group: 'Functions',
    names: ['checkTheme'],
    example: playground('theme/check-theme'),
    errors: themeErrors,
    next: ['theme.md'],
  },
  {
    page: 'inherited-theme',
    group: 'Functions',
    names: ['inheritedTheme'],
    example: playground('theme/inherited-theme'),
    errors:
      'Nothing is thrown. A colour that is missing, transparent or unreadable is left out. Call it in the browser, not on a server.',
    next: ['theme.md'],
  },
  {
    page: 'design-tokens',
    group: 'Functions',
    names: ['designTokens', 'designTokenSheet'],
    types: ['PartName'],
    example: playground('theme/design-tokens'),
    text: 'The values of the default theme are also files: `birrete/tokens.json` and `birrete/tokens.css`.',
    errors: themeErrors,
    next: ['theme.md'],
  },
  {
    page: 'doctor',
    group: 'Functions',
    names: ['doctor', 'showDoctor'],
    types: ['FindingKind'],
    example: playground('functions/doctor'),
    errors: 'Nothing is thrown: a check that fails is a finding.',
    next: ['doctor.md'],
  },
  {
    page: 'testing',
    group: 'Servers and tests',
    names: ['createDemoUniversity'],
    title: 'birrete/testing',
    entry: 'birrete/testing',
    summary: 'The fake API, the demonstration university, and helpers for the tests of a host.',
    example: 'tests/adapter-kit/jsdom.test.ts',
    text: 'It needs `msw`, and in tests jsdom, happy-dom or a browser.',
    next: ['host-tests.md'],
  },
  {
    page: 'contract',
    group: 'Servers and tests',
    names: [],
    title: 'birrete/contract',
    entry: 'birrete/contract',
    summary:
      'The contract for servers: calls, inputs, answers, refusals and messages, as Valibot schemas.',
    example: playground('servers/contract'),
    next: ['api-contract.md'],
  },
  {
    page: 'rules',
    group: 'Servers and tests',
    names: [],
    title: 'birrete/rules',
    entry: 'birrete/rules',
    summary: 'Rules for servers: registry numbers, the order and comparison of names.',
    example: playground('servers/rules'),
    next: ['api-contract.md'],
  },
];

function routerPages(): readonly PageText[] {
  const routers = {
    browserRouter: 'browser-router',
    hashRouter: 'hash-router',
    memoryRouter: 'memory-router',
    reactRouter: 'react-router',
    tanstackRouter: 'tanstack-router',
  };
  const pages = Object.entries(routers).map(
    ([name, page]): PageText => ({
      page,
      group: 'Adapters',
      names: [name],
      example: playground(`routers/${page}`),
      errors: routerErrors,
      next: ['console.md', 'adapters.md'],
    }),
  );
  return [
    ...pages,
    {
      page: 'next-router',
      group: 'Adapters',
      names: ['useNextRouter'],
      example: 'tests/packed/fixtures/next/app/portal/portal.jsx',
      text: 'Next 14.1 and later, App Router; the tests use Next 16. Render the component on a page that catches every address below the mount.',
      errors: routerErrors,
      next: ['react-hosts.md', 'console.md'],
    },
  ];
}
