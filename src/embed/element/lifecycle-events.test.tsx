import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openEmbedPage, theElement, write } from '#tests/browser/embed-page.ts';
import { createElementClass } from './graduation-element.ts';

openEmbedPage();

/** Details of the DOM events that reach the page. */
function listen(type: string): readonly unknown[] {
  const details: unknown[] = [];
  const note = (event: Event) => event instanceof CustomEvent && details.push(event.detail);
  document.addEventListener(`birrete-${type}`, note);
  onTestFinished(() => document.removeEventListener(`birrete-${type}`, note));
  return details;
}

test('DOM event and property carry widget, id and the same detail', async () => {
  const ready = listen('ready');
  const problems = listen('validation-failed');
  write('<graduation-status id="estado" api-base="/"></graduation-status>');
  const onEvent = vi.fn();
  Object.assign(theElement('graduation-status'), { onEvent });
  await userEvent.click(page.getByRole('button', { name: 'Consultar' }));
  const origin = { widget: 'status', id: 'estado' };
  expect(ready).toEqual([origin]);
  expect(problems).toEqual([{ fields: ['code'], ...origin }]);
  expect(onEvent.mock.calls.flat()).toEqual([
    { type: 'ready', ...origin },
    { type: 'validation-failed', fields: ['code'], ...origin },
  ]);
});

test('code that fails to load is an event, also without any code of the widget', async () => {
  const failed = listen('load-failed');
  const load = () => Promise.reject(new Error('The chunk is gone.'));
  const kind = {
    tag: 'graduation-lost',
    widget: 'wizard',
    attributes: [],
    properties: [],
  } as const;
  customElements.define(kind.tag, createElementClass({ ...kind, load }));
  write('<graduation-lost id="solicitud"></graduation-lost>');
  await expect.poll(() => failed).toEqual([{ part: 'code', widget: 'wizard', id: 'solicitud' }]);
});
