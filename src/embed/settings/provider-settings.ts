import type { NotificationAdapter } from '../../notifications/notification-adapter.ts';
import type { GraduationEvent } from '../../provider/events.ts';
import type { GraduationProviderProps } from '../../provider/graduation-provider.tsx';
import type { RouterAdapter } from '../../routing/router-adapter.ts';
import type { AuthAdapter } from '../../session/auth-adapter.ts';
import type { Stage } from '../element/stage.ts';
import { readApiBase } from './read-api-base.ts';
import { readProperty, readText } from './read-attributes.ts';
import { readTheme } from './read-theme.ts';

/** What all three elements hand to their provider. */
export type ProviderSettings = Omit<GraduationProviderProps, 'children' | 'messages'>;

/** Undefined when the element was written in a way that leaves nothing to show; the developer is told why. */
export function readProviderSettings(stage: Stage): ProviderSettings | undefined {
  const baseUrl = readApiBase(stage);
  if (baseUrl === undefined) return undefined;
  return {
    api: { baseUrl },
    auth: readProperty<AuthAdapter>(stage, 'auth', 'object'),
    router: readProperty<RouterAdapter>(stage, 'router', 'object'),
    notifications: readProperty<NotificationAdapter>(stage, 'notifications', 'object'),
    theme: readTheme(stage),
    locale: readLocale(stage),
    overlays: stage.overlays,
    onEvent: (event) => tellHost(stage, event),
    onError: (error) =>
      readProperty<(error: unknown) => void>(stage, 'onError', 'function')?.(error),
  };
}

function readLocale(stage: Stage): string | undefined {
  const tag = readText(stage, 'locale');
  try {
    if (tag !== undefined) Intl.getCanonicalLocales(tag);
    return tag;
  } catch {
    stage.developer.warn(`locale="${tag}" is no language tag such as "es-VE"; it is left out.`);
    return undefined;
  }
}

/** The callback and the DOM event say the same, and neither says who the person is. */
function tellHost(stage: Stage, event: GraduationEvent): void {
  readProperty<(event: GraduationEvent) => void>(stage, 'onEvent', 'function')?.(event);
  const { type, ...detail } = event;
  stage.element.dispatchEvent(
    new CustomEvent(`birrete-${type}`, { bubbles: true, composed: true, detail }),
  );
}
