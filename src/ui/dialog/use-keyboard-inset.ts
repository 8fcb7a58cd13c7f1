import { type RefObject, useLayoutEffect } from 'react';

/**
 * Measures how much of a full-window overlay is below the on-screen keyboard, which covers the window in Safari and Chrome
 * without changing its height. Sets `--keyboard-inset` on the overlay, in pixels.
 *
 * While a dialog is open, React Aria lets Safari scroll inside of it only: what the keyboard covers could not be reached
 * (adobe/react-spectrum#5926).
 */
export function useKeyboardInset(overlay: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = overlay.current;
    const view = window.visualViewport ?? undefined;
    if (box === null || view === undefined) return undefined;
    const measure = () => {
      // A user who has zoomed in sees a part of the dialog on purpose.
      const covered = view.scale > 1 ? 0 : box.offsetHeight - view.offsetTop - view.height;
      box.style.setProperty('--keyboard-inset', `${Math.max(0, covered)}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [overlay]);
}
