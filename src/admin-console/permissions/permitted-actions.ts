import { type Can, type ConsoleAction, consoleActions } from './console-actions.ts';

interface PermittedActions {
  readonly actions: readonly ConsoleAction[];
  /** A message for the developer, if `can` failed. */
  readonly warning: string | undefined;
}

/** The actions that the host permits. An action for which `can` throws, or returns no boolean, is not permitted. */
export function permittedActions(can: Can | undefined): PermittedActions {
  if (can === undefined) return { actions: consoleActions, warning: undefined };
  let warning: string | undefined;
  const actions = consoleActions.filter((action) => {
    try {
      return askedOf(can, action);
    } catch (cause) {
      warning ??= `can('${action}') failed, and its buttons are hidden: ${cause}`;
      return false;
    }
  });
  return { actions, warning };
}

/** Rejects a promise, for example, which would permit everything. */
function askedOf(can: Can, action: ConsoleAction): boolean {
  const answer: unknown = can(action);
  if (typeof answer === 'boolean') return answer;
  throw new TypeError('it must return true or false');
}
