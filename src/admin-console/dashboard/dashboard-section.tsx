import { useLocale, useMessages, useText } from '#messages/messages-context.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { SectionPage } from '../frame/section-page.tsx';
import { useConsole } from '../navigation/console-context.ts';
import { activityMessages } from './activity/activity.messages.ts';
import { ConsoleLink } from './activity/activity-items.tsx';
import { ActivityView } from './activity/activity-view.tsx';
import { RecentActivity } from './activity/recent-activity.tsx';
import { type Dashboard, useDashboard } from './dashboard.controller.ts';
import { type Figure, figureIds } from './dashboard.flow.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { Cards, FigureCard, FigureName, FiguresNote, FigureValue } from './dashboard.styles.ts';

/** Four figures and the latest activity, or the list of all changes. */
export function DashboardSection() {
  const messages = useMessages(dashboardMessages);
  const activityTexts = useMessages(activityMessages);
  const dashboard = useDashboard();
  const { search } = useConsole().location;
  const isList =
    dashboard.activity !== undefined && new URLSearchParams(search).get('view') === 'activity';

  return isList ? (
    <SectionPage
      title={messages.recent}
      view="activity"
      actions={<ConsoleLink to="/">{activityTexts.back}</ConsoleLink>}
    >
      <ActivityView />
    </SectionPage>
  ) : (
    <SectionPage
      title={messages.title}
      view="figures"
      actions={<RefreshButton dashboard={dashboard} />}
    >
      <FigureCards dashboard={dashboard} />
      <RecentActivity activity={dashboard.activity} />
    </SectionPage>
  );
}

interface DashboardProps {
  readonly dashboard: Dashboard;
}

function RefreshButton({ dashboard: { source, refresh } }: DashboardProps) {
  const messages = useMessages(dashboardMessages);
  const isCounting = source.kind === 'counting';
  return (
    <Button variant="secondary" isBusy={isCounting} onClick={refresh}>
      {isCounting ? messages.refreshing : messages.refresh}
    </Button>
  );
}

function FigureCards({ dashboard: { figures, source, refresh } }: DashboardProps) {
  const messages = useMessages(dashboardMessages);
  return (
    <>
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
    </>
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
  const { messages, format, locale } = useText(dashboardMessages);
  const clockTime = (at: Date) =>
    at.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' });
  return (
    <FiguresNote role="status">
      {source.kind === 'specified' && messages.asSpecified}
      {source.kind === 'counted' && format(messages.counted, { time: clockTime(source.at) })}
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
