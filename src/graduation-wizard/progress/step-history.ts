import { useEffect, useRef } from 'react';
import { useLatest } from '../../react/use-latest.ts';
import type { StepId } from './wizard.flow.ts';

interface Steps {
  readonly step: StepId;
  readonly go: (step: StepId) => void;
}

/**
 * Makes each step an entry of the browser's history, so that its back button goes one step back. A step that was passed
 * is gone back to, and not added once more: 'Anterior' and the button of the browser do the same. What the host's router
 * keeps in an entry stays there. Each entry knows the steps before it, so that a reload changes nothing.
 *
 * @param steps undefined while no step is shown, as before the lists have arrived and after the request was received
 */
export function useStepHistory(isOn: boolean, steps: Steps | undefined): void {
  const latest = useLatest(steps);
  /** The steps of the entries from the wizard's first one to the present one. */
  const passed = useRef<readonly StepId[]>(undefined);
  const step = isOn ? steps?.step : undefined;

  useEffect(() => {
    if (step === undefined) return;
    const entries = passed.current;
    if (entries === undefined) {
      // The present entry may be of before a reload, and of another step than the draft's.
      passed.current = [...stepsOf(window.history.state).slice(0, -1), step];
      writeHistory(passed.current, 'replaceState');
    } else if (entries.at(-1) !== step) {
      passed.current = upTo(step, entries);
      const back = passed.current.length - entries.length;
      if (back < 0) window.history.go(back);
      else writeHistory(passed.current, 'pushState');
    }
  }, [step]);

  useEffect(() => {
    if (!isOn) return;
    const follow = ({ state }: PopStateEvent) => {
      const entries = stepsOf(state);
      const reached = entries.at(-1);
      const shown = latest.current;
      if (reached === undefined || shown === undefined) return;
      passed.current = entries;
      if (reached !== shown.step) shown.go(reached);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [isOn, latest]);
}

/** The entries as far as the step, which is added where it was not passed. */
function upTo(step: StepId, entries: readonly StepId[]): readonly StepId[] {
  const earlier = entries.indexOf(step);
  return earlier === -1 ? [...entries, step] : entries.slice(0, earlier + 1);
}

/** The steps as far as an entry of the history; none where the wizard has not made it. */
function stepsOf(state: { readonly birreteSteps?: readonly StepId[] } | null): readonly StepId[] {
  return state?.birreteSteps ?? [];
}

/** Browsers refuse too many entries in a short time; the step is shown all the same. */
function writeHistory(birreteSteps: readonly StepId[], way: 'pushState' | 'replaceState'): void {
  try {
    window.history[way]({ ...window.history.state, birreteSteps }, '');
  } catch {
    // The browser's button then leaves the wizard, as it does without the option.
  }
}
