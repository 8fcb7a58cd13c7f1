import type { DomEnvironment } from '../../ui/theme/environment.tsx';
import type { Surface } from './surface.ts';

/** What widgets listen on: the shadow root, whose events reach the window without their targets, or the page. */
export function environmentOf({ isLight, shadow }: Surface): DomEnvironment | undefined {
  if (isLight) return undefined;
  return {
    addEventListener: shadow.addEventListener.bind(shadow),
    removeEventListener: shadow.removeEventListener.bind(shadow),
    document,
    Node: window.Node,
  };
}
