import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defineMessages, type MessagesByNamespace } from './define-messages.ts';
import { formatMessage } from './format-message.ts';
import { MessagesProvider, useMessages } from './messages-context.tsx';

const exampleMessages = defineMessages('door', {
  title: 'Entrada',
  found: { one: '{count} acto', other: '{count} actos' },
});

function Example() {
  const { title, found } = useMessages(exampleMessages);
  return `${title}: ${formatMessage(found, { count: 2 })}`;
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
