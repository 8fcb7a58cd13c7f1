import { enableShadowDOM } from '@react-stately/flags';
import { AdminConsole, type AdminConsoleProps } from '#admin-console/admin-console.tsx';
import { bearerSession } from '#session/bearer-session.ts';
import { chooseRouter, deepLinksOf } from '../settings/choose-router.ts';
import { readAttribute, readProperty } from '../settings/read-attributes.ts';
import type { OpenedWidget, Surface } from '../surface/surface.ts';
import { openWidget } from './open-widget.tsx';

/** Renders `<graduation-admin>`. React Aria's dialogs and menus look into shadow roots only when a flag is set. */
export function openAdmin(surface: Surface): OpenedWidget {
  enableShadowDOM();
  const router = chooseRouter(surface);
  const name = readAttribute(surface, 'session');
  const session = name === undefined ? undefined : bearerSession({ namespace: name });
  const draw = () => <AdminConsole {...readAdmin(surface)} basePath="/" homePath="/" />;
  return openWidget(surface, draw, { router, session, deepLinks: deepLinksOf(surface, router) });
}

function readAdmin(surface: Surface): AdminConsoleProps {
  return {
    // The console warns of unknown names.
    sections: readAttribute(surface, 'sections') as AdminConsoleProps['sections'],
    dashboard: readAttribute(surface, 'dashboard'),
    institution: readAttribute(surface, 'institution'),
    topBar: readAttribute(surface, 'top-bar') !== 'hide',
    documentTitle: readAttribute(surface, 'document-title') !== 'keep',
    csvSeparator: readAttribute(surface, 'csv-separator'),
    rejectionReasons: readProperty(surface, 'rejectionReasons', 'list'),
    can: readProperty<NonNullable<AdminConsoleProps['can']>>(surface, 'can', 'function'),
    forgotPasswordHref: readAttribute(surface, 'forgot-password-href'),
    onForgotPassword: readProperty<() => void>(surface, 'onForgotPassword', 'function'),
  };
}
