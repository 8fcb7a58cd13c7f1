import { enableShadowDOM } from '@react-stately/flags';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { createShadow } from '#embed/element/element-shadow.ts';
import { OverlayContainerProvider } from '#ui/overlay/overlay-container.tsx';
import { ConstructedStyles } from '#ui/theme/constructed-styles.tsx';
import { DomEnvironmentProvider, environmentIn } from '#ui/theme/environment.tsx';
import { forceColors } from './forced-colors.ts';

type Globals = Readonly<Record<string, unknown>>;

/** Marks the canvas element of a story in a shadow root. */
export const surfaceMark = 'data-story-surface';

interface StorySurfaceProps {
  readonly globals: Globals;
  /** Renders the story; receives the container for its dialogs and notices. */
  readonly children: (overlays: HTMLElement | null) => ReactNode;
}

/** Renders a story into the page, or into a shadow root like the elements. */
export function StorySurface({ globals, children }: StorySurfaceProps) {
  useForcedColors(globals.contrast === 'forced');
  const dress = <style>{dressOf(globals)}</style>;
  if (globals.isolation === 'shadow') {
    return (
      <ShadowSurface>
        {(overlays) => (
          <>
            {dress}
            {children(overlays)}
          </>
        )}
      </ShadowSurface>
    );
  }
  return (
    <>
      {dress}
      {children(null)}
    </>
  );
}

interface Surface {
  readonly root: ShadowRoot;
  readonly container: HTMLElement;
  readonly overlays: HTMLElement;
}

function ShadowSurface({ children }: Pick<StorySurfaceProps, 'children'>) {
  const [surface, setSurface] = useState<Surface>();
  return (
    <div
      ref={(host) => {
        if (host !== null && host.shadowRoot === null) setSurface(openSurface(host));
      }}
    >
      {surface !== undefined &&
        createPortal(
          <InShadow surface={surface}>{children(surface.overlays)}</InShadow>,
          surface.container,
        )}
    </div>
  );
}

/** Creates an element's shadow root, with one element for all parts that a play function may search. */
function openSurface(host: HTMLElement): Surface {
  // React Aria then resolves focus and pointer events inside the root, as in the elements.
  enableShadowDOM();
  const { root, container, overlays } = createShadow(host, false);
  const canvas = document.createElement('div');
  canvas.setAttribute(surfaceMark, '');
  root.prepend(canvas);
  canvas.append(container, overlays);
  return { root, container, overlays };
}

function InShadow({
  surface: { root, overlays },
  children,
}: {
  readonly surface: Surface;
  readonly children: ReactNode;
}) {
  const environment = useMemo(() => environmentIn(root), [root]);
  return (
    <ConstructedStyles root={root}>
      <DomEnvironmentProvider environment={environment}>
        <OverlayContainerProvider container={overlays}>{children}</OverlayContainerProvider>
      </DomEnvironmentProvider>
    </ConstructedStyles>
  );
}

/** Simulated browser settings: text size and forced colours. */
function dressOf({ textSize, contrast }: Globals): string {
  const large = Number(textSize) === 200 ? 'font-size: 32px !important;' : '';
  const forced = contrast === 'forced' ? systemColors : '';
  return `[data-birrete-root] { ${large} ${forced} } ${wholeWindow}`;
}

/** The widget's background fills the canvas, as on a full page. Docs pages have no such root. */
const wholeWindow =
  ':is(#storybook-root, [data-story-surface] > :first-child) > [data-birrete-root] { min-block-size: 100vh; }';

const systemColors = Object.entries({
  page: 'Canvas',
  surface: 'Canvas',
  'surface-sunken': 'Canvas',
  text: 'CanvasText',
  'text-muted': 'CanvasText',
  border: 'CanvasText',
  'border-strong': 'ButtonBorder',
  accent: 'CanvasText',
  'on-accent': 'Canvas',
  'accent-fill': 'ButtonFace',
  'accent-fill-hover': 'ButtonFace',
  'on-accent-fill': 'ButtonText',
  'accent-text': 'LinkText',
  'accent-soft': 'Canvas',
  'danger-fill': 'ButtonFace',
  'on-danger': 'ButtonText',
  focus: 'Highlight',
  shade: 'transparent',
  ...Object.fromEntries(
    ['success', 'warning', 'danger', 'info'].flatMap((tone) => [
      [`${tone}-text`, 'CanvasText'],
      [`${tone}-soft`, 'Canvas'],
      [`${tone}-border`, 'CanvasText'],
    ]),
  ),
})
  .map(([name, color]) => `--birrete-${name}: ${color} !important;`)
  .join(' ');

function useForcedColors(isForced: boolean): void {
  useEffect(() => (isForced ? forceColors() : undefined), [isForced]);
}
