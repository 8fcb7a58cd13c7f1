import { enableShadowDOM } from '@react-stately/flags';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { useGraduation } from '../provider/graduation-context.ts';
import { WidgetFrame } from '../provider/widget-frame.tsx';
import { browserRouter } from '../routing/browser-router.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';
import { useSurface } from '../ui/isolation/surface-context.ts';
import { consoleMessages } from './console.messages.ts';
import { Gate } from './frame/gate.tsx';
import { ConsoleScope } from './navigation/console-scope.tsx';
import type { ConsoleRoute } from './navigation/route.ts';
import { sectionRoutes } from './section-routes.ts';
import type { ForgotPassword } from './sign-in/forgot-password.tsx';

export interface AdminConsoleProps {
  /**
   * Where the console keeps its place. Give the same router to the provider, which leaves for the sign-in page after a
   * 401. @default the provider's router, else the browser's history
   */
  readonly router?: RouterAdapter | undefined;
  /**
   * The folder of the sections, as the router sees it.
   * @default '/' with a router that has a `mount`, whose folder is the console's; else '/admin'
   */
  readonly basePath?: string | undefined;
  /** The page of the sign-in form. @default '/login' */
  readonly signInPath?: string | undefined;
  /** Where people without access and unknown paths are sent. @default '/' */
  readonly homePath?: string | undefined;
  /** 'static' shows the same figures always, 'live' counts them from the lists. @default 'static' */
  readonly dashboard?: 'static' | 'live' | undefined;
  /** The address that '¿Olvidaste tu contraseña?' links to, or what it does. @default a short help text in place */
  readonly forgotPassword?: ForgotPassword | undefined;
  /** Whether sections put their name into the browser's tab. @default true */
  readonly setsDocumentTitle?: boolean | undefined;
  /** The university's name, above the product's. */
  readonly institution?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * The console: sign-in, guards, layout and sections by one route table, at `signInPath` and everything
 * under `basePath`. Elsewhere it shows nothing where the host has a router, and says so where it has none.
 *
 * @example <AdminConsole router={browserRouter({ mount: '/portal/grados' })} institution="Universidad de Los Andes" />
 */
export function AdminConsole({ className, ...props }: AdminConsoleProps) {
  // React Aria's dialogs and menus look into shadow roots only when a flag is set.
  if (useSurface() !== undefined) enableShadowDOM();
  return (
    <WidgetFrame className={className}>
      <ConsoleInFrame {...props} routes={sectionRoutes} />
    </WidgetFrame>
  );
}

interface ConsoleInFrameProps extends Omit<AdminConsoleProps, 'className'> {
  readonly routes: readonly ConsoleRoute[];
}

/** The console over any route table. */
export function ConsoleInFrame({
  routes,
  institution,
  forgotPassword,
  ...props
}: ConsoleInFrameProps) {
  const { router, isOwn } = useRouter(props.router);
  const usualBase = router.mount ? '/' : '/admin';
  const { basePath = usualBase, signInPath = '/login', homePath = '/' } = props;
  const words = useMessages(consoleMessages);
  const isHydrated = useHydrated();
  const paths = useMemo(
    () => ({ basePath, signInPath, homePath }),
    [basePath, signInPath, homePath],
  );

  // Only the browser knows who is signed in; a guard that judged before would send an administrator to the sign-in page.
  if (!isHydrated) return null;
  return (
    <ConsoleScope
      router={router}
      basePath={basePath}
      dashboard={props.dashboard}
      documentTitle={props.setsDocumentTitle === false ? undefined : words.productName}
    >
      <Gate {...{ router, paths, routes, institution, forgotPassword }} isHostRouted={!isOwn} />
    </ConsoleScope>
  );
}

function useRouter(given: RouterAdapter | undefined) {
  const provided = useGraduation().router;
  const [own] = useState(() => browserRouter());
  const router = given ?? provided ?? own;
  return { router, isOwn: router === own };
}

const never = () => () => undefined;

/** False on a server and while the browser takes over what came from one; true ever after. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
