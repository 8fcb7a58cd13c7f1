import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { RoomOverrides } from '../../messages/define-messages.ts';
import { mergeMessages } from '../../messages/merge-messages.ts';
import { GraduationProvider } from '../../provider/graduation-provider.tsx';
import type { RouterAdapter } from '../../routing/router-adapter.ts';
import type { AuthAdapter } from '../../session/auth-adapter.ts';
import { ConstructedStyles } from '../../ui/theme/constructed-styles.tsx';
import { DomEnvironmentProvider, environmentIn } from '../../ui/theme/environment.tsx';
import { followLanguage } from '../element/follow-language.ts';
import { followMessages } from '../element/follow-messages.ts';
import type { OpenedWidget, Surface } from '../element/surface.ts';
import { type ProviderSettings, readProviderSettings } from '../settings/provider-settings.ts';
import { readAttribute } from '../settings/read-attributes.ts';

/** What a widget makes for itself, once, where the host provides none. */
interface OwnAdapters {
  readonly router?: RouterAdapter | undefined;
  readonly session?: AuthAdapter | undefined;
  /** Addresses that only the router knows; a reload there must find this page. */
  readonly deepLinks?: readonly string[] | undefined;
}

/**
 * Renders a widget into a surface: the provider as the element describes it, and the widget in it. A change of
 * attributes renders the same tree again, so that what the person typed is kept.
 */
export function openWidget(
  surface: Surface,
  draw: () => ReactNode,
  adapters: OwnAdapters = {},
): OpenedWidget {
  const root = createRoot(surface.container, { identifierPrefix: nextPrefix() });
  const shadow = surface.isolation === 'shadow' ? surface.shadow : undefined;
  const environment = shadow && environmentIn(shadow);
  let own: RoomOverrides | undefined;
  let language: RoomOverrides | undefined;
  let settings: ProviderSettings | undefined;
  let isClosed = false;

  const render = () => {
    // Words may come when the element has gone.
    if (isClosed) return;
    // A wrong attribute on a widget that is shown already must not cost what the person typed in it.
    settings = readProviderSettings(surface) ?? settings;
    if (settings === undefined) return surface.showFailure('unavailable');
    if (own === undefined || language === undefined) return;
    root.render(
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
      </ConstructedStyles>,
    );
  };
  if (asksForDoctor(surface)) examine(surface, adapters.deepLinks);
  const readLanguage = followLanguage(surface, (words) => {
    language = words;
    render();
  });
  const messages = followMessages(surface, (words) => {
    own = words;
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
      root.unmount();
    },
  };
}

/** By the attribute, or on any page by '?birrete-doctor' in its address. */
function asksForDoctor(surface: Surface): boolean {
  const asked = new URLSearchParams(window.location.search);
  return readAttribute(surface, 'doctor') || asked.has('birrete-doctor');
}

/** Shows on the page what breaks the widget there, for the developer; fetched only then. */
function examine({ element, overlays }: Surface, deepLinks: readonly string[] = []): void {
  import('../../doctor/show-doctor.ts')
    .then(({ showDoctor }) => showDoctor(element, { overlays, deepLinks }))
    .catch(() => undefined);
}

/** Before the browser paints, so that nobody sees both the widget and its placeholder. */
function OnMounted({ onMounted }: { readonly onMounted: () => void }) {
  useLayoutEffect(onMounted, [onMounted]);
  return null;
}

let opened = 0;

/** Several React roots in one page must not make the same ids. */
function nextPrefix(): string {
  opened += 1;
  return `birrete-${opened}-`;
}
