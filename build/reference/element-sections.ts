import ts from 'typescript';
import {
  type AttributeName,
  type AttributeType,
  attributeTable,
  type ElementName,
} from '#embed/attributes/attribute-table.ts';
import { eventsOf } from '#embed/attributes/event-table.ts';
import { attributeDescriptions, eventDetails, readOnce } from '../attribute-descriptions.ts';
import { propFor, widgetOf } from './attribute-props.ts';
import { type Member, membersOf, propsOfComponent } from './describe.ts';
import { asDefault, code, memberTable, table } from './markdown.ts';
import type { Source } from './source.ts';

const elementTypes = {
  wizard: 'GraduationWizardElement',
  status: 'GraduationStatusElement',
  verification: 'GraduationVerificationElement',
  admin: 'GraduationAdminElement',
} as const satisfies Record<ElementName, string>;

/** Attributes beside React props, properties, and events. */
export function elementSections(element: ElementName, source: Source): readonly string[] {
  return [
    '## Attributes and React props',
    '',
    `The type of the attributes in JSX is \`${elementTypes[element].replace(/Element$/, 'Attributes')}\`.`,
    '',
    ...table(
      ['attribute', 'React prop', 'value', 'default', 'meaning'],
      attributeRows(element, source),
    ),
    'All attributes can change at any time without losing input, except those marked ¹, which are read once. An invalid',
    'attribute is ignored and reported once in the console. In React, props of the API, the theme, the messages and the',
    'isolation belong to the [provider](graduation-provider.md).',
    '',
    '## Properties',
    '',
    `The type of the element in a script is \`${elementTypes[element]}\`.`,
    '',
    ...memberTable('property', propertiesOf(element, source)),
    ...eventSection(element),
    '## Styling',
    '',
    'A page styles the parts of a shadow root with `::part(button)`; [isolation](../isolation.md) lists the parts.',
    '`--graduation-layer` sets the `z-index` of dialogs and notices (1035 by default).',
    '',
    '## Errors',
    '',
    'Without a usable `api-base`, visitors read a short message above the content between the tags, and the console shows',
    "the reason. If a chunk fails to load, a message with 'Reintentar' appears there. Add `doctor` to find other problems.",
    '',
  ];
}

/** The element's own properties, without those of `HTMLElement`. */
export function propertiesOf(element: ElementName, source: Source): readonly Member[] {
  const symbol = source.names.get(elementTypes[element])?.symbol;
  if (symbol === undefined) throw new Error(`birrete exports no ${elementTypes[element]}.`);
  return membersOf(source.checker.getDeclaredTypeOfSymbol(symbol), source);
}

/** DOM events of an element; `onEvent` of the provider receives the same. */
export function eventSection(element: ElementName): readonly string[] {
  const rows = eventsOf(element).map((type) => [
    code(type),
    code(`birrete-${type}`),
    eventDetails[type],
  ]);
  return [
    '## Events',
    '',
    '`onEvent` of the provider receives each event with its type; the element dispatches it as a DOM event that bubbles',
    'and is composed. No event contains personal data or a code.',
    '',
    ...table(['type', 'DOM event', 'detail'], rows),
  ];
}

function attributeRows(element: ElementName, source: Source): readonly (readonly string[])[] {
  const props = new Map(
    ['GraduationProvider', widgetOf[element]].flatMap((name) => propsNamed(name, source)),
  );
  const types: Readonly<Partial<Record<AttributeName, AttributeType>>> = attributeTable[element];
  return (Object.keys(attributeDescriptions) as AttributeName[]).flatMap((attribute) => {
    const type = types[attribute];
    if (type === undefined) return [];
    const { name, prop, default: own } = propFor(attribute);
    const member = prop === undefined ? undefined : (props.get(name) ?? props.get(prop));
    if (prop !== undefined && member === undefined) {
      throw new Error(`${attribute}: neither the provider nor the widget has a prop ${prop}.`);
    }
    const isNested = prop !== undefined && name !== prop;
    const fallback = isNested ? undefined : member?.doc.default;
    const meaning = attributeDescriptions[attribute].replaceAll(/\]\((?=[\w-]+\.md)/g, '](../');
    const mark = readOnce.includes(attribute) ? ' ¹' : '';
    return [
      [
        `${code(attribute)}${mark}`,
        code(name),
        valueText(type),
        asDefault(own ?? props.get(name)?.doc.default ?? fallback),
        isNested && name.startsWith('theme.') ? (props.get(name)?.doc.text ?? '') : meaning,
      ],
    ];
  });
}

/** The props of a component by name, and the members of `theme` as 'theme.brand'. */
function propsNamed(component: string, source: Source): readonly (readonly [string, Member])[] {
  const { checker, names } = source;
  const symbol = names.get(component)?.symbol;
  const own = symbol === undefined ? [] : propsOfComponent(symbol, source);
  const theme = names.get('Theme')?.symbol;
  const isInterface = theme !== undefined && (theme.flags & ts.SymbolFlags.Interface) !== 0;
  const keys = isInterface ? membersOf(checker.getDeclaredTypeOfSymbol(theme), source) : [];
  return [
    ...own.map((member) => [member.name, member] as const),
    ...keys.map((member) => [`theme.${member.name}`, member] as const),
  ];
}

function valueText(type: AttributeType): string {
  const names = {
    text: 'text',
    link: 'address',
    list: 'list, with commas',
    flag: 'present or not',
  };
  return typeof type === 'string' ? names[type] : type.map((choice) => code(choice)).join(', ');
}
