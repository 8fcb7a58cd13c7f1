import { enableShadowDOM } from '@react-stately/flags';
import { useEffect, useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useMessages } from '../messages/messages-context.tsx';
import { warnDeveloper } from '../messages/warn-developer.ts';
import { useGraduation } from '../provider/graduation-context.ts';
import { useReady } from '../provider/lifecycle.ts';
import { WidgetFrame } from '../provider/widget-frame.tsx';
import type { WidgetProps } from '../provider/widget-props.ts';
import { useHydrated } from '../react/use-hydrated.ts';
import { browserRouter } from '../routing/browser-router.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';
import { useSurface } from '../ui/isolation/surface-context.ts';
import type { ConsoleSection } from './addresses/console-place.ts';
import { consoleMessages } from './console.messages.ts';
import { Gate } from './frame/gate.tsx';
import { chosenRoutes } from './navigation/chosen-routes.ts';
import { ConsoleScope } from './navigation/console-scope.tsx';
import type { ConsoleRoute } from './navigation/route.ts';
import type { ConsoleAction } from './permissions/console-actions.ts';
import { usePermittedActions } from './permissions/use-permitted-actions.ts';
import { sectionRoutes } from './section-routes.ts';
import type { ForgotPassword } from './sign-in/forgot-password.tsx';
import { ProviderReturn } from './step-up/provider-return.tsx';
import { isProviderReturn } from './step-up/provider-window.ts';

/** Props of `AdminConsole`. */
export interface AdminConsoleProps extends WidgetProps, ForgotPassword {
  /**
   * The router that holds the console's location. Pass the same router to the provider, which navigates to the sign-in
   * page after a 401. @default the provider's router, otherwise the browser's history
   */
  readonly router?: RouterAdapter | undefined;
  /**
   * The base path of the sections, relative to the router.
   * @default '/' if the router has a `mount`, which is then the console's base path; otherwise '/admin'
   */
  readonly basePath?: string | undefined;
  /** The path of the sign-in page. @default '/login' */
  readonly signInPath?: string | undefined;
  /** The path to which unknown paths and users without access are redirected. @default '/' */
  readonly homePath?: string | undefined;
  /**
   * The sections of the console, in any order. Others are neither in the menu nor reachable. An empty list, and unknown
   * names, are ignored with a warning. @default all
   */
  readonly sections?: readonly ConsoleSection[] | undefined;
  /**
   * Decides whether the user may use an action, while the console renders: the buttons of an action are hidden unless
   * it returns `true`. It hides buttons only; the server decides what a user may do. If it throws, the action is not
   * offered and the developer is warned once. @default every action is offered
   */
  readonly can?: ((action: ConsoleAction) => boolean) | undefined;
  /**
   * 'static' shows fixed figures, 'live' counts them from the lists on arrival. Neither applies if the server announces
   * the extra `summary`. @default 'static'
   */
  readonly dashboard?: 'static' | 'live' | undefined;
  /**
   * Frequent reasons for a rejection, in the order in which the list offers them. Administrators can choose one, edit it
   * or write another. @default none: administrators write the reason
   */
  readonly rejectionReasons?: readonly string[] | undefined;
  /**
   * The separator of CSV files that the console makes. A spreadsheet in Spanish opens a file with semicolons in columns at a
   * double click. The server makes the CSV files of reports. @default 'comma'
   */
  readonly csvSeparator?: 'comma' | 'semicolon' | undefined;
  /** True if sections set the document's title. @default true */
  readonly documentTitle?: boolean | undefined;
  /** The university's name, shown above the product name. */
  readonly institution?: string | undefined;
  /**
   * `false` leaves the user's name and the sign-out to the portal around the console. The side menu stays; on narrow
   * screens its button is beside the page heading. @default true
   */
  readonly topBar?: boolean | undefined;
  /**
   * True if a server renders the page, with a router that knows the address there too: its HTML then contains the
   * console's frame, or the sign-in form, and nothing personal. @default false: the browser renders the first screen
   */
  readonly serverRendered?: boolean | undefined;
}

/**
 * The console: sign-in, guards, layout and sections, at `signInPath` and under `basePath`. On other paths it renders
 * nothing if the host has a router, and a notice otherwise.
 *
 * @example <AdminConsole router={browserRouter({ mount: '/portal/grados' })} institution="Universidad de Los Andes" />
 */
export function AdminConsole(props: AdminConsoleProps) {
  // React Aria's dialogs and menus support shadow roots only with this flag.
  if (useSurface() !== undefined) enableShadowDOM();
  return (
    <WidgetFrame widget="admin" root={props}>
      <ConsoleInFrame {...props} routes={sectionRoutes} />
    </WidgetFrame>
  );
}

interface ConsoleInFrameProps extends AdminConsoleProps {
  readonly routes: readonly ConsoleRoute[];
}

/** The console with a given route table. */
export function ConsoleInFrame({
  routes: allRoutes,
  institution,
  forgotPasswordHref,
  onForgotPassword,
  ...props
}: ConsoleInFrameProps) {
  const { router, isFallback } = useRouter(props.router);
  const defaultBase = router.mount ? '/' : '/admin';
  const { basePath = defaultBase, signInPath = '/login', homePath = '/' } = props;
  const messages = useMessages(consoleMessages);
  const routes = useChosenRoutes(allRoutes, props.sections);
  const permitted = usePermittedActions(props.can);
  const rejectionReasons = useShallow(distinctReasons)(props.rejectionReasons);
  const isHydrated = useHydrated();
  const [isReturn] = useState(isProviderReturn);
  useReady(isHydrated);
  const paths = useMemo(
    () => ({ basePath, signInPath, homePath }),
    [basePath, signInPath, homePath],
  );

  if (isHydrated && isReturn) return <ProviderReturn />;
  if (!isHydrated && props.serverRendered !== true) return null;
  return (
    <ConsoleScope
      router={router}
      basePath={basePath}
      routes={routes}
      permitted={permitted}
      dashboard={props.dashboard}
      rejectionReasons={rejectionReasons}
      csvSeparator={props.csvSeparator}
      documentTitle={props.documentTitle === false ? undefined : messages.productName}
    >
      <Gate
        router={router}
        paths={paths}
        routes={routes}
        institution={institution}
        hasTopBar={props.topBar !== false}
        forgotPassword={{ forgotPasswordHref, onForgotPassword }}
        isHostRouted={!isFallback}
        isSessionKnown={isHydrated}
      />
    </ConsoleScope>
  );
}

/** The sections that the host wants. Warns the developer of a choice that was ignored. */
function useChosenRoutes(all: readonly ConsoleRoute[], sections: readonly string[] | undefined) {
  const { routes, warning } = chosenRoutes(all, sections);
  useEffect(() => {
    if (warning !== undefined) warnDeveloper('B036', warning);
  }, [warning]);
  return useShallow((chosen: readonly ConsoleRoute[]) => chosen)(routes);
}

/** The reasons without blank and repeated ones. */
function distinctReasons(reasons: readonly string[] = []): readonly string[] {
  const texts = reasons
    .filter((reason) => typeof reason === 'string')
    .map((reason) => reason.trim());
  return [...new Set(texts)].filter((text) => text !== '');
}

function useRouter(routerProp: RouterAdapter | undefined) {
  const provided = useGraduation().router;
  const [fallback] = useState(() => browserRouter());
  const router = routerProp ?? provided ?? fallback;
  return { router, isFallback: router === fallback };
}
