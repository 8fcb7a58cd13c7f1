import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { RoomOverrides } from '../../messages/define-messages.ts';
import { mergeMessages } from '../../messages/merge-messages.ts';
import { GraduationProvider } from '../../provider/graduation-provider.tsx';
import type { RouterAdapter } from '../../routing/router-adapter.ts';
import type { AuthAdapter } from '../../session/auth-adapter.ts';
import { ConstructedStyles } from '../../ui/theme/constructed-styles.tsx';
import { DomEnvironmentProvider } from '../../ui/theme/environment.tsx';
import { followLanguage } from '../element/follow-language.ts';
import { followMessages } from '../element/follow-messages.ts';
import { environmentOf } from '../element/shadow-environment.ts';
import type { OpenedWidget, Stage } from '../element/stage.ts';
import { type ProviderSettings, readProviderSettings } from '../settings/provider-settings.ts';
import { readText } from '../settings/read-attributes.ts';

/** What a widget makes for itself where the host gives none, once. */
interface OwnAdapters {
  readonly router?: RouterAdapter | undefined;
  readonly session?: AuthAdapter | undefined;
  /** Addresses that only the router knows; a reload there must find this page. */
  readonly deepLinks?: readonly string[] | undefined;
}

/**
 * Renders a widget on a stage: the provider as the element describes it, and the widget in it. A change of attributes
 * renders the same tree anew, so that what the person typed stays.
 */
export function openWidget(
  stage: Stage,
  draw: () => ReactNode,
  adapters: OwnAdapters = {},
): OpenedWidget {
  const root = createRoot(stage.surface, { identifierPrefix: nextPrefix() });
  const environment = environmentOf(stage);
  let own: RoomOverrides | undefined;
  let language: RoomOverrides | undefined;
  let settings: ProviderSettings | undefined;
  let isClosed = false;

  const render = () => {
    // Words may come when the element has gone.
    if (isClosed) return;
    // A slip in an attribute of a widget that stands already must not cost what the person typed in it.
    settings = readProviderSettings(stage) ?? settings;
    if (settings === undefined) return stage.tell('unavailable');
    if (own === undefined || language === undefined) return;
    root.render(
      <ConstructedStyles
        root={stage.isLight ? undefined : stage.shadow}
        nonce={readText(stage, 'nonce')}
      >
        <DomEnvironmentProvider environment={environment}>
          <GraduationProvider
            {...settings}
            router={adapters.router ?? settings.router}
            auth={settings.auth ?? adapters.session}
            messages={mergeMessages(language, own)}
          >
            {draw()}
            <Arrival onArrival={stage.reveal} />
          </GraduationProvider>
        </DomEnvironmentProvider>
      </ConstructedStyles>,
    );
  };
  if (asksForDoctor(stage)) examine(stage, adapters.deepLinks);
  const readLanguage = followLanguage(stage, (words) => {
    language = words;
    render();
  });
  const messages = followMessages(stage, (words) => {
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
function asksForDoctor(stage: Stage): boolean {
  const asked = new URLSearchParams(window.location.search);
  return stage.attribute('doctor') !== undefined || asked.has('birrete-doctor');
}

/** Says on the page what will hurt there, for whoever puts the element into it; fetched only then. */
function examine({ element, overlays }: Stage, deepLinks: readonly string[] = []): void {
  import('../../doctor/show-doctor.ts')
    .then(({ showDoctor }) => showDoctor(element, { overlays, deepLinks }))
    .catch(() => undefined);
}

/** Before the browser paints, so that nobody sees both the widget and what stood in its place. */
function Arrival({ onArrival }: { readonly onArrival: () => void }) {
  useLayoutEffect(onArrival, [onArrival]);
  return null;
}

let opened = 0;

/** Several React roots in one page must not make the same ids. */
function nextPrefix(): string {
  opened += 1;
  return `birrete-${opened}-`;
}
