import { useMessages } from '../messages/messages-context.tsx';
import type { WizardStepName } from '../provider/events.ts';
import { useReady } from '../provider/lifecycle.ts';
import type { Privacy } from '../provider/privacy/privacy.ts';
import { usePrivacy } from '../provider/privacy/use-privacy.ts';
import { WidgetFrame } from '../provider/widget-frame.tsx';
import type { WidgetProps } from '../provider/widget-props.ts';
import { type HeadingLevel, levelBelow } from '../react/heading-level.ts';
import { useFocusWhen } from '../react/use-focus-when.ts';
import { ArrowLeftIcon } from '../ui/icon/icons.tsx';
import { BackBox } from '../ui/page/page.styles.ts';
import { Heading } from '../ui/text/heading.tsx';
import { ChoicesFailed, ChoicesLoading } from './choices-state.tsx';
import type { WizardField } from './draft/host-name.ts';
import type { InitialValues } from './draft/initial-values.ts';
import { ExitLink } from './exit-link.tsx';
import { LazyStep } from './lazy-step.tsx';
import { lazyViews, loadPrefilling, noCeremonies } from './lazy-views.ts';
import type { WizardLists } from './lists/page-lists.controller.ts';
import { useStepHistory } from './progress/step-history.ts';
import { positionOf, WizardStepper } from './progress/wizard-stepper.tsx';
import { useWizard, type Wizard } from './wizard.controller.ts';
import { wizardMessages } from './wizard.messages.ts';
import { Intro, Masthead, Page } from './wizard.styles.ts';
import { WizardFormView } from './wizard-form.tsx';

/** Props of `GraduationWizard`. */
export interface GraduationWizardProps extends WidgetProps {
  /** Called when an application was received. Its code opens personal data: keep it out of analytics. */
  readonly onSubmitted?: ((submitted: { readonly code: string }) => void) | undefined;
  /**
   * Called when the step changes, by the user or because a saved draft begins at a later one. Not called for the first
   * step at mount.
   */
  readonly onStepChange?: ((step: WizardStepName) => void) | undefined;
  /** Called when the user wants to leave ('Volver', 'Volver al Inicio'). Replaces the navigation to `homeHref`. */
  readonly onExit?: (() => void) | undefined;
  /**
   * Identification types to offer; the form starts with the first. Without a list it starts with CI. Read once.
   * @default ['V', 'E', 'P']
   */
  readonly identificationTypes?: readonly string[] | undefined;
  /**
   * Values that the page knows already, from a portal's session for instance. They count as typed: checked, saved with
   * the draft, shown for review. A restored draft wins over them, except for read-only fields. An invalid value is left
   * out with a warning in the console. Read once, when the lists have loaded.
   * @example { email: 'ana@correo.universidad.edu', career: 'Ingeniería Civil', dateOfBirth: '2000-05-03' }
   */
  readonly initialValues?: InitialValues | undefined;
  /** Fields of `initialValues` that the user can't change. One without a valid value stays editable. @default [] */
  readonly readOnlyFields?: readonly WizardField[] | undefined;
  /**
   * True if the steps are entries of the browser's history, so that the browser's back button goes one step back.
   * @default false
   */
  readonly stepsInHistory?: boolean | undefined;
  /**
   * False for universities whose students may have one surname. `unless-none` offers 'No tengo segundo apellido' beside
   * the required field. With either, the server must accept an application without it.
   * @default true
   */
  readonly requireSecondLastName?: boolean | 'unless-none' | undefined;
  /** Rank of the widget's title in the page's outline; steps are one below. @default 1, as on a separate page */
  readonly headingLevel?: 1 | 2 | 3 | 4 | undefined;
  /**
   * The target of 'Consultar Estado'. `{code}` is replaced by the code; without it `?codigo=CODE` is added, which the
   * look-up reads.
   * @default '/estado'
   */
  readonly statusHref?: string | undefined;
  /** The target of 'Volver' and 'Volver al Inicio'. @default '/' */
  readonly homeHref?: string | undefined;
  /**
   * The address in the QR code of the printed receipt. `{code}` is replaced by the code; without it `?codigo=CODE` is
   * added. A relative address is resolved against the page's.
   * @default statusHref
   * @example 'https://grados.universidad.edu/estado?codigo={code}'
   */
  readonly receiptStatusUrl?: string | undefined;
  /**
   * The lists that the page has read already, as the API answers them. The first render, also on a server, then shows the
   * first step. The wizard requests them anyway and replaces these. Read once; ignored beside `initialValues` and
   * `readOnlyFields`, and if one can't be read.
   * @example { ceremonies: await (await fetch(`${api}/api/public/ceremonies`)).json(), careers, genders }
   */
  readonly lists?: WizardLists | undefined;
  /**
   * Distinguishes the drafts of several wizards of one university in one tab: give two wizards on one page different
   * keys. Drafts of another `baseUrl` are separate anyway. Read once.
   * @default the page's path
   */
  readonly draftKey?: string | undefined;
  /**
   * Storage of the input for a reload: `tab` saves a draft in the tab, for an hour after the last change; `off` saves
   * none, for shared computers. Read once.
   * @default 'tab'
   */
  readonly draft?: 'tab' | 'off' | undefined;
  /**
   * Information about the use of personal data on the last step, or an authorisation that the graduate must give there.
   * @default the provider's
   * @example { kind: 'authorisation', version: '2026-1', href: 'https://universidad.edu/privacidad' }
   */
  readonly privacy?: Privacy | undefined;
}

/**
 * The application wizard: a graduate applies for a degree title in four steps and receives a code. Requires a
 * `GraduationProvider` above it.
 *
 * @example <GraduationWizard statusHref="/estado" homeHref="/" />
 */
export function GraduationWizard(props: GraduationWizardProps) {
  return (
    <WidgetFrame widget="wizard" root={props}>
      <WizardPage {...props} />
    </WidgetFrame>
  );
}

function WizardPage(props: GraduationWizardProps) {
  const { headingLevel = 1, initialValues, readOnlyFields, statusHref = '/estado' } = props;
  const messages = useMessages(wizardMessages);
  const wizard = useWizard({
    requireSecondLastName: props.requireSecondLastName ?? true,
    identificationTypes: props.identificationTypes,
    initialValues,
    loadPrefilling: (initialValues ?? readOnlyFields) === undefined ? undefined : loadPrefilling,
    readOnlyFields,
    lists: props.lists,
    draft: props.draft,
    draftKey: props.draftKey,
    privacy: usePrivacy(props.privacy),
    statusHref,
    onSubmitted: props.onSubmitted,
    onStepChange: props.onStepChange,
  });
  useReady(wizard.status !== 'loading' && wizard.status !== 'failed');
  // 'Reintentar' disappears with the failure; the focus stays in the widget.
  const isRetryable = wizard.status === 'failed' || wizard.status === 'empty';
  const title = useFocusWhen<HTMLHeadingElement>(!isRetryable, { atMount: false });
  const { step } = positionOf(wizard);
  useStepHistory(props.stepsInHistory === true, stepsOf(wizard));

  return (
    <Page>
      <Masthead>
        <BackBox>
          <ExitLink
            variant="quiet"
            homeHref={props.homeHref}
            onExit={props.onExit}
            icon={<ArrowLeftIcon />}
          >
            {messages.back}
          </ExitLink>
        </BackBox>
        <Heading level={headingLevel} size="display" tabIndex={-1} headingRef={title}>
          {messages.title}
        </Heading>
        {step === 'ceremony' && <Intro>{messages.intro}</Intro>}
      </Masthead>
      <WizardStepper wizard={wizard} />
      <WizardBody
        wizard={wizard}
        host={{ ...props, statusHref }}
        stepLevel={levelBelow(headingLevel)}
      />
    </Page>
  );
}

function stepsOf(wizard: Wizard) {
  if (wizard.status !== 'filling') return undefined;
  return { step: wizard.form.step, go: wizard.form.actions.go };
}

interface WizardBodyProps {
  readonly wizard: Wizard;
  readonly host: Pick<
    GraduationWizardProps,
    'draft' | 'receiptStatusUrl' | 'homeHref' | 'onExit'
  > & { readonly statusHref: string };
  readonly stepLevel: HeadingLevel;
}

function WizardBody({ wizard, host, stepLevel }: WizardBodyProps) {
  const { statusHref } = host;
  switch (wizard.status) {
    case 'loading':
      return <ChoicesLoading />;
    case 'failed':
      return <ChoicesFailed message={wizard.message} onRetry={wizard.retry} />;
    case 'empty':
      return (
        <LazyStep
          view={noCeremonies}
          isDraftSaved={host.draft !== 'off'}
          props={{ isRefreshing: wizard.isRefreshing, onRetry: wizard.retry }}
        />
      );
    case 'rendered':
    case 'filling':
      // A restored draft takes the place of the server's blank form, and no focus moves.
      return (
        <WizardFormView
          key={String(wizard.form.isFromDraft)}
          form={wizard.form}
          headingLevel={stepLevel}
        />
      );
    case 'done':
      return (
        <LazyStep
          view={lazyViews.receipt}
          isDraftSaved={host.draft !== 'off'}
          props={{
            received: wizard.received,
            onRestart: wizard.restart,
            headingLevel: stepLevel,
            statusHref,
            statusTemplate: host.receiptStatusUrl ?? statusHref,
            homeHref: host.homeHref,
            onExit: host.onExit,
          }}
        />
      );
    default:
      return wizard satisfies never;
  }
}
