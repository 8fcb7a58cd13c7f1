import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

interface PrerenderProps {
  /** Content that may be shown later, such as a dialog. */
  readonly children: ReactNode;
}

/**
 * Renders its children once during idle time and discards the result, which inserts their style rules early. The children
 * are never in the page, and their effects do not run. In Chromium, a new rule with `@media` or `@container` recalculates
 * the styles of all elements in the page; without this, a dialog of Solicitudes takes twice as long to open
 * (docs/decisions/0046).
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

/** Suspends for ever, which keeps its siblings out of the page. */
const Never = lazy(() => new Promise<never>(() => undefined));

function End({ onEnd }: { readonly onEnd: () => void }) {
  useEffect(onEnd);
  return null;
}
