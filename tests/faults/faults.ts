/** The suites of the project, by how a fault is looked for in them. */
export type Suite =
  | 'unit'
  | 'api'
  | 'browser'
  | 'storybook'
  | 'stories'
  | 'e2e'
  | 'packed'
  | 'check'
  | 'size'
  | 'package:check';

/** A small mistake that somebody could make, kept as `<group>/<name>.patch` beside this file. */
export interface Fault {
  readonly group: string;
  readonly name: string;
  /** The mistake, in a sentence. */
  readonly text: string;
  /** The suites that find it, each by itself, and where: test files, titles of stories, or npm scripts. */
  readonly suites: Readonly<Partial<Record<Suite, readonly string[]>>>;
  /** Whether only `npm run test:all` finds it. */
  readonly isRare?: true;
}

export const faults: readonly Fault[] = [
  {
    group: 'screens',
    name: 'button-not-busy',
    text: 'A button whose action is under way takes further clicks.',
    suites: { storybook: ['src/ui/button/button.stories.tsx'] },
  },
  {
    group: 'screens',
    name: 'second-press-sends',
    text: 'A second press on Enviar sends the application once more.',
    suites: {
      browser: [
        'tests/resilience/network/submit-once.test.tsx',
        'src/graduation-wizard/graduation-wizard.test.tsx',
      ],
    },
  },
  {
    group: 'screens',
    name: 'draft-lost',
    text: 'A draft of ordinary length is not read back after a reload.',
    suites: {
      unit: ['src/graduation-wizard/draft/draft-store.test.ts'],
      browser: ['src/graduation-wizard/graduation-wizard.test.tsx'],
    },
  },
  {
    group: 'screens',
    name: 'request-key-not-kept',
    text: 'The same application sent again carries another Idempotency-Key.',
    suites: {
      unit: ['src/graduation-wizard/submission/idempotency-key.test.ts'],
      browser: ['src/graduation-wizard/graduation-wizard.test.tsx'],
    },
  },
  {
    group: 'screens',
    name: 'focus-not-returned',
    text: 'A dialog neither keeps the focus nor returns it.',
    suites: {
      storybook: ['src/ui/dialog/dialog.stories.tsx'],
      browser: ['src/admin-console/frame/console-frame.test.tsx'],
    },
  },
  {
    group: 'screens',
    name: 'focus-lost-with-row',
    text: 'After a row is gone the focus is nowhere.',
    suites: {
      storybook: [
        'src/admin-console/ceremonies/deletion/delete-ceremony.stories.tsx',
        'src/admin-console/applications/decision/decisions.stories.tsx',
      ],
    },
  },
  {
    group: 'screens',
    name: 'escape-while-sending',
    text: 'Escape closes a form that is being sent.',
    suites: {
      storybook: [
        'src/admin-console/config/failures.stories.tsx',
        'src/admin-console/applications/detail/application-detail.stories.tsx',
        'src/admin-console/applications/decision/decisions.stories.tsx',
      ],
    },
  },
  {
    group: 'screens',
    name: 'filter-not-in-address',
    text: 'A filter does not stand in the address.',
    suites: { browser: ['src/admin-console/frame/console-frame.test.tsx'] },
  },
  {
    group: 'screens',
    name: 'page-title-not-set',
    text: 'A section does not set the title of the tab.',
    suites: { browser: ['src/admin-console/admin-console.test.tsx'] },
  },
  {
    group: 'screens',
    name: 'notice-twice',
    text: 'A notice that is already shown is shown a second time.',
    suites: { unit: ['src/notifications/toast-store.test.ts'] },
  },
  {
    group: 'screens',
    name: 'role-let-in',
    text: 'Role 2 is let into the console.',
    suites: {
      unit: ['src/admin-console/navigation/guard.test.ts'],
      browser: ['src/admin-console/admin-console.test.tsx'],
    },
  },
  {
    group: 'screens',
    name: 'token-not-forgotten',
    text: 'Signing out leaves the token in the storage.',
    suites: { unit: ['src/session/bearer-session.test.ts'] },
  },
  {
    group: 'screens',
    name: 'row-left-after-deletion',
    text: 'The list of what was changed is not read again.',
    suites: { storybook: ['src/admin-console/ceremonies/deletion/delete-ceremony.stories.tsx'] },
  },
  {
    group: 'screens',
    name: 'lost-answer-not-looked-up',
    text: 'After a lost answer an entry is sent again without a look at the list.',
    suites: { unit: ['src/admin-console/data/create-once.test.ts'] },
  },
  {
    group: 'screens',
    name: 'stale-row-not-read',
    text: 'When somebody else was faster, the list is not read again.',
    suites: {
      storybook: [
        'src/admin-console/applications/edit/two-administrators.stories.tsx',
        'src/admin-console/ceremonies/form/two-administrators.stories.tsx',
      ],
    },
  },
  {
    group: 'screens',
    name: 'other-tab-not-followed',
    text: 'A sign-out in another tab goes unnoticed.',
    suites: { browser: ['src/session/other-tabs.test.tsx'] },
  },
  {
    group: 'screens',
    name: 'leaves-without-asking',
    text: 'Going back takes away what was typed without a question.',
    suites: { browser: ['src/admin-console/navigation/leave-guard.test.tsx'] },
  },
  {
    group: 'screens',
    name: 'last-page-missing',
    text: 'The last page of a list is left out where it is not full.',
    suites: { unit: ['src/domain/text/page-numbers.test.ts'] },
  },
  {
    group: 'screens',
    name: 'search-minds-accents',
    text: 'A search finds no name that is written with an accent.',
    suites: {
      unit: ['src/domain/text/text-fold.test.ts'],
      storybook: ['src/admin-console/applications/list/applications-list.stories.tsx'],
    },
  },
  {
    group: 'screens',
    name: 'back-leaves-the-wizard',
    text: "The browser's Back leaves the wizard in place of a step.",
    suites: { browser: ['src/graduation-wizard/step-history.test.tsx'] },
  },
  {
    group: 'screens',
    name: 'approval-goes-on',
    text: 'A bulk approval goes on after it was stopped.',
    suites: {
      storybook: ['src/admin-console/applications/bulk-approval/bulk-approval.stories.tsx'],
    },
  },
  {
    group: 'screens',
    name: 'completed-unchecked',
    text: 'A ceremony is completed before it is known what that leaves behind.',
    suites: { browser: ['src/admin-console/ceremonies/status/change-status.test.tsx'] },
  },
  {
    group: 'screens',
    name: 'code-told-to-host',
    text: 'An event for measurements tells the code of the application.',
    suites: { browser: ['src/status-lookup/status-lookup.test.tsx'] },
  },
  {
    group: 'screens',
    name: 'typed-lost-with-session',
    text: 'The end of the session takes the open form away.',
    suites: {
      browser: [
        'src/admin-console/frame/rejected-token.test.tsx',
        'src/admin-console/frame/console-frame.test.tsx',
      ],
    },
  },
  {
    group: 'screens',
    name: 'last-administrator-goes',
    text: 'The last administrator can be taken the role.',
    suites: {
      unit: ['src/admin-console/config/users/user-guard.flow.test.ts'],
      storybook: ['src/admin-console/config/users/last-administrator.stories.tsx'],
    },
  },
  {
    group: 'accessibility',
    name: 'label-removed',
    text: 'The label of a field is not tied to its control.',
    suites: {
      storybook: [
        'src/ui/text-field/text-field.stories.tsx',
        'src/ui/password-field/password-field.stories.tsx',
      ],
    },
  },
  {
    group: 'accessibility',
    name: 'wrong-role',
    text: 'A dialog that destroys something does not interrupt screen readers.',
    suites: { storybook: ['src/ui/dialog/dialog.stories.tsx'] },
  },
  {
    group: 'accessibility',
    name: 'describedby-cut',
    text: 'The error of a field is not tied to its control.',
    suites: {
      storybook: [
        'src/ui/text-field/text-field.stories.tsx',
        'src/ui/date-field/date-field.stories.tsx',
      ],
    },
  },
  {
    group: 'accessibility',
    name: 'alert-not-announced',
    text: 'An alert that should interrupt is not announced.',
    suites: { storybook: ['src/ui/alert/alert.stories.tsx'] },
  },
  {
    group: 'accessibility',
    name: 'order-not-announced',
    text: 'A column that a table is sorted by does not say how.',
    suites: { storybook: ['src/ui/table/data-table.stories.tsx'] },
  },
  {
    group: 'accessibility',
    name: 'two-tab-stops',
    text: 'Each tab is a stop of the Tab key.',
    suites: { storybook: ['src/ui/tabs/tabs.stories.tsx'] },
  },
  {
    group: 'accessibility',
    name: 'summary-without-focus',
    text: 'The summary of errors takes the focus at the second attempt only.',
    suites: { storybook: ['src/ui/error-summary/error-summary.stories.tsx'] },
  },
  {
    group: 'accessibility',
    name: 'contrast-light',
    text: 'The title of a hint has a contrast of 4.3:1 in light.',
    suites: { stories: ['Consola/Marco/Sesión del portal: Sin enlace para entrar'] },
  },
  {
    group: 'accessibility',
    name: 'contrast-dark',
    text: 'The text of a failure has a contrast of 4.3:1 in dark.',
    suites: { stories: ['Componentes/Alerta: Error que se puede reintentar'] },
  },
  {
    group: 'accessibility',
    name: 'contrast-forced',
    text: 'The active option keeps the colour of its text where colours are forced.',
    suites: { stories: ['Componentes/Selector: Abierto'] },
  },
  {
    group: 'accessibility',
    name: 'target-of-20-px',
    text: 'The button that empties a field is 20 px wide.',
    suites: { stories: ['Asistente de solicitud/Carrera: Carrera elegida'] },
  },
  {
    group: 'accessibility',
    name: 'heading-skipped',
    text: 'The parts of a title begin two ranks below their dialog.',
    suites: { stories: ['Consola/Títulos/Detalle: Todos los campos'] },
  },
  {
    group: 'accessibility',
    name: 'scrolls-without-focus',
    text: 'The results of a bulk approval scroll, and the keyboard does not reach them.',
    suites: { stories: ['Consola/Solicitudes/Aprobación masiva: (Terminada|En curso)'] },
  },
  {
    group: 'accessibility',
    name: 'fixed-width',
    text: 'The form of the look-up is wider than a screen of 320 px.',
    suites: { stories: ['Consulta de estado/Consulta: Sin consultar'] },
  },
  {
    group: 'accessibility',
    name: 'fixed-height',
    text: 'The words of an empty list have a height in pixels, and larger letters scroll.',
    suites: { stories: ['Componentes/Estado vacío: Con una acción'] },
  },
  {
    group: 'visuals',
    name: 'token-colour-light',
    text: 'The fill of destructive buttons is another red in light.',
    suites: { stories: ['Consola/Actos de grado/Eliminar: Nombre largo'] },
  },
  {
    group: 'visuals',
    name: 'token-colour-dark',
    text: 'Shadows are paler in dark alone.',
    suites: { stories: ['Consola/Solicitudes/Detalle: Detalle'] },
  },
  {
    group: 'visuals',
    name: 'margin-2-px',
    text: 'The counters of titles have 2 px more above and below.',
    suites: { stories: ['Consola/Títulos/Lista: Dos actos del mismo nombre'] },
  },
  {
    group: 'visuals',
    name: 'border-missing',
    text: 'The code of a receipt has no frame.',
    suites: { stories: ['Asistente de solicitud/Comprobante: Solicitud recibida'] },
  },
  {
    group: 'visuals',
    name: 'icon-size',
    text: 'The emblems of the landing page are a little smaller.',
    suites: { stories: ['Portada/Portada: Visitante'] },
  },
  {
    group: 'visuals',
    name: 'phone-alone',
    text: 'Rows that are blocks, as on a phone, have less air above and below.',
    suites: { stories: ['Consola/Actos de grado/Lista: Lista'] },
  },
  {
    group: 'visuals',
    name: 'letter-weight',
    text: 'The current entry of the side menu is not bold.',
    suites: { stories: ['Consola/Marco/Menú y barra: Menú lateral'] },
  },
  {
    group: 'visuals',
    name: 'letter-size',
    text: 'The figures of the dashboard are smaller.',
    suites: { stories: ['Consola/Dashboard: Cifras contadas'] },
  },
  {
    group: 'visuals',
    name: 'paper-margin',
    text: 'The careers of a printed call script are closer to each other.',
    suites: { stories: ['Consola/Reportes/Guion impreso: Impreso'] },
  },
  {
    group: 'visuals',
    name: 'rule-width',
    text: 'The rule beside the reason of a rejection is 2 px wide.',
    suites: { stories: ['Consulta de estado/Consulta: Rechazada con su motivo'] },
  },
  {
    group: 'api',
    name: 'row-not-locked',
    text: 'Rows that are about to be changed are read without a lock.',
    suites: { api: ['examples/api/src/database/races.postgres.test.ts'] },
  },
  {
    group: 'api',
    name: 'issue-without-lock',
    text: 'Two who issue one ceremony at the same moment do not wait for each other.',
    suites: { api: ['examples/api/src/titles/issue-races.postgres.test.ts'] },
  },
  {
    group: 'api',
    name: 'if-match-unheeded',
    text: 'Deleting a ceremony ignores the version that the caller knows.',
    suites: { api: ['examples/api/src/ceremonies/ceremonies.test.ts'] },
  },
  {
    group: 'api',
    name: 'if-match-first-tag',
    text: 'Of several versions in If-Match only the first counts.',
    suites: { api: ['examples/api/src/applications/versions.test.ts'] },
  },
  {
    group: 'api',
    name: 'created-answers-200',
    text: 'An accepted application answers 200 and not 201.',
    suites: { api: ['examples/api/src/public/apply.test.ts'] },
  },
  {
    group: 'api',
    name: 'failed-sign-in-not-recorded',
    text: 'A failed sign-in leaves no entry in the audit trail.',
    suites: { api: ['examples/api/src/audit/forensics.test.ts'] },
  },
  {
    group: 'api',
    name: 'throttle-off-by-one',
    text: 'A caller may call once more than the limit.',
    suites: { api: ['examples/api/src/throttle/throttle.test.ts'] },
  },
  {
    group: 'api',
    name: 'sessions-outlive-password',
    text: 'A new password does not end the other sessions of the account.',
    suites: { api: ['examples/api/src/auth/auth.test.ts'] },
  },
  {
    group: 'api',
    name: 'idle-session-lives',
    text: 'The minutes after which an idle session ends are taken for hours.',
    suites: { api: ['examples/api/src/auth/accounts.test.ts'] },
  },
  {
    group: 'api',
    name: 'csv-quotes-not-doubled',
    text: 'The quotes within a cell of a report are not doubled.',
    suites: { api: ['examples/api/src/reports/reports.test.ts'] },
  },
  {
    group: 'api',
    name: 'order-without-spanish',
    text: 'Surnames are numbered in the order of English, with ñ among n.',
    suites: { unit: ['src/domain/registry/numbering.test.ts'] },
  },
  {
    group: 'api',
    name: 'duplicates-allowed',
    text: 'The index that keeps one application per person is not unique.',
    suites: { api: ['examples/api/src/public/apply.test.ts'] },
  },
  {
    group: 'api',
    name: 'titles-can-change',
    text: 'The migration forgets that issued titles are append-only.',
    suites: { api: ['examples/api/src/titles/titles.test.ts'] },
  },
  {
    group: 'api',
    name: 'notes-shown-to-public',
    text: 'The look-up shows the notes of the office whatever the status is.',
    suites: { api: ['examples/api/src/public/status.test.ts'] },
  },
  {
    group: 'api',
    name: 'key-with-another-body',
    text: 'An Idempotency-Key that comes with another body answers the first result.',
    suites: { api: ['examples/api/src/public/apply.test.ts'] },
  },
  {
    group: 'api',
    name: 'one-time-password-opens-all',
    text: 'A one-time password opens the back office before it is changed.',
    suites: { api: ['examples/api/src/auth/auth.test.ts'] },
  },
  {
    group: 'api',
    name: 'numbers-begin-again',
    text: 'A second issue of a ceremony begins with the last number of the first.',
    suites: { api: ['examples/api/src/titles/titles.test.ts'] },
  },
  {
    group: 'api',
    name: 'removes-oneself',
    text: 'An administrator can delete the own account.',
    suites: { api: ['examples/api/src/users/users.test.ts'] },
  },
  {
    group: 'api',
    name: 'log-names-people',
    text: 'The log of requests holds the path, with the code in it, beside the route.',
    suites: { api: ['examples/api/src/server/server.test.ts'] },
  },
  {
    group: 'api',
    name: 'fake-api-forgets-status',
    text: 'The fake API takes applications for a ceremony that is closed.',
    suites: { api: ['tests/conformance/fake-api.test.ts'] },
  },
  {
    group: 'elements-and-csp',
    name: 'style-by-text',
    text: 'The rules of a widget are written into a <style> element, which a policy refuses.',
    suites: {
      e2e: ["tests/e2e/content-security-policy.e2e.test.ts > under style-src 'self'"],
      browser: ['src/embed/element/light-isolation.test.tsx'],
    },
  },
  {
    group: 'elements-and-csp',
    name: 'wrong-hash',
    text: 'A file of the elements is not the one that its hash names.',
    suites: { e2e: ['tests/e2e/embed-page.e2e.test.ts > names the hashes'] },
  },
  {
    group: 'elements-and-csp',
    name: 'console-in-the-wizard',
    text: "The wizard's element brings code of the console along.",
    suites: { size: ['size'] },
  },
  {
    group: 'elements-and-csp',
    name: 'attribute-unread',
    text: 'The attribute code-parameter is not read.',
    suites: { browser: ['src/embed/element/graduation-element.test.tsx'] },
  },
  {
    group: 'elements-and-csp',
    name: 'hydration-mismatch',
    text: 'The first render in a browser already knows who is signed in.',
    suites: { e2e: ['tests/e2e/hydration.e2e.test.ts > who has a session in the browser'] },
  },
  {
    group: 'elements-and-csp',
    name: 'change-unheeded',
    text: 'An attribute that changes on a page changes nothing of its widget.',
    suites: {
      browser: [
        'src/embed/element/graduation-element.test.tsx',
        'src/embed/element/own-words.test.tsx',
      ],
    },
  },
  {
    group: 'elements-and-csp',
    name: 'event-stays-inside',
    text: 'The events of a widget do not reach the page.',
    suites: { browser: ['src/embed/element/graduation-element.test.tsx'] },
  },
  {
    group: 'elements-and-csp',
    name: 'widget-left-behind',
    text: 'An element that is taken out of the page keeps its widget.',
    suites: { browser: ['src/embed/element/graduation-element.test.tsx'] },
  },
  {
    group: 'elements-and-csp',
    name: 'wrong-address-taken',
    text: 'Any text is taken for the address of the API.',
    suites: { browser: ['src/embed/element/wrong-attributes.test.tsx'] },
  },
  {
    group: 'elements-and-csp',
    name: 'words-after-the-end',
    text: 'Words that arrive late draw a widget that is gone.',
    suites: { browser: ['src/embed/element/own-words.test.tsx'] },
  },
  {
    group: 'package-and-docs',
    name: 'require-missing',
    text: 'An import of the package cannot be required.',
    suites: { packed: ['tests/packed/common-js.packed.test.ts'] },
  },
  {
    group: 'package-and-docs',
    name: 'page-not-packed',
    text: 'A page that others link to is not in the package.',
    suites: { packed: ['tests/packed/links.packed.test.ts'] },
  },
  {
    group: 'package-and-docs',
    name: 'public-name-changed',
    text: 'A public name is another one, and nobody has accepted that.',
    suites: { 'package:check': ['package:check'] },
  },
  {
    group: 'package-and-docs',
    name: 'link-cut',
    text: 'A link of a page leads to a page that is not there.',
    suites: { unit: ['tests/docs/named-things.test.ts'] },
  },
  {
    group: 'package-and-docs',
    name: 'spanish-in-code',
    text: 'A word that people read stands in the code and in no catalogue.',
    suites: { unit: ['tests/messages/visible-literals.test.ts'] },
  },
  {
    group: 'package-and-docs',
    name: 'example-does-not-compile',
    text: 'Code to copy from a page does not compile.',
    suites: { unit: ['tests/docs/page-code.test.ts'] },
  },
  {
    group: 'package-and-docs',
    name: 'guide-quotes-another-word',
    text: 'A guide quotes a button that has another name.',
    suites: { unit: ['tests/docs/guide-words.test.ts'] },
  },
  {
    group: 'package-and-docs',
    name: 'english-left-spanish',
    text: 'A sentence is in Spanish in the English catalogue.',
    suites: { unit: ['tests/messages/catalogues.test.ts'] },
  },
  {
    group: 'package-and-docs',
    name: 'import-upwards',
    text: 'A part of the kit imports from the console.',
    suites: { check: ['ladder'] },
  },
  {
    group: 'package-and-docs',
    name: 'messages-left-out',
    text: 'The Spanish catalogue lacks the messages of a file.',
    suites: { unit: ['tests/messages/catalogues.test.ts'], check: ['messages:check'] },
  },
];
