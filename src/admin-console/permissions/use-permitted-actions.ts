import { useEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { warnDeveloper } from '#messages/warn-developer.ts';
import type { Can, ConsoleAction } from './console-actions.ts';
import { permittedActions } from './permitted-actions.ts';

/**
 * Asks the host's `can` about each action while rendering, so that a change of the host's state reaches the buttons.
 * Warns the developer once if `can` fails.
 *
 * @returns an array that stays the same while the answers do
 */
export function usePermittedActions(can: Can | undefined): readonly ConsoleAction[] {
  const { actions, warning } = permittedActions(can);
  const hasWarned = useRef(false);
  useEffect(() => {
    if (warning === undefined || hasWarned.current) return;
    hasWarned.current = true;
    warnDeveloper('B037', warning);
  }, [warning]);
  return useShallow((permitted: readonly ConsoleAction[]) => permitted)(actions);
}
