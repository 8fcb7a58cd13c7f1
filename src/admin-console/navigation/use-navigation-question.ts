import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import type { NavigationGuard, RouterAdapter } from '../../routing/router-adapter.ts';
import { isHeld, type UnsavedWork } from './unsaved-work.ts';

type Answer = Parameters<NavigationGuard['ask']>[0];

/** The question that waits for its answer; undefined while nobody is to be asked. */
export type NavigationQuestion = Answer | undefined;

/**
 * Holds the router while a form has changes: the back button, a link of the host or of the console would lose them. A
 * change of the query alone leaves the form where it is.
 */
export function useNavigationQuestion(
  router: RouterAdapter,
  unsavedWork: UnsavedWork,
): NavigationQuestion {
  const isBlocked = useStore(unsavedWork, isHeld);
  const [question, setQuestion] = useState<Answer>();

  useEffect(() => {
    if (!isBlocked) return;
    let open: Answer | undefined;
    const show = (next: Answer | undefined) => {
      open = next;
      setQuestion(next);
    };
    const release = router.block?.({
      concerns: (to) => to?.pathname !== router.getLocation().pathname,
      ask: ({ leave, stay }) => {
        const answerBy = (answer: () => void) => () => {
          show(undefined);
          answer();
        };
        show({ leave: answerBy(leave), stay: answerBy(stay) });
      },
    });
    return () => {
      // Nothing is left to be lost; whoever waits for an answer must not wait for ever.
      open?.stay();
      release?.();
    };
  }, [isBlocked, router]);

  return question;
}
