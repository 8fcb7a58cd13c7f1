import { createRoot } from 'react-dom/client';
import { PageFailure } from './page-failure.tsx';

/** Shows and logs a failure above the page of the server, which stays with what a visitor has typed. */
export function showLoadFailure(page: HTMLElement, error: unknown): void {
  reportError(error);
  const place = document.createElement('div');
  page.before(place);
  createRoot(place).render(<PageFailure />);
}
