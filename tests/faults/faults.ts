/** Kinds of suites, by how they run. */
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

/** A small defect that a change could introduce, in `<group>/<name>.patch` beside this file. */
export interface Fault {
  readonly group: string;
  readonly name: string;
  /** Description of the defect. */
  readonly text: string;
  /** The suites that detect it, each by itself: test files, titles of stories, or npm scripts. */
  readonly suites: Readonly<Partial<Record<Suite, readonly string[]>>>;
  /** True if only `npm run test:all` detects it. */
  readonly isRare?: true;
}

export const faults: readonly Fault[] = [
  {
    group: 'screens',
    name: 'button-not-busy',
    text: 'A busy button accepts further clicks.',
    suites: { storybook: ['src/ui/button/button.stories.tsx'] },
  },
  {
    group: 'screens',
    name: 'second-press-sends',
    text: 'A second click on Enviar sends the application again.',
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
    text: 'A draft of ordinary length is not restored after a reload.',
    suites: {
      unit: ['src/graduation-wizard/draft/draft-store.test.ts'],
      browser: ['src/graduation-wizard/graduation-wizard.test.tsx'],
    },
  },
  {
    group: 'screens',
    name: 'idempotency-key-not-stored',
    text: 'A retry of an application has another Idempotency-Key.',
    suites: {
      unit: ['src/graduation-wizard/submission/idempotency-key.test.ts'],
      browser: ['src/graduation-wizard/graduation-wizard.test.tsx'],
    },
  },
  {
    group: 'screens',
    name: 'focus-not-returned',
    text: 'A dialog neither traps the focus nor returns it.',
    suites: {
      storybook: ['src/ui/dialog/dialog.stories.tsx'],
      browser: ['src/admin-console/frame/console-frame.test.tsx'],
    },
  },
  {
    group: 'screens',
    name: 'focus-lost-with-row',
    text: 'The focus is lost after a row has disappeared.',
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
    text: 'Escape closes a form while it is being sent.',
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
    text: 'A filter is missing from the address.',
    suites: { browser: ['src/admin-console/frame/console-frame.test.tsx'] },
  },
  {
    group: 'screens',
    name: 'page-title-not-set',
    text: "A section does not set the document's title.",
    suites: { browser: ['src/admin-console/admin-console.test.tsx'] },
  },
  {
    group: 'screens',
    name: 'notice-twice',
    text: 'A visible notice is shown a second time.',
    suites: { unit: ['src/notifications/toast-store.test.ts'] },
  },
  {
    group: 'screens',
    name: 'role-let-in',
    text: 'Role 2 may open the console.',
    suites: { unit: ['src/admin-console/navigation/guard.test.ts'] },
  },
  {
    group: 'screens',
    name: 'token-not-forgotten',
    text: 'Signing out leaves the token in storage.',
    suites: { unit: ['src/session/bearer-session.test.ts'] },
  },
  {
    group: 'screens',
    name: 'row-left-after-deletion',
    text: 'A list is not reloaded after a change.',
    suites: { storybook: ['src/admin-console/ceremonies/deletion/delete-ceremony.stories.tsx'] },
  },
  {
    group: 'screens',
    name: 'lost-answer-not-looked-up',
    text: 'After a lost response an entry is sent again without checking the list.',
    suites: { unit: ['src/admin-console/data/create-once.test.ts'] },
  },
  {
    group: 'screens',
    name: 'stale-row-not-read',
    text: 'After a concurrent change, the list is not reloaded.',
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
    text: 'A sign-out in another tab is not noticed.',
    suites: { browser: ['src/session/other-tabs.test.tsx'] },
  },
  {
    group: 'screens',
    name: 'leaves-without-asking',
    text: 'Going back discards input without a confirmation.',
    suites: { browser: ['src/admin-console/navigation/leave-guard.test.tsx'] },
  },
  {
    group: 'screens',
    name: 'last-page-missing',
    text: 'The last page of a list is omitted unless it is full.',
    suites: { unit: ['src/domain/text/page-numbers.test.ts'] },
  },
  {
    group: 'screens',
    name: 'search-minds-accents',
    text: 'A search does not find names with an accent.',
    suites: {
      unit: ['src/domain/text/text-fold.test.ts'],
      storybook: ['src/admin-console/applications/list/applications-list.stories.tsx'],
    },
  },
  {
    group: 'screens',
    name: 'back-leaves-the-wizard',
    text: "The browser's Back leaves the wizard instead of a step.",
    suites: { browser: ['src/graduation-wizard/step-history.test.tsx'] },
  },
  {
    group: 'screens',
    name: 'approval-goes-on',
    text: 'A bulk approval continues after it was stopped.',
    suites: {
      storybook: ['src/admin-console/applications/bulk-approval/bulk-approval.stories.tsx'],
    },
  },
  {
    group: 'screens',
    name: 'completed-unchecked',
    text: 'A ceremony is completed before the dialog shows the consequences.',
    suites: { browser: ['src/admin-console/ceremonies/status/change-status.test.tsx'] },
  },
  {
    group: 'screens',
    name: 'code-emitted-to-host',
    text: 'An analytics event contains the application code.',
    suites: { browser: ['src/status-lookup/status-lookup.test.tsx'] },
  },
  {
    group: 'screens',
    name: 'input-lost-with-session',
    text: 'The end of the session closes the open form.',
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
    text: 'The last administrator can lose the role.',
    suites: {
      unit: ['src/admin-console/config/users/user-guard.flow.test.ts'],
      storybook: ['src/admin-console/config/users/last-administrator.stories.tsx'],
    },
  },
  {
    group: 'accessibility',
    name: 'label-removed',
    text: 'The label of a field is not connected to its control.',
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
    text: 'A destructive dialog does not interrupt screen readers.',
    suites: { storybook: ['src/ui/dialog/dialog.stories.tsx'] },
  },
  {
    group: 'accessibility',
    name: 'describedby-cut',
    text: 'The error of a field is not connected to its control.',
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
    text: 'An assertive alert is not announced.',
    suites: { browser: ['tests/announcements/announcements.test.tsx'] },
  },
  {
    group: 'accessibility',
    name: 'order-not-announced',
    text: 'A sorted column does not announce its direction.',
    suites: { storybook: ['src/ui/table/data-table.stories.tsx'] },
  },
  {
    group: 'accessibility',
    name: 'two-tab-stops',
    text: 'Each tab is a tab stop.',
    suites: { storybook: ['src/ui/tabs/tabs.stories.tsx'] },
  },
  {
    group: 'accessibility',
    name: 'summary-without-focus',
    text: 'The error summary is focused at the second attempt only.',
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
    text: 'The active option keeps its text colour in forced colours.',
    isRare: true,
    suites: { stories: ['Componentes/Selector: Abierto'] },
  },
  {
    group: 'accessibility',
    name: 'target-of-20-px',
    text: 'The button that clears a field is 20 px wide.',
    suites: { stories: ['Asistente de solicitud/Carrera: Carrera elegida'] },
  },
  {
    group: 'accessibility',
    name: 'heading-skipped',
    text: 'Headings in a title skip two levels below the dialog.',
    suites: { stories: ['Consola/Títulos/Detalle: Todos los campos'] },
  },
  {
    group: 'accessibility',
    name: 'scrolls-without-focus',
    text: 'The results of a bulk approval scroll, but not by keyboard.',
    suites: { stories: ['Consola/Solicitudes/Aprobación masiva: (Terminada|En curso)'] },
  },
  {
    group: 'accessibility',
    name: 'fixed-width',
    text: 'The look-up form is wider than a window of 320 px.',
    suites: { stories: ['Consulta de estado/Consulta: Sin consultar'] },
  },
  {
    group: 'accessibility',
    name: 'fixed-height',
    text: 'The message of an empty list has a height in pixels, so larger text scrolls.',
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
    text: 'Shadows are paler in dark only.',
    isRare: true,
    suites: { stories: ['Consola/Solicitudes/Detalle: Detalle'] },
  },
  {
    group: 'visuals',
    name: 'margin-2-px',
    text: 'The counters of titles have 2 px more vertical padding.',
    suites: { stories: ['Consola/Títulos/Lista: Dos actos del mismo nombre'] },
  },
  {
    group: 'visuals',
    name: 'border-missing',
    text: 'The code of a receipt has no border.',
    suites: { stories: ['Asistente de solicitud/Comprobante: Solicitud recibida'] },
  },
  {
    group: 'visuals',
    name: 'icon-size',
    text: 'The emblems of the landing page are slightly smaller.',
    suites: { stories: ['Portada/Portada: Visitante'] },
  },
  {
    group: 'visuals',
    name: 'phone-alone',
    text: 'Rows displayed as blocks, as on a phone, have less vertical padding.',
    isRare: true,
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
    text: 'The careers of a printed call script are closer together.',
    suites: { stories: ['Consola/Reportes/Guion impreso: Impreso'] },
  },
  {
    group: 'visuals',
    name: 'rule-width',
    text: 'The border beside the reason of a rejection is 2 px wide.',
    suites: { stories: ['Consulta de estado/Consulta: Rechazada con su motivo'] },
  },
  {
    group: 'api',
    name: 'row-not-locked',
    text: 'Rows are read without a lock before a change.',
    suites: { api: ['examples/api/src/platform/database/races.postgres.test.ts'] },
  },
  {
    group: 'api',
    name: 'issue-without-lock',
    text: 'Two simultaneous issues of one ceremony do not wait for each other.',
    suites: { api: ['examples/api/src/register/titles/issue-races.postgres.test.ts'] },
  },
  {
    group: 'api',
    name: 'if-match-unheeded',
    text: 'Deleting a ceremony ignores the version that the caller knows.',
    suites: { api: ['examples/api/src/register/ceremonies/ceremonies.test.ts'] },
  },
  {
    group: 'api',
    name: 'if-match-first-tag',
    text: 'Only the first version in If-Match counts.',
    suites: { api: ['examples/api/src/applications/versions.test.ts'] },
  },
  {
    group: 'api',
    name: 'created-answers-200',
    text: 'An accepted application is answered with 200 instead of 201.',
    suites: { api: ['examples/api/src/applications/public/apply.test.ts'] },
  },
  {
    group: 'api',
    name: 'failed-sign-in-not-recorded',
    text: 'A failed sign-in is not audited.',
    suites: { api: ['examples/api/src/evidence/audit/forensics.test.ts'] },
  },
  {
    group: 'api',
    name: 'throttle-off-by-one',
    text: 'A caller may call once more than the limit.',
    suites: { api: ['examples/api/src/platform/throttle/throttle.test.ts'] },
  },
  {
    group: 'api',
    name: 'sessions-outlive-password',
    text: 'A new password does not end the other sessions of the account.',
    suites: { api: ['examples/api/src/account/auth/auth.test.ts'] },
  },
  {
    group: 'api',
    name: 'idle-session-lives',
    text: 'The idle time of sessions is in hours instead of minutes.',
    suites: { api: ['examples/api/src/account/auth/accounts.test.ts'] },
  },
  {
    group: 'api',
    name: 'csv-quotes-not-doubled',
    text: 'Quotes in a cell of a report are not doubled.',
    suites: { api: ['examples/api/src/applications/reports/reports.test.ts'] },
  },
  {
    group: 'api',
    name: 'order-without-spanish',
    text: 'Surnames are numbered in English order, with ñ as n.',
    suites: { unit: ['src/domain/registry/numbering/numbering.test.ts'] },
  },
  {
    group: 'api',
    name: 'duplicates-allowed',
    text: 'The index for one application per person is not unique.',
    suites: { api: ['examples/api/src/platform/database/races.postgres.test.ts'] },
  },
  {
    group: 'api',
    name: 'titles-can-change',
    text: 'The migration forgets that issued titles are append-only.',
    suites: { api: ['examples/api/src/register/titles/titles.test.ts'] },
  },
  {
    group: 'api',
    name: 'notes-shown-to-public',
    text: 'The look-up shows internal notes for any status.',
    suites: { api: ['examples/api/src/applications/public/status.test.ts'] },
  },
  {
    group: 'api',
    name: 'key-with-another-body',
    text: 'An Idempotency-Key with another body returns the first response.',
    suites: { api: ['examples/api/src/applications/public/apply.test.ts'] },
  },
  {
    group: 'api',
    name: 'one-time-password-opens-all',
    text: 'A one-time password opens the console before it is changed.',
    suites: { api: ['examples/api/src/account/auth/auth.test.ts'] },
  },
  {
    group: 'api',
    name: 'old-sign-in-gives-access',
    text: 'An old sign-in creates administrators.',
    suites: { api: ['examples/api/src/account/auth/step-up.test.ts'] },
  },
  {
    group: 'api',
    name: 'numbers-begin-again',
    text: 'A second issue of a ceremony starts with the last number of the first.',
    suites: { api: ['examples/api/src/register/titles/titles.test.ts'] },
  },
  {
    group: 'api',
    name: 'removes-oneself',
    text: 'Administrators can delete their account.',
    suites: { api: ['examples/api/src/account/users/users.test.ts'] },
  },
  {
    group: 'api',
    name: 'log-names-people',
    text: 'The request log contains the path, with the code in it, beside the route.',
    suites: { api: ['examples/api/src/server/server.test.ts'] },
  },
  {
    group: 'api',
    name: 'fake-api-forgets-status',
    text: 'The fake API accepts applications for a closed ceremony.',
    suites: { unit: ['tests/conformance/fake-api.test.ts'] },
  },
  {
    group: 'elements-and-csp',
    name: 'style-by-text',
    text: 'Styles of a widget are in a <style> element, which a policy blocks.',
    suites: {
      e2e: ["tests/e2e/content-security-policy.e2e.test.ts > under style-src 'self'"],
      browser: ['src/embed/element/guarded-isolation.test.tsx'],
    },
  },
  {
    group: 'elements-and-csp',
    name: 'wrong-hash',
    text: 'A file of the elements differs from its published hash.',
    suites: { e2e: ['tests/e2e/embed-page.e2e.test.ts > names the hashes'] },
  },
  {
    group: 'elements-and-csp',
    name: 'console-in-the-wizard',
    text: "The wizard's element loads code of the console.",
    suites: { size: ['size'] },
  },
  {
    group: 'elements-and-csp',
    name: 'token-to-any-api',
    text: "An administrator's token is sent to any API.",
    suites: { unit: ['src/provider/bind-auth.test.ts'] },
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
    text: 'The first render in a browser already knows the signed-in user.',
    suites: { e2e: ['tests/e2e/hydration.e2e.test.ts > the landing page of a signed-in user'] },
  },
  {
    group: 'elements-and-csp',
    name: 'change-unheeded',
    text: 'Changing an attribute does not update the widget.',
    suites: {
      browser: [
        'src/embed/element/graduation-element.test.tsx',
        'src/embed/element/own-messages.test.tsx',
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
    text: 'A removed element keeps its widget mounted.',
    suites: { browser: ['src/embed/element/graduation-element.test.tsx'] },
  },
  {
    group: 'elements-and-csp',
    name: 'wrong-address-taken',
    text: 'Any text is accepted as the address of the API.',
    suites: { browser: ['src/embed/element/wrong-attributes.test.tsx'] },
  },
  {
    group: 'elements-and-csp',
    name: 'messages-after-unmount',
    text: 'Messages that arrive late render an unmounted widget.',
    suites: { browser: ['src/embed/element/own-messages.test.tsx'] },
  },
  {
    group: 'package-and-docs',
    name: 'require-missing',
    text: 'An import of the package fails with require().',
    suites: { packed: ['tests/packed/common-js.packed.test.ts'] },
  },
  {
    group: 'package-and-docs',
    name: 'page-not-packed',
    text: 'A linked page is not in the package.',
    suites: { packed: ['tests/packed/links.packed.test.ts'] },
  },
  {
    group: 'package-and-docs',
    name: 'public-name-changed',
    text: 'A public name has changed without being accepted.',
    suites: { 'package:check': ['package:check'] },
  },
  {
    group: 'package-and-docs',
    name: 'link-cut',
    text: 'A link leads to a page that does not exist.',
    suites: { unit: ['tests/docs/named-things.test.ts'] },
  },
  {
    group: 'package-and-docs',
    name: 'spanish-in-code',
    text: 'A visible text is in the code instead of a catalogue.',
    suites: { unit: ['tests/messages/visible-literals.test.ts'] },
  },
  {
    group: 'package-and-docs',
    name: 'example-does-not-compile',
    text: 'A code block of a page does not compile.',
    suites: { unit: ['tests/docs/page-code.test.ts'] },
  },
  {
    group: 'package-and-docs',
    name: 'guide-quotes-another-label',
    text: 'A guide quotes a button with another name.',
    suites: { unit: ['tests/docs/guide-labels.test.ts'] },
  },
  {
    group: 'package-and-docs',
    name: 'english-left-spanish',
    text: 'A text of the English catalogue is in Spanish.',
    suites: { unit: ['tests/messages/catalogues.test.ts'] },
  },
  {
    group: 'package-and-docs',
    name: 'import-upwards',
    text: 'A component imports from the console.',
    suites: { check: ['dependencies'] },
  },
  {
    group: 'package-and-docs',
    name: 'messages-left-out',
    text: 'The Spanish catalogue lacks the messages of a file.',
    suites: { unit: ['tests/messages/catalogues.test.ts'], check: ['messages:check'] },
  },
  {
    group: 'titles',
    name: 'copy-number-skipped',
    text: 'The first copy of a title is its second.',
    suites: { api: ['examples/api/src/documents/print-documents.test.ts'] },
  },
  {
    group: 'titles',
    name: 'print-logged-early',
    text: 'The log of prints has copies before their file is complete.',
    suites: { api: ['examples/api/src/documents/print-documents.test.ts'] },
  },
  {
    group: 'titles',
    name: 'annulled-not-marked',
    text: "The document of an annulled title lacks 'ANULADO'.",
    suites: { api: ['examples/api/src/documents/print-documents.test.ts'] },
  },
  {
    group: 'titles',
    name: 'code-without-check',
    text: 'A code is accepted without its check character.',
    suites: { unit: ['src/domain/verification/verification-code.test.ts'] },
  },
  {
    group: 'titles',
    name: 'confusable-not-suggested',
    text: 'An 8 that was read as a B is not suggested.',
    suites: { unit: ['src/domain/verification/verification-code.test.ts'] },
  },
  {
    group: 'titles',
    name: 'annulled-is-valid',
    text: 'The verification answers an annulled title as valid.',
    suites: { api: ['examples/api/src/register/verification/verification.test.ts'] },
  },
  {
    group: 'titles',
    name: 'code-not-sealed',
    text: 'An issue does not seal its verification codes.',
    suites: { api: ['tests/resilience/forged-register.postgres.test.ts'] },
  },
  {
    group: 'titles',
    name: 'proof-of-anybody',
    text: 'A wrong proof of identity opens the proof of a title.',
    suites: { api: ['examples/api/src/applications/title-proof/title-proof.test.ts'] },
  },
  {
    group: 'titles',
    name: 'handed-over-twice',
    text: 'A title is handed over a second time.',
    suites: { api: ['examples/api/src/register/handover/handover.test.ts'] },
  },
  {
    group: 'titles',
    name: 'particle-cut-off',
    text: "A name breaks inside 'de la Cruz'.",
    suites: { unit: ['src/register/document/layout/fit-name.test.ts'] },
  },
  {
    group: 'titles',
    name: 'first-day-is-uno',
    text: "The first day of a month is 'uno' in words.",
    suites: { unit: ['src/register/document/wording/spelled-date.test.ts'] },
  },
];
