import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { WidgetRoot } from '../theme/widget-root.tsx';
import { useOverlayContainer } from './overlay-container.tsx';

interface OverlayPortalProps {
  readonly children: ReactNode;
}

/** Puts something above the page, in a root of the same theme. On a server it renders nothing: nothing floats there. */
export function OverlayPortal({ children }: OverlayPortalProps) {
  const container = useOverlayContainer();
  if (typeof document === 'undefined') return null;
  return createPortal(
    <WidgetRoot ground="none">{children}</WidgetRoot>,
    container ?? document.body,
  );
}
