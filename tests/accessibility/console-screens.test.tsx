import * as bulkApproval from '../../src/admin-console/applications/bulk-approval/bulk-approval.stories.tsx';
import * as consoles from '../../src/admin-console/console.stories.tsx';
import * as portalNotice from '../../src/admin-console/frame/portal-notice.stories.tsx';
import * as signIn from '../../src/admin-console/sign-in/sign-in.stories.tsx';
import { memoryRouter } from '../../src/routing/memory-router.ts';
import { createFakeAuth } from '../../src/testing/fake-auth.ts';
import { checkScreens } from './check-screens.ts';

/** The whole console at an address, once what it shows is there. */
function consoleAt(address: string, sign: string | RegExp) {
  return consoles.SideMenu.extend({
    loaders: [() => ({ auth: createFakeAuth({ role: 1 }), router: memoryRouter(address) })],
    play: async ({ canvas }) => {
      await canvas.findAllByText(sign);
    },
  });
}

checkScreens({
  'sign-in': signIn.WithInstitution,
  'sign-in, with problems': signIn.Problems,
  'nobody at the portal': portalNotice.WithLink,
  dashboard: consoleAt('/admin', 'Títulos Emitidos'),
  ceremonies: consoleAt('/admin/ceremonies', /Acto de Grado Julio 2026|Agosto 2026/),
  applications: consoleAt('/admin/applications', /^AG-\d{4}-\d+$/),
  'applications, some selected': bulkApproval.Confirm,
  titles: consoleAt('/admin/titles', 'Total de títulos'),
  reports: consoleAt('/admin/reports', 'Solicitudes de Graduandos'),
  faculties: consoleAt('/admin/config', /^Mostrando 6 de 6$/),
  careers: consoleAt('/admin/config/careers', /^Mostrando 19 de 19$/),
  nomenclatures: consoleAt('/admin/config/nomenclatures', /^Mostrando \d+ de \d+$/),
  'nomenclatures, matrix': consoleAt('/admin/config/nomenclatures/matrix', /^Mostrando/),
  users: consoleAt('/admin/config/users', /^Mostrando 4 de 4$/),
});
