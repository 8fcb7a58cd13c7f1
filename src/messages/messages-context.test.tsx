import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defineMessages, type MessagesByNamespace } from './define-messages.ts';
import { MessagesProvider, useText } from './messages-context.tsx';

const exampleMessages = defineMessages('door', {
  title: 'Entrada',
  found: { one: '{count} acto', other: '{count} actos' },
});

function Example() {
  const { messages, format } = useText(exampleMessages);
  return `${messages.title}: ${format(messages.found, { count: 2 })}`;
}

test.each([
  ['a room', '{ "door": null }', 'Entrada: 2 actos'],
  ['a plural text', '{ "door": { "title": "Puerta", "found": null } }', 'Puerta: 2 actos'],
  ['a plain text', '{ "door": { "title": null, "found": { "other": "{count}" } } }', 'Entrada: 2'],
  ['forms', '{ "door": { "found": { "one": "uno" } } }', 'Entrada: 2 actos'],
])('null or an invalid value for %s keeps the default', (_, written, seen) => {
  const overrides: MessagesByNamespace = JSON.parse(written);
  const { container } = render(
    <MessagesProvider overrides={overrides} locale="es">
      <Example />
    </MessagesProvider>,
  );
  expect(container.textContent).toBe(seen);
});

function DatedExample() {
  const { messages, format, longDate } = useText(exampleMessages);
  const day = longDate({ year: 2026, month: 7, day: 15 });
  return `${format(messages.found, { count: 12_000 })}, ${day}`;
}

test.each([
  ['es', '12.000 actos, 15 de julio de 2026'],
  ['en', '12,000 actos, July 15, 2026'],
])('numbers and dates are written in the language of the page: %s', (locale, seen) => {
  const { container } = render(
    <MessagesProvider overrides={{}} locale={locale}>
      <DatedExample />
    </MessagesProvider>,
  );
  expect(container.textContent).toBe(seen);
});
