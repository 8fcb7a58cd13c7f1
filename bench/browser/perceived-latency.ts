import type { Page } from 'playwright';

declare global {
  interface Window {
    latencyRecord?: { interactions: Interaction[]; shift: number; longTasks: number[] };
  }
}

/** An input event, measured until its frame was painted. */
interface Interaction {
  /** "click on button 'Aprobar'" */
  readonly what: string;
  /** Milliseconds; browsers report multiples of eight. */
  readonly took: number;
}

/** Responsiveness of a page as the browser measures it: Event Timing, Layout Instability and Long Tasks. */
interface PerceivedLatency {
  /** Slowest first. The first is the page's INP, Interaction to Next Paint. */
  readonly interactions: readonly Interaction[];
  /** CLS, Cumulative Layout Shift: movement that no input caused. */
  readonly shift: number;
  /** Milliseconds of the longest task after the first input; 0 if none took longer than 50 ms. */
  readonly longest: number;
}

/** Starts recording. Call it before the page is opened. */
export async function recordPerceivedLatency(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = { interactions: [] as Interaction[], shift: 0, longTasks: [] as number[] };
    window.latencyRecord = record;
    const watch = <Entry extends PerformanceEntry>(
      options: PerformanceObserverInit & { durationThreshold?: number },
      note: (entry: Entry) => void,
    ) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) note(entry as Entry);
      }).observe({ buffered: true, ...options });

    watch<PerformanceEventTiming & { interactionId?: number }>(
      { type: 'event', durationThreshold: 16 },
      ({ interactionId = 0, name, duration, startTime }) => {
        if (interactionId === 0) return;
        record.interactions.push({ what: `${name} on ${targets.get(startTime)}`, took: duration });
      },
    );
    watch<PerformanceEntry & { hadRecentInput: boolean; value: number }>(
      { type: 'layout-shift' },
      ({ hadRecentInput, value }) => {
        if (!hadRecentInput) record.shift += value;
      },
    );
    // An entry has no target if its handler removed the element.
    const targets = new Map<number, string>();
    let firstInput = Number.POSITIVE_INFINITY;
    const begin = ({ timeStamp, target }: Event) => {
      firstInput = Math.min(firstInput, timeStamp);
      if (!(target instanceof Element)) return;
      // Attributes a click on an icon to its button.
      const { localName, ariaLabel, textContent, id } = target.closest('button, a') ?? target;
      targets.set(timeStamp, `${localName} '${(ariaLabel || textContent || id).slice(0, 30)}'`);
    };
    for (const name of ['keydown', 'pointerdown', 'pointerup', 'click']) {
      addEventListener(name, begin, { capture: true });
    }
    watch({ type: 'longtask' }, ({ startTime, duration }) => {
      if (startTime >= firstInput) record.longTasks.push(duration);
    });
  });
}

/** @returns the measurements since the page was opened. */
export async function readPerceivedLatency(page: Page): Promise<PerceivedLatency> {
  const record = await page.evaluate(async () => {
    // Entries are delivered after their frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return window.latencyRecord;
  });
  const { interactions = [], shift = Number.NaN, longTasks = [] } = record ?? {};
  return {
    interactions: interactions.toSorted((a, b) => b.took - a.took),
    shift,
    longest: Math.max(0, ...longTasks),
  };
}
