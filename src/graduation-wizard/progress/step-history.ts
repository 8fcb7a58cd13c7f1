import { useEffect, useRef } from 'react';
import { useLatest } from '#react/use-latest.ts';
import type { StepId } from '../draft/step-id.ts';

interface Steps {
  readonly step: StepId;
  readonly go: (step: StepId) => void;
}

/**
 * Makes each step an entry of the browser's history, so that its back button goes one step back. 'Anterior' goes back
 * too, instead of adding an entry. State of the host's router in an entry is preserved. Each entry contains the steps
 * before it, so that a reload changes nothing.
 *
 * @param steps undefined while no step is shown: before the lists are loaded and after the application was received
 */
export function useStepHistory(isOn: boolean, steps: Steps | undefined): void {
  const latest = useLatest(steps);
  /** The steps of the entries from the wizard's first one to the current one. */
  const passed = useRef<readonly StepId[]>(undefined);
  /** The wizard is going back itself, and the step on screen is the one that the entry reached stands for. */
  const isReturning = useRef(false);
  const step = isOn ? steps?.step : undefined;

  useEffect(() => {
    if (step === undefined) return;
    const entries = passed.current;
    if (entries === undefined) {
      // The current entry may be from before a reload, with another step than the draft's.
      passed.current = [...stepsOf(window.history.state).slice(0, -1), step];
      writeHistory(passed.current, 'replaceState');
    } else if (entries.at(-1) !== step) {
      passed.current = upTo(step, entries);
      const back = passed.current.length - entries.length;
      if (back < 0) {
        isReturning.current = true;
        window.history.go(back);
      } else writeHistory(passed.current, 'pushState');
    }
  }, [step]);

  useEffect(() => {
    if (!isOn) return;
    const follow = ({ state }: PopStateEvent) => {
      const entries = stepsOf(state);
      const reached = entries.at(-1);
      const shown = latest.current;
      if (isReturning.current && passed.current !== undefined) {
        isReturning.current = false;
        // Entries of the page, such as that of a link to a part of it, are in between.
        if (reached !== passed.current.at(-1)) writeHistory(passed.current, 'replaceState');
        return;
      }
      if (reached === undefined) return;
      // Also while the receipt is shown, so that the next application begins at the entry of its first step.
      passed.current = entries;
      if (shown !== undefined && reached !== shown.step) shown.go(reached);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [isOn, latest]);
}

/** The entries up to the step, which is added if it is not among them. */
function upTo(step: StepId, entries: readonly StepId[]): readonly StepId[] {
  const earlier = entries.indexOf(step);
  return earlier === -1 ? [...entries, step] : entries.slice(0, earlier + 1);
}

/** The steps up to an entry of the history; none if the wizard did not create it. */
function stepsOf(state: { readonly birreteSteps?: readonly StepId[] } | null): readonly StepId[] {
  return state?.birreteSteps ?? [];
}

/** Browsers reject too many entries in a short time; the step is shown anyway. */
function writeHistory(birreteSteps: readonly StepId[], way: 'pushState' | 'replaceState'): void {
  try {
    window.history[way]({ ...window.history.state, birreteSteps }, '');
  } catch {
    // The browser's back button then leaves the wizard, as it does without the option.
  }
}
