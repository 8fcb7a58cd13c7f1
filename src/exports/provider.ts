'use client';

import type { GraduationProviderProps as UntypedProviderProps } from '../provider/graduation-provider.tsx';
import { IsolatedProvider } from '../provider/isolated-provider.tsx';
import type { GraduationMessages } from './messages.ts';

export { type EarlyInput, handOverInput, rememberInput } from '../react/early-input.ts';

/** The provider's props, with `messages` typed by namespace and key. */
export interface GraduationProviderProps extends Omit<UntypedProviderProps, 'messages'> {
  /** The host's messages, by namespace and key; missing keys keep their default. */
  readonly messages?: GraduationMessages | undefined;
}

/**
 * Provides server, session, messages and theme to the widgets below it. A mistyped namespace or key of `messages` is a
 * type error.
 */
export const GraduationProvider: (
  props: GraduationProviderProps,
) => ReturnType<typeof IsolatedProvider> = IsolatedProvider;
