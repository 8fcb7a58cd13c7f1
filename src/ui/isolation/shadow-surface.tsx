import { type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { StyleSheetContext, StyleSheetManager } from 'styled-components';
import { OverlayContainerProvider } from '../overlay/overlay-container.tsx';
import { DomEnvironmentProvider, environmentIn } from '../theme/environment.tsx';
import { adoptStyles } from './adopt-styles.ts';
import type { SurfaceProps } from './surface-context.ts';

/** Stays whatever the page declares: important rules of a shadow root take precedence over outer ones. */
const hostStyles = ':host{display:block!important}';

/**
 * Renders a widget into a shadow root, its dialogs and notices beside it. A server sends the shadow root as a
 * `<template>` with its styles, which the browser shows before any script has run; the widget is then rendered again in
 * its place.
 */
export function ShadowSurface({ children, ...attributes }: SurfaceProps) {
  const [shadow, setShadow] = useState<Shadow>();
  const open = useCallback((host: HTMLElement | null) => {
    if (host !== null) setShadow(openShadow(host));
  }, []);
  const isServer = typeof document === 'undefined';
  return (
    <div {...attributes} ref={open} suppressHydrationWarning>
      {isServer && <ServerShadow>{children}</ServerShadow>}
      {shadow && <InShadow {...shadow}>{children}</InShadow>}
    </div>
  );
}

interface Shadow {
  readonly root: ShadowRoot;
  readonly container: HTMLElement;
  readonly overlays: HTMLElement;
}

/** Replaces the server's content with containers for the widget and its dialogs. */
function openShadow(host: HTMLElement): Shadow {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  const overlays = document.createElement('div');
  root.replaceChildren(container, overlays);
  adoptStyles(root, hostStyles);
  return { root, container, overlays };
}

interface InShadowProps extends Shadow {
  readonly children: ReactNode;
}

function InShadow({ root, container, overlays, children }: InShadowProps) {
  const environment = useMemo(() => environmentIn(root), [root]);
  return createPortal(
    <StyleSheetManager target={root}>
      <DomEnvironmentProvider environment={environment}>
        <OverlayContainerProvider container={overlays}>{children}</OverlayContainerProvider>
      </DomEnvironmentProvider>
    </StyleSheetManager>,
    container,
  );
}

const declarative = { shadowrootmode: 'open' };

function ServerShadow({ children }: Pick<SurfaceProps, 'children'>) {
  const { styleSheet } = useContext(StyleSheetContext);
  const [sheet] = useState(() => styleSheet.reconstructWithOptions({}, false));
  return (
    <template {...declarative}>
      <StyleSheetManager sheet={sheet}>{children}</StyleSheetManager>
      <WrittenStyles sheet={sheet} />
    </template>
  );
}

type Sheet = NonNullable<Parameters<typeof StyleSheetManager>[0]['sheet']>;

/** After the widget, whose rendering writes them. */
function WrittenStyles({ sheet }: { readonly sheet: Sheet }) {
  const { nonce } = sheet.options;
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: hostStyles + sheet }} />;
}
