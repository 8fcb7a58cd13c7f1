'use client';

import type { GraduationProviderProps as UntypedProviderProps } from '../provider/graduation-provider.tsx';
import { IsolatedProvider } from '../provider/isolated-provider.tsx';
import type { GraduationMessages } from './messages.ts';

/** The provider's props, with the words checked against the rooms' keys. */
export interface GraduationProviderProps extends Omit<UntypedProviderProps, 'messages'> {
  /** A host's own words, by room and key; what is missing keeps its default. */
  readonly messages?: GraduationMessages | undefined;
}

/**
 * Provides the widgets below it with a server, a session, words and a theme. A mistyped room or key of `messages` is an
 * error.
 */
export const GraduationProvider: (
  props: GraduationProviderProps,
) => ReturnType<typeof IsolatedProvider> = IsolatedProvider;
