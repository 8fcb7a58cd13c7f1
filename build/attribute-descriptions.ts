import type { AttributeName } from '../src/embed/attributes/attribute-table.ts';
import type { GraduationEvent } from '../src/provider/events.ts';

const themeKey = 'one theme key each; overrides `theme`';

/**
 * The meaning of each attribute, for the guide (docs/embed.md) and the Custom Elements Manifest, in the guide's order.
 */
export const attributeDescriptions: Readonly<Record<AttributeName, string>> = {
  'api-base': 'scheme and host of the API, a path of this site (`/grados`), or `/` for its root',
  locale:
    'language tag for dates and numbers, `es-ES` by default; with `en` the messages are English too',
  theme: 'the [theme](theme.md) as JSON, or `inherit` to use the styles of the surrounding page',
  brand: themeKey,
  ground: themeKey,
  surface: themeKey,
  neutral: themeKey,
  font: themeKey,
  'heading-font': themeKey,
  spacing: themeKey,
  radius: themeKey,
  density: themeKey,
  elevation: themeKey,
  'color-scheme': themeKey,
  messages: 'address of a JSON file with custom messages',
  isolation: '`shadow` (default), `guarded`, `layer`: see below',
  nonce: 'style nonce, for browsers without constructed style sheets (Safari before 16.4)',
  doctor:
    'checks the page for problems and lists them in a panel and in the console; for developers',
  'home-href': "target of 'Volver' and 'Volver al Inicio'",
  'heading-level': 'heading level of the title, 1 to 4',
  'status-href':
    "target of 'Consultar Estado'; the code is added as `?codigo=` or replaces `{code}`; `/estado` by default",
  'receipt-status-url': "URL in the receipt's QR code; the code replaces `{code}`",
  'draft-key': 'distinguishes two wizards of one API in one tab',
  'identification-types': 'comma-separated: `V, E, P`',
  'second-last-name': '`required` or `optional`',
  history: "if present, the browser's Back button goes one step back in the wizard",
  code: 'a code to look up immediately',
  'code-parameter': 'query parameter that holds a code, `codigo` by default; `none` reads none',
  router: '`hash` (default: works on any page), `browser`, `memory`',
  session: "separates this console's session from that of another API on the same site",
  'base-path':
    "with `browser`: the folder of the console, by default the page's folder; the server must answer all paths below it",
  sections: 'comma-separated: `applications, titles`; all by default',
  dashboard: '`static` or `live`',
  institution: "the university's name above the product's",
  'forgot-password': "address of '¿Olvidaste tu contraseña?'",
  'document-title': '`keep` leaves the title of the browser tab unchanged',
  'top-bar': "`hide` leaves the user's name and the sign-out to the page around the console",
};

/** Attributes that an element reads once, when it is connected. */
export const readOnce: readonly AttributeName[] = [
  'isolation',
  'nonce',
  'doctor',
  'draft-key',
  'router',
  'session',
  'base-path',
];

/** The `detail` of the DOM event of each `GraduationEvent`. */
export const eventDetails: Readonly<Record<GraduationEvent['type'], string>> = {
  'wizard-step-changed': '`{ step }`',
  'application-submitted': '`{}`',
  'status-found': '`{ status }`',
  'signed-in': '`{}`',
  'application-approved': '`{ count }`',
  'titles-issued': '`{ count }`',
  'call-failed': '`{ call, kind, status }`; the call as a template, without codes',
};
