import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Announces its text to screen readers whenever it changes. It must be on the page before the text, so render it empty. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  return <VisuallyHidden role="status">{children}</VisuallyHidden>;
}
