import { render } from '@testing-library/react';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { AdminConsole } from './admin-console.tsx';

/** Renders the console at an address ('/admin/applications'), for an administrator who has signed in. */
export function openConsole(address: string): void {
  render(
    <GraduationProvider
      api={{ baseUrl: '' }}
      auth={createFakeAuth({ role: 1 })}
      router={memoryRouter(address)}
    >
      <AdminConsole />
    </GraduationProvider>,
  );
}
