import { type ReactNode, useMemo, useState } from 'react';
import { StyleSheetManager } from 'styled-components';
import { type ApiClientOptions, createApiClient, type Extra } from '../api/client.ts';
import type { RoomOverrides } from '../messages/define-messages.ts';
import { MessagesProvider, useMessages } from '../messages/messages-context.tsx';
import { createNoticeQueue } from '../notifications/notice-queue.ts';
import type { NotificationAdapter } from '../notifications/notification-adapter.ts';
import { useLatest } from '../react/use-latest.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';
import type { AuthAdapter } from '../session/auth-adapter.ts';
import { OverlayContainerProvider } from '../ui/overlay/overlay-container.tsx';
import type { Theme } from '../ui/theme/theme.ts';
import { ThemeProvider } from '../ui/theme/theme-context.tsx';
import type { GraduationEvent } from './events.ts';
import { failureMessages } from './failure.messages.ts';
import {
  type Graduation,
  GraduationContext,
  type OpenAuth,
  useOneReact,
} from './graduation-context.ts';
import { loadSecondWave } from './load-second-wave.ts';
import { Toasts } from './toasts.tsx';
import { useSessionEnd } from './use-session-end.ts';

/** Where the API is and how it is spoken to. */
export interface ApiSettings
  extends Pick<ApiClientOptions, 'baseUrl' | 'timeoutMs' | 'idempotencyKeys'> {
  /**
   * What the server offers beyond section 7 (ruling 49).
   * @default what it announces by the header `Birrete-Extras`, once its first answer is there
   */
  readonly extras?: readonly Extra[] | undefined;
}

export interface GraduationProviderProps {
  readonly api: ApiSettings;
  /** @default `bearerSession()`: the session of spec §4 */
  readonly auth?: AuthAdapter | undefined;
  /** The host's router. Without one, links are ordinary links. */
  readonly router?: RouterAdapter | undefined;
  readonly theme?: Theme | undefined;
  /** A host's own words, by room and key; what is missing keeps its default. */
  readonly messages?: RoomOverrides | undefined;
  /** BCP 47 tag for dates, numbers and plurals. @default 'es-ES' (spec §9) */
  readonly locale?: string | undefined;
  /** A host's own toasts in place of ours. */
  readonly notifications?: NotificationAdapter | undefined;
  /** The element that dialogs and toasts are put into, for hosts that keep their layers in one place. */
  readonly overlays?: HTMLElement | null | undefined;
  /** The page's style nonce, where its Content-Security-Policy asks for one. */
  readonly nonce?: string | undefined;
  /** Told of steps and outcomes, never of personal data. */
  readonly onEvent?: ((event: GraduationEvent) => void) | undefined;
  /** Told of unexpected errors, for the host's error tracking. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly children: ReactNode;
}

const noOverrides: RoomOverrides = {};
const noTheme: Theme = {};

/**
 * Gives the widgets below it a server, a session, words and looks. Every adapter has a default that makes the spec's
 * site, so that `<GraduationProvider api={{ baseUrl }}>` is enough. Nothing is kept outside of it: two providers on a
 * page are two universities.
 */
export function GraduationProvider(props: GraduationProviderProps) {
  useOneReact();
  const { theme = noTheme, messages = noOverrides, locale = 'es-ES', overlays, nonce } = props;
  return (
    <StyleSheetManager {...(nonce === undefined ? {} : { nonce })}>
      <MessagesProvider overrides={messages} locale={locale}>
        <ThemeProvider theme={theme}>
          <OverlayContainerProvider container={overlays ?? null}>
            <Services {...props} />
          </OverlayContainerProvider>
        </ThemeProvider>
      </MessagesProvider>
    </StyleSheetManager>
  );
}

/** The part that needs the words of its own tree: the end of a session is told in the host's sentence. */
function Services({ api, router, children, ...props }: GraduationProviderProps) {
  const [ownNotices] = useState(createNoticeQueue);
  const [openOwn] = useState(openOnce);
  const given = props.auth;
  const openAuth = useMemo((): OpenAuth => (given ? () => given : openOwn), [given, openOwn]);
  const notifications = props.notifications ?? ownNotices;
  const words = useMessages(failureMessages);
  const sentence = words.unauthorized;

  const { baseUrl, timeoutMs, idempotencyKeys } = api;
  const onUnauthorized = useSessionEnd({ api: baseUrl, openAuth, router, notifications, sentence });
  const extras = api.extras?.join();
  const client = useMemo(
    () =>
      createApiClient({
        baseUrl,
        timeoutMs,
        idempotencyKeys,
        extras,
        loadSender: () => loadSecondWave().then((wave) => wave.sendOverKy),
        authorization: {
          headers: () => loadSecondWave().then((wave) => openAuth(wave.bearerSession).authorize()),
          onUnauthorized,
        },
      }),
    [baseUrl, timeoutMs, idempotencyKeys, extras, openAuth, onUnauthorized],
  );

  const [noticeInset, setNoticeInset] = useState<string>();
  // A host's callbacks are usually written inline; a new one must not make a new client.
  const host = useLatest({ onEvent: props.onEvent, onError: props.onError });
  const graduation = useMemo(
    (): Graduation => ({
      api: client,
      openAuth,
      router,
      notifications,
      emit: (event) => host.current.onEvent?.(event),
      report: (error) => host.current.onError?.(error),
      setNoticeInset,
    }),
    [client, openAuth, router, notifications, host],
  );

  return (
    <GraduationContext.Provider value={graduation}>
      {children}
      {props.notifications === undefined && <Toasts queue={ownNotices} inset={noticeInset} />}
    </GraduationContext.Provider>
  );
}

/** The provider's own session is one, whoever asks for it first. */
function openOnce(): OpenAuth {
  let own: AuthAdapter | undefined;
  return (makeDefault) => {
    own ??= makeDefault();
    return own;
  };
}
