import { enableShadowDOM } from '@react-stately/flags';
import { AdminConsole, type AdminConsoleProps } from '../../admin-console/admin-console.tsx';
import { bearerSession } from '../../session/bearer-session.ts';
import type { OpenedWidget, Stage } from '../element/stage.ts';
import { chooseRouter, deepLinksOf } from '../settings/choose-router.ts';
import { readChoice, readLink, readProperty, readText } from '../settings/read-attributes.ts';
import { openWidget } from './open-widget.tsx';

/** What `<graduation-admin>` shows. React Aria's dialogs and menus look into shadow roots only when they are told to. */
export function openAdmin(stage: Stage): OpenedWidget {
  enableShadowDOM();
  const router = chooseRouter(stage);
  const name = readText(stage, 'session');
  const session = name === undefined ? undefined : bearerSession({ namespace: name });
  const draw = () => <AdminConsole {...readAdmin(stage)} basePath="/" homePath="/" />;
  return openWidget(stage, draw, { router, session, deepLinks: deepLinksOf(stage, router) });
}

type ForgotPassword = NonNullable<AdminConsoleProps['forgotPassword']>;

function readAdmin(stage: Stage): AdminConsoleProps {
  return {
    dashboard: readChoice(stage, 'dashboard', ['static', 'live']),
    institution: readText(stage, 'institution'),
    setsDocumentTitle: readChoice(stage, 'document-title', ['set', 'keep']) !== 'keep',
    forgotPassword:
      readProperty<ForgotPassword>(stage, 'forgotPassword', 'function') ??
      readLink(stage, 'forgot-password'),
  };
}
