import { type MouseEvent, useId } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { type HeadingLevel, levelBelow } from '../react/heading-level.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Card } from '../ui/card/card.tsx';
import { ArrowLeftIcon } from '../ui/icon/icons.tsx';
import { BackBox, PageColumn } from '../ui/page/page.styles.ts';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { Heading } from '../ui/text/heading.tsx';
import { LiveRegion } from '../ui/text/live-region.tsx';
import { CodeForm } from './code-form/code-form.tsx';
import { StatusResult } from './result/status-result.tsx';
import type { StatusLookupController } from './status-lookup.controller.ts';
import { announcementOf, type Lookup } from './status-lookup.flow.ts';
import { type StatusWords, statusMessages } from './status-lookup.messages.ts';
import { Intro, Opening, Results } from './status-lookup.styles.ts';

interface StatusLookupViewProps extends StatusLookupController {
  readonly headingLevel: HeadingLevel;
  /** Target of the link back; without one the link is left out. */
  readonly home:
    | { readonly href: string; readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void }
    | undefined;
}

export function StatusLookupView({ headingLevel, home, ...state }: StatusLookupViewProps) {
  const words = useMessages(statusMessages);
  const titleId = useId();

  return (
    <PageColumn>
      <Opening>
        {home !== undefined && (
          <BackBox>
            <LinkButton variant="quiet" icon={<ArrowLeftIcon />} {...home}>
              {words.back}
            </LinkButton>
          </BackBox>
        )}
        <Heading level={headingLevel} size="display" id={titleId}>
          {words.title}
        </Heading>
        <Intro>{words.intro}</Intro>
      </Opening>
      <Card as="section" aria-labelledby={titleId}>
        <CodeForm
          words={words}
          typed={state.typed}
          isBlank={state.lookup.status === 'blank'}
          isBusy={state.isBusy}
          inputRef={state.inputRef}
          proof={state.proof}
          onType={state.type}
          onSubmit={state.submit}
        />
      </Card>
      <LiveRegion>
        {state.lookup.status === 'found' && announcementOf(state.lookup, words)}
      </LiveRegion>
      <Results>
        <LookupContent
          words={words}
          lookup={state.lookup}
          headingLevel={levelBelow(headingLevel)}
          onRetry={state.retry}
        />
      </Results>
    </PageColumn>
  );
}

interface LookupContentProps {
  readonly words: StatusWords;
  readonly lookup: Lookup;
  readonly headingLevel: HeadingLevel;
  readonly onRetry: () => void;
}

function LookupContent({ words, lookup, headingLevel, onRetry }: LookupContentProps) {
  switch (lookup.status) {
    case 'idle':
    case 'blank':
      return null;
    case 'searching':
      return (
        <Card>
          <Spinner label={words.searching} />
        </Card>
      );
    case 'failed':
      return <Failure words={words} lookup={lookup} onRetry={onRetry} />;
    case 'found':
      return (
        <StatusResult report={lookup.report} headingLevel={headingLevel} origin={lookup.origin} />
      );
    default:
      return lookup satisfies never;
  }
}

interface FailureProps {
  readonly words: StatusWords;
  readonly lookup: Extract<Lookup, { readonly status: 'failed' }>;
  readonly onRetry: () => void;
}

/** After a wrong code the person types another; after a failed search they can retry. */
function Failure({ words, lookup, onRetry }: FailureProps) {
  const isWrongCode = lookup.advice === 'check-code';
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      {words.retry}
    </Button>
  );
  return (
    <Alert
      tone="danger"
      title={lookup.sentence}
      live="assertive"
      action={isWrongCode ? undefined : retry}
    >
      {isWrongCode ? words.adviceCode : words.adviceLater}
    </Alert>
  );
}
