import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

type SecondWave = typeof import('./second-wave.ts');

/** Code, not state: what has arrived for one provider is there for all. */
const arrived = createStore<SecondWave | undefined>(() => undefined);

/** The second wave, if it has arrived. */
export const arrivedSecondWave = arrived.getState;

/** Fetches the second wave (docs/decisions/0003). Rejects when the line is down; it may be asked for again. */
export async function loadSecondWave(): Promise<SecondWave> {
  const wave = arrived.getState() ?? (await import('./second-wave.ts'));
  arrived.setState(wave, true);
  return wave;
}

/** Asks for it ahead of its use, when a failure is nobody's business yet. */
export function fetchSecondWave(): void {
  loadSecondWave().catch(() => undefined);
}

/** The second wave once it is there, whoever fetched it. It is asked for as soon as what needs it stands. */
export function useSecondWave(): SecondWave | undefined {
  useEffect(fetchSecondWave, []);
  return useSyncExternalStore(arrived.subscribe, arrived.getState, () => undefined);
}
