import type { NotificationAdapter } from '#notifications/notification-adapter.ts';
import type { ApiSettings } from '#provider/api-settings.ts';
import type { GraduationProviderProps } from '#provider/graduation-provider.tsx';
import type { RouterAdapter } from '#routing/router-adapter.ts';
import type { AuthAdapter } from '#session/auth-adapter.ts';
import { emitEvent } from '../surface/emit-event.ts';
import type { Surface } from '../surface/surface.ts';
import { isAllowedApi } from './allowed-apis.ts';
import { apiAddress, readAttribute, readProperty, type Source } from './read-attributes.ts';
import { readMessagesSource } from './read-messages.ts';
import { readTheme } from './read-theme.ts';

type OnError = NonNullable<GraduationProviderProps['onError']>;

/** The settings that all elements pass to their provider. */
export type ProviderSettings = Omit<GraduationProviderProps, 'children' | 'messages'>;

/** Undefined if the element's attributes leave nothing to show; the browser's console shows the reason. */
export function readProviderSettings(surface: Surface): ProviderSettings | undefined {
  const baseUrl = readApiBase(surface);
  if (baseUrl === undefined) return undefined;
  return {
    api: { ...readProperty<ApiSettings>(surface, 'api', 'object'), baseUrl },
    auth: readProperty<AuthAdapter>(surface, 'auth', 'object'),
    router: readProperty<RouterAdapter>(surface, 'router', 'object'),
    notifications: readProperty<NotificationAdapter>(surface, 'notifications', 'object'),
    theme: readTheme(surface),
    isolation: surface.isolation,
    locale: readLocale(surface),
    portalContainer: surface.overlays,
    onEvent: (event) => emitEvent(surface, event),
    onError: (error, details) =>
      readProperty<OnError>(surface, 'onError', 'function')?.(error, details),
  };
}

function readLocale(surface: Surface): string | undefined {
  const tag = readAttribute(surface, 'locale');
  try {
    if (tag !== undefined) Intl.getCanonicalLocales(tag);
  } catch {
    surface.developer.warn(
      'B043',
      `locale="${tag}" is no language tag such as "es-VE"; it is left out.`,
    );
    return undefined;
  }
  if (tag !== undefined && !/^(es|en)\b/i.test(tag) && !hasMessages(surface)) {
    surface.developer.warn(
      'B026',
      `locale="${tag}" has no messages here, and they stay Spanish; give the element messages.`,
    );
  }
  return tag;
}

/** True if the host sets messages; an address that fails warns separately. */
function hasMessages(surface: Surface): boolean {
  const source = readMessagesSource(surface.element, surface);
  return source.kind === 'address' || Object.keys(source.messages).length > 0;
}

/**
 * The address of the API: `https://grados.universidad.edu`, a path of the page's site (`/grados`), or empty for its
 * root.
 *
 * @returns undefined if it is invalid; the browser's console shows the reason.
 */
function readApiBase(source: Source): string | undefined {
  const text = source.attribute('api-base')?.trim();
  if (text === undefined) {
    source.developer.refuse(
      'B041',
      'the attribute api-base is missing. Give the address of the API, e.g. api-base="https://grados.universidad.edu", or api-base="/" for this site.',
    );
    return undefined;
  }
  const isWhole = text === '' || text.startsWith('/') || /^https?:\/\//i.test(text);
  const address = apiAddress(text || '/');
  if (!isWhole || address === undefined || address.username !== '' || address.password !== '') {
    source.developer.refuse(
      'B041',
      `api-base="${text}" is no address. It begins with https:// or, on this site, with a slash.`,
    );
    return undefined;
  }
  if (!isAllowedApi(address)) {
    source.developer.refuse(
      'B047',
      `api-base="${text}" is not among the APIs that this site allows in BirreteElements.allowedApis; nothing is sent there.`,
    );
    return undefined;
  }
  if (address.search !== '' || address.hash !== '') {
    source.developer.warn(
      'B042',
      `api-base="${text}" ends before '?' and '#'; the rest is left out.`,
    );
  }
  const path = address.pathname.replace(/\/+$/, '');
  return address.origin === location.origin ? path : address.origin + path;
}
