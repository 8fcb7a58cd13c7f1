import type { StoryObj as AnyStory } from '@storybook/react-vite';
import { browserRouter } from 'birrete/routing';
import { fakeFetch, graduationHandlers } from 'birrete/testing';
import { createElement } from 'react';
import type { FieldRule as Rule } from '#domain/application/application-fields.ts';
import type { RouterLocation } from '#routing/router-adapter.ts';
import * as storyMessages from '#storybook/story-messages.ts';

/** The modules of a host that the pages for hosts call `./site`. */
export const auth = undefined;
export const router = browserRouter();
export const cspNonce = 'r4nd0m';
export const layersElement = typeof document === 'undefined' ? null : document.body;
export const analytics = { track: ignore, count: ignore };
export const sentry = { captureException: ignore };

/** A portal with a gateway, notices and a signed-in user. */
export const portal = {
  csrfToken: async () => '8c1f',
  gateway: {
    fetch: fakeFetch(graduationHandlers({ baseUrl: 'https://gateway.universidad.edu/grados' })),
  },
  toast: ignore,
  show: ignore,
  user: { name: 'Ana Peña', isRegistrar: true, permissions: ['titles.export'] },
  student: {
    id: '20-10345',
    document: '24567890',
    firstName: 'Ana',
    lastName: 'Peña',
    email: 'ana@correo.universidad.edu',
    degree: 'Ingeniería Civil',
  },
  accessToken: async (_: { readonly forceRefresh: boolean }) => 't0k3n',
  onUserChange: (_: () => void) => ignore,
  askToSignIn: ignore,
  signOut: ignore,
};

export const App = () => createElement('main');
export const routes = [{ path: '/*' }];

/* Names that the pages for contributors leave out. */

/** A router without an adapter. */
export interface MyRouterLike {
  readonly location: RouterLocation;
  listen(onChange: () => void): () => void;
  go(to: string, how: { readonly replace: boolean }): void;
  createHref(to: string): string;
}

export type FieldRule = Rule;
export type StoryObj = AnyStory;
export const filled = storyMessages.filled;
export const messages = storyMessages.messages;

function ignore(..._: readonly unknown[]): void {}
