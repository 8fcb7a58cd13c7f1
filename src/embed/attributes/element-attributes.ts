import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AttributeType, attributeTable, ElementName } from './attribute-table.ts';
import type {
  GraduationAdminElement,
  GraduationStatusElement,
  GraduationVerificationElement,
  GraduationWizardElement,
} from './elements.ts';

/** A value as JSX accepts it: a choice that is a number may also be written as one. */
type Written<Type extends AttributeType> = Type extends readonly (infer Choice extends string)[]
  ? Choice | (Choice extends `${infer Value extends number}` ? Value : never)
  : string;

type AttributesOf<Table extends Record<string, AttributeType>> = {
  [Name in keyof Table]?: Written<Table[Name]>;
};

type Attributes<Name extends ElementName> = AttributesOf<(typeof attributeTable)[Name]> & {
  'api-base': string;
};

/** The attributes of `<graduation-wizard>`. */
export interface GraduationWizardAttributes extends Attributes<'wizard'> {}

/** The attributes of `<graduation-status>`. */
export interface GraduationStatusAttributes extends Attributes<'status'> {}

/** The attributes of `<graduation-verification>`. */
export interface GraduationVerificationAttributes extends Attributes<'verification'> {}

/** The attributes of `<graduation-admin>`. */
export interface GraduationAdminAttributes extends Attributes<'admin'> {}

type JsxElement<Element extends HTMLElement, Attributes> = Attributes &
  Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Attributes>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'graduation-wizard': JsxElement<GraduationWizardElement, GraduationWizardAttributes>;
      'graduation-status': JsxElement<GraduationStatusElement, GraduationStatusAttributes>;
      'graduation-verification': JsxElement<
        GraduationVerificationElement,
        GraduationVerificationAttributes
      >;
      'graduation-admin': JsxElement<GraduationAdminElement, GraduationAdminAttributes>;
    }
  }
}
