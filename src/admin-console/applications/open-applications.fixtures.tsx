import { render } from '@testing-library/react';
import { AdminConsole } from '#admin-console/admin-console.tsx';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';

/** Renders the console at the list of applications, for an administrator who has signed in. */
export function openApplications(): void {
  render(
    <GraduationProvider
      api={{ baseUrl: '' }}
      auth={createFakeAuth({ role: 1 })}
      router={memoryRouter('/admin/applications')}
    >
      <AdminConsole />
    </GraduationProvider>,
  );
}
