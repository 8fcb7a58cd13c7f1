import { useMessages } from '#messages/messages-context.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Select } from '#ui/select/select.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { dashboardMessages } from '../dashboard.messages.ts';
import { type ActivityController, useActivity } from './activity.controller.ts';
import { activityMessages } from './activity.messages.ts';
import { ActivityFilterRow } from './activity.styles.ts';
import { ActivityList } from './activity-items.tsx';

/** All changes of applications, ceremonies and titles, filtered by person, object and time. */
export function ActivityView() {
  const activity = useActivity();
  return (
    <Stack $gap={4}>
      <ActivityFilters activity={activity} />
      <ActivityPages activity={activity} />
    </Stack>
  );
}

interface PartProps {
  readonly activity: ActivityController;
}

interface Choice {
  readonly key: string;
  readonly name: string;
}

function ActivityFilters({ activity: { filters, setFilters, people } }: PartProps) {
  const messages = useMessages(activityMessages);
  const dashboard = useMessages(dashboardMessages);
  const objects: readonly Choice[] = [
    { key: '', name: messages.everything },
    { key: 'application', name: messages.application },
    { key: 'ceremony', name: messages.ceremony },
    { key: 'title', name: messages.issue },
  ];
  const times: readonly Choice[] = [
    { key: '', name: messages.always },
    { key: 'today', name: messages.today },
    { key: 'week', name: messages.week },
    { key: 'month', name: messages.month },
  ];
  const everyone: readonly Choice[] = [{ key: '', name: messages.everyone }, ...people];
  const field = (name: 'person' | 'object' | 'time', label: string, choices: readonly Choice[]) => (
    <Select<Choice>
      label={label}
      items={choices}
      itemKey={({ key }) => key}
      itemLabel={(choice) => choice.name}
      value={choices.find(({ key }) => key === filters[name]) ?? choices[0] ?? null}
      onChange={({ key }) => setFilters({ [name]: key })}
    />
  );
  return (
    <ActivityFilterRow role="search" aria-label={dashboard.recent}>
      {field('person', messages.person, everyone)}
      {field('object', messages.object, objects)}
      {field('time', messages.time, times)}
    </ActivityFilterRow>
  );
}

function ActivityPages({ activity: { pages, isFiltered } }: PartProps) {
  const messages = useMessages(activityMessages);
  switch (pages.status) {
    case 'loading':
      return <Skeleton lines={6} />;
    case 'failed':
      return <RetryAlert onRetry={pages.retry}>{pages.message}</RetryAlert>;
    case 'ready':
      if (pages.entries.length === 0) {
        return <EmptyState title={isFiltered ? messages.emptyFiltered : messages.empty} />;
      }
      return (
        <>
          <ActivityList entries={pages.entries} />
          {pages.readMore !== undefined && (
            <div>
              <Button variant="secondary" isBusy={pages.isReadingMore} onClick={pages.readMore}>
                {pages.isReadingMore ? messages.loadingMore : messages.more}
              </Button>
            </div>
          )}
        </>
      );
    default:
      return pages satisfies never;
  }
}
