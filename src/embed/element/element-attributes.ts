import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  GraduationAdminElement,
  GraduationStatusElement,
  GraduationWizardElement,
} from './elements.ts';

/** The common attributes of the elements; see docs/embed.md. */
interface SharedAttributes {
  'api-base': string;
  locale?: string;
  theme?: string;
  brand?: string;
  ground?: string;
  surface?: string;
  neutral?: string;
  font?: string;
  'heading-font'?: string;
  spacing?: string;
  radius?: string;
  density?: string;
  elevation?: string;
  'color-scheme'?: string;
  messages?: string;
  isolation?: string;
  nonce?: string;
  doctor?: string;
}

interface PublicAttributes extends SharedAttributes {
  'home-href'?: string;
  'heading-level'?: 1 | 2 | 3 | 4 | '1' | '2' | '3' | '4';
}

/** The attributes of `<graduation-wizard>`. */
export interface GraduationWizardAttributes extends PublicAttributes {
  'status-href'?: string;
  'receipt-status-url'?: string;
  'draft-key'?: string;
  'identification-types'?: string;
  'second-last-name'?: 'required' | 'optional';
  history?: string;
}

/** The attributes of `<graduation-status>`. */
export interface GraduationStatusAttributes extends PublicAttributes {
  code?: string;
  'code-parameter'?: string;
}

/** The attributes of `<graduation-admin>`. */
export interface GraduationAdminAttributes extends SharedAttributes {
  router?: 'hash' | 'browser' | 'memory';
  session?: string;
  'base-path'?: string;
  dashboard?: 'static' | 'live';
  'forgot-password'?: string;
  institution?: string;
  'document-title'?: 'set' | 'keep';
}

type JsxElement<Element extends HTMLElement, Attributes> = Attributes &
  Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Attributes>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'graduation-wizard': JsxElement<GraduationWizardElement, GraduationWizardAttributes>;
      'graduation-status': JsxElement<GraduationStatusElement, GraduationStatusAttributes>;
      'graduation-admin': JsxElement<GraduationAdminElement, GraduationAdminAttributes>;
    }
  }
}
