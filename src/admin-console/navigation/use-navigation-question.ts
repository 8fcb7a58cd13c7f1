import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import type { NavigationGuard, RouterAdapter } from '#routing/router-adapter.ts';
import { hasUnsavedWork, type UnsavedWork } from './unsaved-work.ts';

type Answer = Parameters<NavigationGuard['ask']>[0];

/** The open question; undefined while there is none. */
export type NavigationQuestion = Answer | undefined;

/**
 * Blocks the router while there is unsaved work, which the back button or a link would discard. A change of the query
 * string alone keeps the form mounted and is not blocked.
 */
export function useNavigationQuestion(
  router: RouterAdapter,
  unsavedWork: UnsavedWork,
): NavigationQuestion {
  const isBlocked = useStore(unsavedWork, hasUnsavedWork);
  const [question, setQuestion] = useState<Answer>();

  useEffect(() => {
    if (!isBlocked) return;
    let open: Answer | undefined;
    const show = (next: Answer | undefined) => {
      open = next;
      setQuestion(next);
    };
    const release = router.block?.({
      // The router stays blocked until the next render, also when the work is already gone.
      concerns: (to) =>
        hasUnsavedWork(unsavedWork.getState()) && to?.pathname !== router.getLocation().pathname,
      ask: ({ leave, stay }) => {
        const answerBy = (answer: () => void) => () => {
          show(undefined);
          answer();
        };
        show({ leave: answerBy(leave), stay: answerBy(stay) });
      },
    });
    return () => {
      // The work was saved meanwhile; the router must not wait forever for an answer.
      open?.stay();
      release?.();
    };
  }, [isBlocked, router, unsavedWork]);

  return question;
}
