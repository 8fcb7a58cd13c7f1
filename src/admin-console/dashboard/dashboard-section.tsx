import { useId } from 'react';
import { formatMessage } from '../../messages/format-message.ts';
import { useLocale, useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/stack/stack.styles.ts';
import { Heading } from '../../ui/text/heading.tsx';
import { SectionPage } from '../frame/section-page.tsx';
import { RetryAlert } from '../list/retry-alert.tsx';
import { type Dashboard, useDashboard } from './dashboard.controller.ts';
import { type Figure, figureIds } from './dashboard.flow.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import {
  Cards,
  FigureCard,
  FigureName,
  FiguresNote,
  FigureValue,
  RecentPlace,
} from './dashboard.styles.ts';

/** Four figures and a placeholder for recent activity. */
export function DashboardSection() {
  const messages = useMessages(dashboardMessages);
  const { figures, source, refresh } = useDashboard();
  const isCounting = source.kind === 'counting';
  const button = (
    <Button variant="secondary" isBusy={isCounting} onClick={refresh}>
      {isCounting ? messages.refreshing : messages.refresh}
    </Button>
  );

  return (
    <SectionPage title={messages.title} actions={button}>
      {source.kind === 'failed' && <CountFailure reasons={source.messages} onRetry={refresh} />}
      <Stack $gap={3}>
        <Cards>
          {figureIds.map((id) => (
            <FigureCard key={id}>
              <FigureName>{messages[id]}</FigureName>
              <FigureCount figure={figures[id]} />
            </FigureCard>
          ))}
        </Cards>
        <Source source={source} />
      </Stack>
      <RecentActivity />
    </SectionPage>
  );
}

function FigureCount({ figure }: { readonly figure: Figure }) {
  const messages = useMessages(dashboardMessages);
  const locale = useLocale();
  const missing = figure.kind === 'counting' ? '…' : messages.unknown;
  return (
    <FigureValue data-kind={figure.kind}>
      {figure.kind === 'known' ? new Intl.NumberFormat(locale).format(figure.count) : missing}
    </FigureValue>
  );
}

function Source({ source }: Pick<Dashboard, 'source'>) {
  const messages = useMessages(dashboardMessages);
  const locale = useLocale();
  const timeOf = (at: Date) =>
    at.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' });
  return (
    <FiguresNote role="status">
      {source.kind === 'specified' && messages.asSpecified}
      {source.kind === 'counted' && formatMessage(messages.counted, { time: timeOf(source.at) })}
    </FiguresNote>
  );
}

interface CountFailureProps {
  readonly reasons: readonly string[];
  readonly onRetry: () => void;
}

function CountFailure({ reasons, onRetry }: CountFailureProps) {
  const messages = useMessages(dashboardMessages);
  return (
    <RetryAlert title={messages.failed} onRetry={onRetry}>
      {[...new Set(reasons)].join('. ')}
    </RetryAlert>
  );
}

function RecentActivity() {
  const messages = useMessages(dashboardMessages);
  const titleId = useId();
  return (
    <Stack as="section" $gap={3} aria-labelledby={titleId}>
      <Heading level={2} size="section" id={titleId}>
        {messages.recent}
      </Heading>
      <RecentPlace>{messages.recentText}</RecentPlace>
    </Stack>
  );
}
