import type { AttributeName } from '#embed/attributes/attribute-table.ts';
import type { EventType } from '#embed/attributes/event-table.ts';
import type { PartName } from '#ui/styled/part.ts';

const themeKey = 'one theme key each; overrides `theme`';

/**
 * The meaning of each attribute, for the guide (docs/embed.md) and the Custom Elements Manifest, in the guide's order.
 */
export const attributeDescriptions: Readonly<Record<AttributeName, string>> = {
  'api-base':
    'scheme and host of the API without the `/api` of its calls, a path of this site (`/grados`), or `/` for its root',
  locale:
    'language tag for dates and numbers; by default the `lang` of the page if that is Spanish, otherwise `es-ES`; with `en` the messages are English too',
  theme: 'the [theme](theme.md) as JSON, or `inherit` to use the styles of the surrounding page',
  brand: themeKey,
  background: themeKey,
  surface: themeKey,
  neutral: themeKey,
  font: themeKey,
  'heading-font': themeKey,
  spacing: themeKey,
  radius: themeKey,
  'base-size': themeKey,
  danger: themeKey,
  success: themeKey,
  warning: themeKey,
  focus: themeKey,
  density: themeKey,
  elevation: themeKey,
  'color-scheme': themeKey,
  messages: 'address of a JSON file with custom messages',
  isolation: '`shadow` (default), `guarded`, `layer`: [compared](isolation.md)',
  nonce: 'style nonce, for browsers without constructed style sheets (Safari before 16.4)',
  doctor:
    'checks the page for problems and lists them in a panel and in the console; for developers',
  'home-href': "target of 'Volver' and 'Volver al Inicio'",
  'heading-level': 'heading level of the title, 1 to 4',
  'status-href':
    "target of 'Consultar Estado'; the code is added as `?codigo=` or replaces `{code}`; `/estado` by default",
  'receipt-status-url': "URL in the receipt's QR code; the code replaces `{code}`",
  'draft-key': 'distinguishes two wizards of one API in one tab',
  draft:
    '`tab` (default) saves the input in the tab for an hour; `off` saves none, for shared computers',
  'privacy-href':
    'address of the privacy policy: a notice on the last step, with `privacy-version` an authorisation to give',
  'privacy-text': 'replaces the text of the notice or the authorisation',
  'privacy-version': 'version of the text that graduates authorise',
  'privacy-minors-age':
    'age in years below which the wizard shows a text for minors beside the date of birth; needs one of the other attributes `privacy-…`',
  'privacy-minors-text': 'replaces the text for minors',
  'identification-types': 'comma-separated: `V, E, P`',
  'second-last-name':
    "`required`, `optional`, or `unless-none`: required with 'No tengo segundo apellido' beside it (the API must accept none)",
  'steps-in-history': "if present, the browser's Back button goes one step back in the wizard",
  code: 'a code to look up or to verify immediately',
  'code-parameter': 'query parameter that holds a code, `codigo` by default; `none` reads none',
  proof:
    "`off` leaves out 'Así dirá tu título', which a server may offer to graduates who have proved their identity",
  router: '`hash` (default: works on any page), `browser`, `memory`',
  session: "separates this console's session from that of another API on the same site",
  'base-path':
    "with `browser`: the folder of the console, by default the page's folder; the server must answer all paths below it",
  sections: 'comma-separated: `applications, titles`; all by default',
  dashboard: '`static` or `live`',
  institution: "the university's name above the product's",
  'forgot-password-href': "address of '¿Olvidaste tu contraseña?'",
  'document-title': '`keep` leaves the title of the browser tab unchanged',
  'csv-separator':
    '`comma` or `semicolon` in CSV files that the console makes; a spreadsheet in Spanish opens semicolons in columns',
  'top-bar': "`hide` leaves the user's name and the sign-out to the page around the console",
};

/** Attributes that an element reads once, when it is connected. */
export const readOnce: readonly AttributeName[] = [
  'isolation',
  'nonce',
  'doctor',
  'draft-key',
  'draft',
  'router',
  'session',
  'base-path',
];

/** The `detail` of the DOM event of each `GraduationEvent`, besides `widget` and `id`. */
export const eventDetails: Readonly<Record<EventType, string>> = {
  ready: '`{}`; the widget can be used',
  'load-failed': '`{ part }`: `code` or `data`; the user can retry',
  'wizard-step-changed': '`{ step }`',
  'application-submitted': '`{}`',
  'status-found': '`{ status }`',
  'title-verified':
    '`{ result }`: `valid`, `on-hold`, `rectified`, `replaced`, `annulled` or `unknown`',
  'signed-in': '`{}`',
  'signed-out': '`{}`; the user signed out in the widget',
  'session-ended': '`{}`; the session expired, or ended elsewhere',
  'validation-failed': '`{ fields }`: names, never values',
  'application-approved': '`{ count }`',
  'application-rejected': '`{ count }`',
  'titles-issued': '`{ count }`',
  'call-failed': '`{ call, kind, status }`; the call as a template, without codes',
};

/** The element of each part, as the table in docs/isolation.md. */
export const partDescriptions: Readonly<Record<PartName, string>> = {
  root: 'the widget, and the containers of dialogs and notices',
  alert: 'an inline message',
  badge: 'a status label',
  button: 'a button with text, or a link that resembles one',
  card: 'a box on the background',
  choice: 'a radio button with its label',
  dialog: "a dialog's panel",
  error: 'the error message of a field',
  field: 'a field with label, hint and error',
  heading: 'a heading',
  hint: 'the hint of a field',
  input: 'a text input',
  label: 'the label of a field',
  link: 'a link in text',
  menu: 'an open menu of actions',
  stepper: 'the steps of the wizard',
  table: 'a table of the console',
  toast: 'a notice',
};

/** Custom properties that a page sets on an element. */
export const propertyDescriptions = {
  '--graduation-layer': '`z-index` of dialogs; notices are 10 above. Default: 1035',
  '--birrete-brand': 'with `theme="inherit"`: the institution\'s colour',
  '--birrete-brand-font': 'with `theme="inherit"`: the font family of texts',
  '--birrete-brand-heading-font': 'with `theme="inherit"`: the font family of headings',
} as const;
