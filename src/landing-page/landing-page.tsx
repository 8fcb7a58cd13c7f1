import { type ReactNode, useId } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { useInternalLink } from '../provider/internal-link.ts';
import { useReady } from '../provider/lifecycle.ts';
import { WidgetFrame } from '../provider/widget-frame.tsx';
import type { WidgetProps } from '../provider/widget-props.ts';
import { type HeadingLevel, levelBelow } from '../react/heading-level.ts';
import { BirreteIcon, SearchIcon } from '../ui/icon/icons.tsx';
import { Heading } from '../ui/text/heading.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { useVisitor } from './landing-page.controller.ts';
import { landingMessages } from './landing-page.messages.ts';
import {
  Choices,
  Column,
  Hero,
  Lead,
  Main,
  Page,
  Step,
  StepList,
  Steps,
  StepText,
} from './landing-page.styles.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Props of `LandingPage`. */
export interface LandingPageProps extends WidgetProps {
  /** The university's name, above the product's and in the footer. */
  readonly institution?: string | undefined;
  /** The university's crest, drawn about 2.5em high. @default the tasselled cap */
  readonly crest?: ReactNode;
  /** The target of 'Iniciar Solicitud'. @default '/solicitar' */
  readonly applyHref?: string | undefined;
  /** The target of 'Consultar Ahora'. @default '/estado' */
  readonly statusHref?: string | undefined;
  /** The target of 'Administración'. @default '/login' */
  readonly loginHref?: string | undefined;
  /** Rank of the page's title; the other headings follow below it. @default 1 */
  readonly headingLevel?: 1 | 2 | undefined;
  /** Id of the `main` element, for a host's skip link. */
  readonly mainId?: string | undefined;
}

/**
 * The public start page: the two choices and the steps. A whole page, with header, main part and footer.
 *
 * @example <LandingPage institution="Universidad de Los Andes" crest={<Crest />} />
 */
export function LandingPage(props: LandingPageProps) {
  return (
    <WidgetFrame widget="landing" root={props}>
      <LandingInFrame {...props} />
    </WidgetFrame>
  );
}

function LandingInFrame({
  institution,
  crest,
  applyHref = '/solicitar',
  statusHref = '/estado',
  loginHref = '/login',
  headingLevel = 1,
  mainId,
}: LandingPageProps) {
  useReady(true);
  const titleId = useId();
  const messages = useMessages(landingMessages);
  const visitor = useVisitor();
  const followLink = useInternalLink();
  const below = levelBelow(headingLevel);

  return (
    <Page>
      <SiteHeader
        institution={institution}
        crest={crest}
        loginHref={loginHref}
        visitor={visitor}
        followLink={followLink}
      />
      <Main id={mainId} tabIndex={-1}>
        <Column>
          <Hero aria-labelledby={titleId}>
            <Heading level={headingLevel} size="display" id={titleId}>
              {messages.title}
            </Heading>
            <Lead>{messages.lead}</Lead>
          </Hero>
          <Choices>
            <ChoiceCard
              icon={<BirreteIcon size="1.75em" />}
              title={messages.applyTitle}
              text={messages.applyText}
              action={messages.applyAction}
              href={applyHref}
              variant="primary"
              headingLevel={below}
              followLink={followLink}
            />
            <ChoiceCard
              icon={<SearchIcon size="1.75em" />}
              title={messages.statusTitle}
              text={messages.statusText}
              action={messages.statusAction}
              href={statusHref}
              variant="secondary"
              headingLevel={below}
              followLink={followLink}
            />
          </Choices>
        </Column>
        <ThreeSteps headingLevel={below} />
      </Main>
      <SiteFooter institution={institution} />
    </Page>
  );
}

interface ThreeStepsProps {
  readonly headingLevel: HeadingLevel;
}

/** The three steps from the form to the title. */
function ThreeSteps({ headingLevel }: ThreeStepsProps) {
  const titleId = useId();
  const messages = useMessages(landingMessages);
  const steps = [
    { id: 'request', name: messages.requestStep, text: messages.requestStepText },
    { id: 'confirm', name: messages.confirmStep, text: messages.confirmStepText },
    { id: 'graduate', name: messages.graduateStep, text: messages.graduateStepText },
  ];

  return (
    <Steps aria-labelledby={titleId}>
      <Column>
        <Heading level={headingLevel} size="title" id={titleId}>
          {messages.stepsTitle}
        </Heading>
        <StepList>
          {steps.map(({ id, name, text }) => (
            <Step key={id}>
              <Heading level={levelBelow(headingLevel)} size="section">
                {name}
              </Heading>
              <StepText>{text}</StepText>
            </Step>
          ))}
        </StepList>
      </Column>
    </Steps>
  );
}
