import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { decodeMessages } from '#messages/decode-messages.ts';
import type { MessagesByNamespace } from '#messages/define-messages.ts';
import { mergeMessages } from '#messages/merge-messages.ts';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import type { RouterAdapter } from '#routing/router-adapter.ts';
import type { AuthAdapter } from '#session/auth-adapter.ts';
import { ConstructedStyles } from '#ui/theme/constructed-styles.tsx';
import { DomEnvironmentProvider, environmentIn } from '#ui/theme/environment.tsx';
import { isRefusedApi } from '../settings/allowed-apis.ts';
import { followLanguage } from '../settings/follow-language.ts';
import { followMessages } from '../settings/follow-messages.ts';
import { type ProviderSettings, readProviderSettings } from '../settings/provider-settings.ts';
import { readAttribute } from '../settings/read-attributes.ts';
import type { OpenedWidget, Surface } from '../surface/surface.ts';
import { asksForDoctor } from './doctor-address.ts';

/** Adapters that the element creates once if the host provides none. */
interface OwnAdapters {
  readonly router?: RouterAdapter | undefined;
  readonly session?: AuthAdapter | undefined;
  /** Addresses that only the router knows; the server must answer a reload there with this page. */
  readonly deepLinks?: readonly string[] | undefined;
}

/**
 * Renders a widget into a surface, within a provider that the element's attributes configure. A change of attributes
 * renders the same tree again, so that the user's input stays.
 */
export function openWidget(
  surface: Surface,
  draw: () => ReactNode,
  adapters: OwnAdapters = {},
): OpenedWidget {
  let root: Root | undefined;
  const shadow = surface.isolation === 'shadow' ? surface.shadow : undefined;
  const environment = shadow && environmentIn(shadow);
  let own = surface.firstScreen && decodeMessages(surface.firstScreen.messages);
  let language: MessagesByNamespace | undefined;
  let settings: ProviderSettings | undefined;
  let isClosed = false;

  const isRefused = () => isRefusedApi(surface.attribute('api-base'));
  const render = () => {
    // Messages may arrive after the element was removed.
    if (isClosed) return;
    // An attribute that becomes invalid must not discard the user's input.
    settings = readProviderSettings(surface) ?? settings;
    if (settings === undefined) return surface.showFailure(isRefused() ? 'refused' : 'unavailable');
    if (own === undefined || language === undefined) return;
    const tree = (
      <ConstructedStyles root={shadow} nonce={readAttribute(surface, 'nonce')}>
        <DomEnvironmentProvider environment={environment}>
          <GraduationProvider
            {...settings}
            router={adapters.router ?? settings.router}
            auth={settings.auth ?? adapters.session}
            messages={mergeMessages(language, own)}
          >
            {draw()}
            <OnMounted onMounted={surface.reveal} />
          </GraduationProvider>
        </DomEnvironmentProvider>
      </ConstructedStyles>
    );
    if (root !== undefined) return root.render(tree);
    root = firstRender(surface, tree);
  };
  // The doctor calls the API.
  if (!isRefused() && (readAttribute(surface, 'doctor') || asksForDoctor(window.location))) {
    examine(surface, adapters.deepLinks);
  }
  const readLanguage = followLanguage(surface, (messages) => {
    language = messages;
    render();
  });
  const messages = followMessages(surface, own ?? {}, (messages) => {
    own = messages;
    render();
  });

  return {
    update: () => {
      readLanguage();
      messages.read();
      render();
    },
    close: () => {
      isClosed = true;
      messages.stop();
      root?.unmount();
    },
  };
}

/** Takes the printed first screen over, or draws the widget. */
function firstRender({ container, firstScreen }: Surface, tree: ReactNode): Root {
  const options = { identifierPrefix: nextPrefix() };
  if (firstScreen !== undefined) {
    return firstScreen.takeOver(() => hydrateRoot(container, tree, options));
  }
  const root = createRoot(container, options);
  root.render(tree);
  return root;
}

/** Shows the doctor's findings on the page, for the developer; loaded on demand. */
function examine({ element, overlays }: Surface, deepLinks: readonly string[] = []): void {
  import('#doctor/show-doctor.ts')
    .then(({ showDoctor }) => showDoctor(element, { portalContainer: overlays, deepLinks }))
    .catch(() => undefined);
}

/** Runs before the browser paints, so that widget and placeholder are never visible together. */
function OnMounted({ onMounted }: { readonly onMounted: () => void }) {
  useLayoutEffect(onMounted, [onMounted]);
  return null;
}

let opened = 0;

/** A prefix for ids, because several React roots in one page must not create the same ones. */
function nextPrefix(): string {
  opened += 1;
  return `birrete-${opened}-`;
}
