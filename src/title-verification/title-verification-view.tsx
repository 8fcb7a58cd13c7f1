import { type MouseEvent, useId } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { type HeadingLevel, levelBelow } from '../react/heading-level.ts';
import { Lazy } from '../react/lazy.tsx';
import { Alert } from '../ui/alert/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Card } from '../ui/card/card.tsx';
import { Intro, Opening, Results } from '../ui/code-form/code-form.styles.ts';
import { ArrowLeftIcon } from '../ui/icon/icons.tsx';
import { BackBox, PageColumn } from '../ui/page/page.styles.ts';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { Heading } from '../ui/text/heading.tsx';
import { LiveRegion } from '../ui/text/live-region.tsx';
import { VerificationForm } from './form/verification-form.tsx';
import { verifiedTitleCard } from './lazy-views.ts';
import { UnknownCode } from './result/unknown-code.tsx';
import type { TitleVerificationController } from './title-verification.controller.ts';
import { announcementOf } from './title-verification.flow.ts';
import { type VerificationMessages, verificationMessages } from './title-verification.messages.ts';

interface TitleVerificationViewProps extends TitleVerificationController {
  readonly headingLevel: HeadingLevel;
  /** Target of the link back; without one there is no link. */
  readonly home:
    | { readonly href: string; readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void }
    | undefined;
}

export function TitleVerificationView(props: TitleVerificationViewProps) {
  const { headingLevel, home, ...state } = props;
  const messages = useMessages(verificationMessages);
  const titleId = useId();

  return (
    <PageColumn>
      <Opening>
        {home !== undefined && (
          <BackBox>
            <LinkButton variant="quiet" icon={<ArrowLeftIcon />} {...home}>
              {messages.back}
            </LinkButton>
          </BackBox>
        )}
        <Heading level={headingLevel} size="display" id={titleId}>
          {messages.title}
        </Heading>
        <Intro>{messages.intro}</Intro>
      </Opening>
      <Card as="section" aria-labelledby={titleId}>
        <VerificationForm {...state} messages={messages} />
      </Card>
      <LiveRegion>{announcementOf(state.verification, messages)}</LiveRegion>
      <Results>
        <VerificationContent
          {...state}
          messages={messages}
          headingLevel={levelBelow(headingLevel)}
        />
      </Results>
    </PageColumn>
  );
}

interface VerificationContentProps
  extends Pick<TitleVerificationController, 'verification' | 'verify' | 'retry'> {
  readonly messages: VerificationMessages;
  readonly headingLevel: HeadingLevel;
}

function VerificationContent(props: VerificationContentProps) {
  const { verification, messages, headingLevel, verify, retry } = props;
  switch (verification.status) {
    case 'idle':
    case 'blank':
    case 'malformed':
      return null;
    case 'checking':
      return <Checking messages={messages} />;
    case 'failed':
      return <NotChecked messages={messages} onRetry={retry} />;
    case 'unknown':
      return <UnknownCode {...verification} headingLevel={headingLevel} />;
    case 'found':
      return (
        <Lazy
          view={verifiedTitleCard}
          key={verification.title.code}
          props={{ ...verification, headingLevel, onShowCurrent: verify }}
          pending={<Checking messages={messages} />}
          failed={(failure) => <NotChecked messages={messages} onRetry={failure.retry} />}
        />
      );
    default:
      return verification satisfies never;
  }
}

interface WaitingProps {
  readonly messages: VerificationMessages;
}

function Checking({ messages }: WaitingProps) {
  return (
    <Card>
      <Spinner label={messages.checking} />
    </Card>
  );
}

/** There is no complete answer, or the code that shows it did not load. */
function NotChecked({ messages, onRetry }: WaitingProps & { readonly onRetry: () => void }) {
  return (
    <Alert
      tone="warning"
      title={messages.notChecked}
      live="assertive"
      action={
        <Button variant="secondary" onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    >
      {messages.notCheckedText}
    </Alert>
  );
}
