import type { AttributeName, ElementName } from '#embed/attributes/attribute-table.ts';
import { themeAttributeNames } from '#embed/attributes/attribute-table.ts';

/** Attributes whose React prop is not the attribute's name in camel case. */
const otherNames: Readonly<Partial<Record<AttributeName, string>>> = {
  'api-base': 'api.baseUrl',
  'privacy-href': 'privacy.href',
  'privacy-text': 'privacy.text',
  'privacy-version': 'privacy.version',
  'privacy-minors-age': 'privacy.minorsAge',
  'privacy-minors-text': 'privacy.minorsText',
  'second-last-name': 'requireSecondLastName',
};

/** Attributes that stand for a function or for nothing in React. */
const functions: Readonly<Partial<Record<AttributeName, string>>> = {
  doctor: 'showDoctor()',
  session: 'bearerSession({ namespace })',
  'base-path': 'browserRouter({ mount })',
};

/** Defaults of elements that differ from those of the React props. */
const otherDefaults: Readonly<Partial<Record<AttributeName, string>>> = {
  'api-base': 'required',
  isolation: "'shadow'",
  router: "'hash'",
  'base-path': "the page's folder",
  'second-last-name': "'required'",
  'document-title': "'set'",
};

export interface CorrespondingProp {
  /** E.g. 'theme.brand' or 'requireSecondLastName'. */
  readonly name: string;
  /** The prop itself, which must exist; undefined for a function. */
  readonly prop: string | undefined;
  readonly default: string | undefined;
}

export function propFor(attribute: AttributeName): CorrespondingProp {
  const call = functions[attribute];
  const name = call ?? otherNames[attribute] ?? propName(attribute);
  const prop = call === undefined ? name.split('.')[0] : undefined;
  return { name, prop, default: otherDefaults[attribute] };
}

function propName(attribute: AttributeName): string {
  const camel = attribute.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const themeKeys: readonly string[] = themeAttributeNames;
  return themeKeys.includes(attribute) ? `theme.${camel}` : camel;
}

/** The React component with the widget of each element. */
export const widgetOf = {
  wizard: 'GraduationWizard',
  status: 'StatusLookup',
  verification: 'TitleVerification',
  admin: 'AdminConsole',
} as const satisfies Record<ElementName, string>;
