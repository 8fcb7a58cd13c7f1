import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

interface PrerenderProps {
  /** What may be shown later, e.g. a dialog. */
  readonly children: ReactNode;
}

/**
 * Renders its children once in an idle moment and throws them away: they are never in the page, and no effect of theirs
 * runs. Their style rules stay. In Chromium a new rule with `@media` or `@container` costs a recalculation of every
 * element of the page, which the press that shows them would have to wait for.
 */
export function Prerender({ children }: PrerenderProps) {
  const [isOn, setOn] = useState(false);
  useEffect(() => whenIdle(() => setOn(true)), []);
  return (
    isOn && (
      <Suspense fallback={<End onEnd={() => setOn(false)} />}>
        {children}
        <Never />
      </Suspense>
    )
  );
}

/** Keeps what is rendered beside it from the page. */
const Never = lazy(() => new Promise<never>(() => undefined));

function End({ onEnd }: { readonly onEnd: () => void }) {
  useEffect(onEnd);
  return null;
}
