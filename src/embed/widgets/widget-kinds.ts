import type { OpenWidget } from '../element/surface.ts';

/** An element's definition in the small script, available before the widget's code. */
export interface WidgetKind {
  readonly tag: string;
  readonly attributes: readonly string[];
  readonly properties: readonly string[];
  /** Loads the widget's code. */
  readonly load: () => Promise<OpenWidget>;
}

const sharedAttributes = [
  'api-base',
  'locale',
  'theme',
  'brand',
  'ground',
  'surface',
  'neutral',
  'font',
  'heading-font',
  'spacing',
  'radius',
  'density',
  'elevation',
  'color-scheme',
  'messages',
  'nonce',
  'home-href',
] as const;

const sharedProperties = [
  'api',
  'auth',
  'router',
  'theme',
  'messages',
  'notifications',
  'onEvent',
  'onError',
] as const;

/** The three elements. */
export const widgetKinds: readonly WidgetKind[] = [
  {
    tag: 'graduation-wizard',
    attributes: [
      ...sharedAttributes,
      'heading-level',
      'status-href',
      'receipt-status-url',
      'draft-key',
      'identification-types',
      'second-last-name',
      'history',
    ],
    properties: [...sharedProperties, 'onSubmitted', 'onStepChange', 'onExit'],
    load: () => import('./wizard-widget.tsx').then((chunk) => chunk.openWizard),
  },
  {
    tag: 'graduation-status',
    attributes: [...sharedAttributes, 'heading-level', 'code', 'code-parameter'],
    properties: [...sharedProperties, 'onFound'],
    load: () => import('./status-widget.tsx').then((chunk) => chunk.openStatus),
  },
  {
    tag: 'graduation-admin',
    attributes: [
      ...sharedAttributes,
      'router',
      'session',
      'base-path',
      'dashboard',
      'forgot-password',
      'institution',
      'document-title',
    ],
    properties: [...sharedProperties, 'forgotPassword'],
    load: () => import('./admin-widget.tsx').then((chunk) => chunk.openAdmin),
  },
];
