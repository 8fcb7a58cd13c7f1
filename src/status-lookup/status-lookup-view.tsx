import { type MouseEvent, useId } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { type HeadingLevel, levelBelow } from '../react/heading-level.ts';
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
import { CodeForm } from './code-form/code-form.tsx';
import { StatusResult } from './result/status-result.tsx';
import type { StatusLookupController } from './status-lookup.controller.ts';
import { announcementOf, type Lookup } from './status-lookup.flow.ts';
import { type StatusMessages, statusMessages } from './status-lookup.messages.ts';

interface StatusLookupViewProps extends StatusLookupController {
  readonly headingLevel: HeadingLevel;
  /** Target of the link back; without one there is no link. */
  readonly home:
    | { readonly href: string; readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void }
    | undefined;
}

export function StatusLookupView({ headingLevel, home, ...state }: StatusLookupViewProps) {
  const messages = useMessages(statusMessages);
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
        <CodeForm
          messages={messages}
          code={state.text}
          isBlank={state.lookup.status === 'blank'}
          isBusy={state.isBusy}
          inputRef={state.inputRef}
          proof={state.proof}
          onType={state.type}
          onText={state.readLink}
          onSubmit={state.submit}
        />
      </Card>
      <LiveRegion>
        {state.lookup.status === 'found' && announcementOf(state.lookup, messages)}
      </LiveRegion>
      <Results>
        <LookupContent
          messages={messages}
          lookup={state.lookup}
          ownApplication={state.ownApplication}
          headingLevel={levelBelow(headingLevel)}
          onRetry={state.retry}
        />
      </Results>
    </PageColumn>
  );
}

interface LookupContentProps extends Pick<StatusLookupController, 'ownApplication'> {
  readonly messages: StatusMessages;
  readonly lookup: Lookup;
  readonly headingLevel: HeadingLevel;
  readonly onRetry: () => void;
}

function LookupContent(props: LookupContentProps) {
  const { messages, lookup, ownApplication, headingLevel, onRetry } = props;
  switch (lookup.status) {
    case 'idle':
    case 'blank':
      return null;
    case 'searching':
      return (
        <Card>
          <Spinner label={messages.searching} />
        </Card>
      );
    case 'failed':
      return <Failure messages={messages} lookup={lookup} onRetry={onRetry} />;
    case 'found':
      return (
        <StatusResult
          report={lookup.report}
          ownApplication={ownApplication}
          headingLevel={headingLevel}
          origin={lookup.origin}
        />
      );
    default:
      return lookup satisfies never;
  }
}

interface FailureProps {
  readonly messages: StatusMessages;
  readonly lookup: Extract<Lookup, { readonly status: 'failed' }>;
  readonly onRetry: () => void;
}

/** After a wrong code the user types another; after a failed search they can retry. */
function Failure({ messages, lookup, onRetry }: FailureProps) {
  const isWrongCode = lookup.advice === 'check-code';
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      {messages.retry}
    </Button>
  );
  return (
    <Alert
      tone="danger"
      title={lookup.message}
      live="assertive"
      action={isWrongCode ? undefined : retry}
    >
      {isWrongCode ? messages.adviceCode : messages.adviceLater}
    </Alert>
  );
}
