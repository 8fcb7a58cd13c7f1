import type { WidgetName } from '#provider/events.ts';
import { attributeTable } from '../attributes/attribute-table.ts';
import type { OpenWidget } from '../surface/surface.ts';

/** An element's definition in the small script, available before the widget's code. */
export interface WidgetKind {
  readonly tag: string;
  readonly widget: WidgetName;
  readonly attributes: readonly string[];
  readonly properties: readonly string[];
  /** Loads the widget's code. */
  readonly load: () => Promise<OpenWidget>;
}

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

/** The four elements. */
export const widgetKinds: readonly WidgetKind[] = [
  {
    tag: 'graduation-wizard',
    widget: 'wizard',
    attributes: Object.keys(attributeTable.wizard),
    properties: [
      ...sharedProperties,
      'initialValues',
      'readOnlyFields',
      'privacy',
      'onSubmitted',
      'onStepChange',
      'onExit',
    ],
    load: () => import('./wizard-widget.tsx').then((chunk) => chunk.openWizard),
  },
  {
    tag: 'graduation-status',
    widget: 'status',
    attributes: Object.keys(attributeTable.status),
    properties: [...sharedProperties, 'onFound'],
    load: () => import('./status-widget.tsx').then((chunk) => chunk.openStatus),
  },
  {
    tag: 'graduation-verification',
    widget: 'verification',
    attributes: Object.keys(attributeTable.verification),
    properties: [...sharedProperties, 'onVerified'],
    load: () => import('./verification-widget.tsx').then((chunk) => chunk.openVerification),
  },
  {
    tag: 'graduation-admin',
    widget: 'admin',
    attributes: Object.keys(attributeTable.admin),
    properties: [...sharedProperties, 'onForgotPassword', 'rejectionReasons', 'can'],
    load: () => import('./admin-widget.tsx').then((chunk) => chunk.openAdmin),
  },
];
