import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

interface PrerenderProps {
  /** Content that may be shown later, e.g. a dialog. */
  readonly children: ReactNode;
}

/**
 * Renders its children once in an idle moment and discards them: they are never in the page, and their effects do not
 * run. Their style rules stay. In Chromium a new rule with `@media` or `@container` recalculates the styles of every
 * element, which would delay the press that shows them.
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

/** Suspends, so that the content rendered beside it never reaches the page. */
const Never = lazy(() => new Promise<never>(() => undefined));

function End({ onEnd }: { readonly onEnd: () => void }) {
  useEffect(onEnd);
  return null;
}
