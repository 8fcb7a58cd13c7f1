import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { StyleSheetManager } from 'styled-components';
import { createApiClient } from '../api/client.ts';
import type { MessagesByNamespace } from '../messages/define-messages.ts';
import { MessagesProvider, useMessages } from '../messages/messages-context.tsx';
import { warnDeveloper } from '../messages/warn-developer.ts';
import type { NotificationAdapter } from '../notifications/notification-adapter.ts';
import { createToastStore } from '../notifications/toast-store.ts';
import { Toasts } from '../notifications/toasts.tsx';
import type { RouterAdapter } from '../routing/router-adapter.ts';
import type { AuthAdapter } from '../session/auth-adapter.ts';
import { bearerSession } from '../session/bearer-session.ts';
import { Announcements } from '../ui/announcer/announcements.tsx';
import { IsolatedStyles } from '../ui/isolation/isolated-styles.tsx';
import { type Isolation, isolations } from '../ui/isolation/isolation.ts';
import { useSurface } from '../ui/isolation/surface-context.ts';
import { OverlayContainerProvider } from '../ui/overlay/overlay-container.tsx';
import { describeIgnored, ignoredKeys } from '../ui/theme/palette/ignored-keys.ts';
import { partStyles } from '../ui/theme/parts/part-styles.ts';
import type { Theme } from '../ui/theme/theme.ts';
import { ThemeProvider } from '../ui/theme/theme-context.tsx';
import { type ApiSettings, useApiSettings } from './api-settings.ts';
import { bindAuth } from './bind-auth.ts';
import { createConfirmations } from './confirmations-store.ts';
import type { ErrorDetails, GraduationEvent } from './events.ts';
import { failureMessages } from './failure.messages.ts';
import { type Graduation, GraduationContext, useOneReact } from './graduation-context.ts';
import { useHostCallbacks } from './host-callbacks.ts';
import type { Privacy } from './privacy/privacy.ts';
import { readLocale, usePageLocale } from './read-locale.ts';
import { useSessionExpiry } from './session-expiry.ts';

export interface GraduationProviderProps {
  /** The location of the API, and options for its calls. */
  readonly api: ApiSettings;
  /** Identifies the user and authorises calls. Create it once, outside the component. @default `bearerSession()` */
  readonly auth?: AuthAdapter | undefined;
  /** The host's router. Without one, links load pages. */
  readonly router?: RouterAdapter | undefined;
  /** The university's colours, fonts and shapes. */
  readonly theme?: Theme | undefined;
  /**
   * Isolation between the widgets' styles and the page's: `guarded` gives the widgets' rules precedence, `layer` the
   * page's; `shadow` renders each widget into a shadow root. Read once.
   * @default 'guarded'
   */
  readonly isolation?: Isolation | undefined;
  /** The host's messages, by namespace and key; missing keys keep their default. */
  readonly messages?: MessagesByNamespace | undefined;
  /**
   * BCP 47 tag for dates, numbers and plurals; set the language by `messages`.
   * @default the page's `lang` if it is Spanish, such as 'es-VE' or 'es-MX'; otherwise 'es-ES'
   */
  readonly locale?: string | undefined;
  /** The host's toasts, in place of the provider's. */
  readonly notifications?: NotificationAdapter | undefined;
  /** The element into which dialogs and toasts are rendered, for hosts that keep overlays in one place. */
  readonly portalContainer?: HTMLElement | null | undefined;
  /** The nonce for styles, if the page's Content-Security-Policy requires one. */
  readonly nonce?: string | undefined;
  /** Information about the use of personal data, or an authorisation to give, on the wizard's last step. @default none */
  readonly privacy?: Privacy | undefined;
  /** Called for the events of all widgets, never with personal data. Each event names its widget. */
  readonly onEvent?: ((event: GraduationEvent) => void) | undefined;
  /**
   * Called for unexpected errors, for the host's error tracking: a crash of a widget, an unreadable response, a failure
   * of the server or its gateway (5xx).
   */
  readonly onError?: ((error: unknown, details: ErrorDetails) => void) | undefined;
  /** The widgets, anywhere below. */
  readonly children: ReactNode;
}

const noOverrides: MessagesByNamespace = {};
const noTheme: Theme = {};

/**
 * Provides server, session, messages and theme to the widgets below it. Every adapter has a default, so
 * `<GraduationProvider api={{ baseUrl }}>` is enough. No state is global: two providers on a page may serve two
 * universities.
 */
export function GraduationProvider(props: GraduationProviderProps) {
  useOneReact();
  const { messages, portalContainer, nonce } = props;
  const hasMessages = messages !== undefined;
  const pageLocale = usePageLocale();
  const asked = props.locale ?? pageLocale;
  const locale = useMemo(() => readLocale(asked, hasMessages), [asked, hasMessages]);
  const [theme, isolation] = useCheckedTheme(props.theme ?? noTheme, props.isolation ?? 'guarded');
  return (
    <StyleSheetManager {...(nonce === undefined ? {} : { nonce })}>
      <IsolatedStyles isolation={isolation}>
        <MessagesProvider overrides={messages ?? noOverrides} locale={locale}>
          <ThemeProvider theme={theme}>
            <OverlayContainerProvider container={portalContainer ?? null}>
              <Services {...props} />
            </OverlayContainerProvider>
          </ThemeProvider>
        </MessagesProvider>
      </IsolatedStyles>
    </StyleSheetManager>
  );
}

/** The valid part of the theme. Each invalid value causes one warning, however often the host re-creates the theme. */
function useCheckedTheme(theme: Theme, asked: Isolation): readonly [Theme, Isolation] {
  const isolation = isolations.find((known) => known === asked) ?? 'guarded';
  const ignored = useMemo(() => ignoredKeys(theme), [theme]);
  const complaints = ignored.map(describeIgnored);
  const wrongParts = useMemo(() => partStyles(theme.parts).problems.join('; '), [theme.parts]);
  if (isolation !== asked)
    complaints.push(
      `isolation is one of ${isolations.join(', ')}, not "${asked}"; "guarded" is used.`,
    );
  const complaint = complaints.join(' ');
  useEffect(() => {
    if (complaint !== '') warnDeveloper('B027', complaint);
  }, [complaint]);
  useEffect(() => {
    if (wrongParts !== '') warnDeveloper('B035', `theme: ${wrongParts}; left out.`);
  }, [wrongParts]);
  const usable = useMemo(
    () => Object.assign({}, theme, ...ignored.map(({ key }) => ({ [key]: undefined }))),
    [theme, ignored],
  );
  return [usable, isolation];
}

/** Below the messages, because the notice about an expired session uses the host's messages. */
function Services({ api: settings, router, children, ...props }: GraduationProviderProps) {
  const [toasts] = useState(createToastStore);
  const provided = useMemo(() => props.auth ?? bearerSession(), [props.auth]);
  const callbacks = useHostCallbacks(props, toasts);
  const { notifications } = callbacks;
  const messages = useMessages(failureMessages);
  const message = messages.unauthorized;

  const api = useApiSettings(settings);
  const { baseUrl } = api;
  const auth = useMemo(() => bindAuth(provided, baseUrl), [provided, baseUrl]);
  const [confirmations] = useState(createConfirmations);
  const onUnauthorized = useSessionExpiry({ baseUrl, auth, router, notifications, message });
  const client = useMemo(
    () =>
      createApiClient({
        ...api,
        authorization: {
          headers: () => auth.authorize(),
          onUnauthorized,
          onEnd: (endsAt) => auth.noteEnd?.(endsAt),
          onConfirmation: confirmations.ask,
        },
      }),
    [api, auth, onUnauthorized, confirmations],
  );
  const { privacy } = props;
  const leaving = useRef(false);
  const [noticeInset, setNoticeInset] = useState<string>();
  const Surface = useSurface() ?? Fragment;
  const graduation = useMemo(
    (): Graduation => ({
      api: client,
      auth,
      router,
      ...callbacks,
      leaving,
      confirmations,
      setNoticeInset,
      privacy,
    }),
    [client, auth, router, callbacks, confirmations, privacy],
  );

  return (
    <GraduationContext.Provider value={graduation}>
      <Announcements container={props.portalContainer ?? undefined}>
        {children}
        {props.notifications === undefined && (
          <Surface>
            <Toasts store={toasts} label={messages.notices} inset={noticeInset} />
          </Surface>
        )}
      </Announcements>
    </GraduationContext.Provider>
  );
}
