import { isolations } from '#ui/isolation/isolation.ts';
import type { Theme } from '#ui/theme/theme.ts';

/**
 * The type of an attribute's value: any text, the target of a link, a comma-separated list, a flag that counts when it
 * is present, or one of a few choices.
 */
export type AttributeType = 'text' | 'link' | 'list' | 'flag' | readonly string[];

type Kebab<Text extends string> = Text extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `-${Lowercase<Letter>}`}${Kebab<Rest>}`
  : Text;

/** The theme's keys, one attribute each; `parts` is set by the attribute or property `theme`. */
const themeAttributes = {
  brand: 'text',
  background: 'text',
  surface: 'text',
  neutral: 'text',
  danger: 'text',
  success: 'text',
  warning: 'text',
  focus: 'text',
  font: 'text',
  'heading-font': 'text',
  spacing: 'text',
  radius: 'text',
  'base-size': 'text',
  density: 'text',
  elevation: 'text',
  'color-scheme': 'text',
} as const satisfies Record<Kebab<Exclude<keyof Theme, 'parts'>>, AttributeType>;

const sharedAttributes = {
  'api-base': 'text',
  locale: 'text',
  theme: 'text',
  ...themeAttributes,
  messages: 'text',
  isolation: isolations,
  nonce: 'text',
  doctor: 'flag',
} as const satisfies Record<string, AttributeType>;

/** The attributes of the elements that visitors use. */
const publicAttributes = {
  'home-href': 'link',
  'heading-level': ['1', '2', '3', '4'],
} as const satisfies Record<string, AttributeType>;

/**
 * The attributes of each element, with the type of their values. Observed attributes, readers and the types of
 * `birrete/embed` derive from it; the compiler demands a description of each in `build/attribute-descriptions.ts`, which
 * the guide and the Custom Elements Manifest use.
 */
export const attributeTable = {
  wizard: {
    ...sharedAttributes,
    ...publicAttributes,
    'status-href': 'link',
    'receipt-status-url': 'text',
    'draft-key': 'text',
    draft: ['tab', 'off'],
    'privacy-href': 'link',
    'privacy-text': 'text',
    'privacy-version': 'text',
    'privacy-minors-age': 'text',
    'privacy-minors-text': 'text',
    'identification-types': 'list',
    'second-last-name': ['required', 'optional', 'unless-none'],
    'steps-in-history': 'flag',
  },
  status: {
    ...sharedAttributes,
    ...publicAttributes,
    code: 'text',
    'code-parameter': 'text',
    proof: ['on', 'off'],
  },
  verification: {
    ...sharedAttributes,
    ...publicAttributes,
    code: 'text',
    'code-parameter': 'text',
  },
  admin: {
    ...sharedAttributes,
    router: ['hash', 'browser', 'memory'],
    session: 'text',
    'base-path': 'text',
    sections: 'list',
    dashboard: ['static', 'live'],
    institution: 'text',
    'forgot-password-href': 'link',
    'document-title': ['set', 'keep'],
    'top-bar': ['show', 'hide'],
    'csv-separator': ['comma', 'semicolon'],
  },
} as const satisfies Record<string, Record<string, AttributeType>>;

export type ElementName = keyof typeof attributeTable;

/** The attributes of all elements, by name. */
export const attributeTypes = {
  ...attributeTable.wizard,
  ...attributeTable.status,
  ...attributeTable.verification,
  ...attributeTable.admin,
} as const;

export type AttributeName = keyof typeof attributeTypes;

/** The attributes of a theme's keys. */
export const themeAttributeNames = Object.keys(
  themeAttributes,
) as readonly (keyof typeof themeAttributes)[];
