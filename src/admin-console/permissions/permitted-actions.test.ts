import { expect, it } from 'vitest';
import { type ConsoleAction, consoleActions } from './console-actions.ts';
import { permittedActions } from './permitted-actions.ts';

it('permits everything without can', () => {
  expect(permittedActions(undefined)).toEqual({ actions: consoleActions, warning: undefined });
});

it('permits the actions for which can returns true', () => {
  const { actions } = permittedActions((action) => action.startsWith('reports.'));
  expect(actions).toEqual(['reports.generate', 'reports.call-script']);
});

it('does not permit an action for which can throws, and says so once', () => {
  const { actions, warning } = permittedActions((action) => {
    if (action.startsWith('ceremonies.')) throw new Error('no session');
    return action === 'titles.issue';
  });
  expect(actions).toEqual(['titles.issue']);
  expect(warning).toBe(
    "can('ceremonies.create') failed, and its buttons are hidden: Error: no session",
  );
});

it.each([
  ['a promise', () => Promise.resolve(true)],
  ['a text', () => 'yes'],
  ['nothing', () => undefined],
])('does not permit anything when can returns %s', (_, can) => {
  const { actions, warning } = permittedActions(can as unknown as (a: ConsoleAction) => boolean);
  expect(actions).toEqual([]);
  expect(warning).toMatch(/must return true or false/);
});
