import { useId } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Row } from '#ui/stack/row.styles.ts';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { dashboardMessages } from '../dashboard.messages.ts';
import { RecentPlace } from '../dashboard.styles.ts';
import type { LatestActivity } from './activity.flow.ts';
import { activityMessages } from './activity.messages.ts';
import { ActivityList, ConsoleLink } from './activity-items.tsx';

/** The path of the list of all changes, relative to the console. */
const activityPath = '/?view=activity';

interface RecentActivityProps {
  /** Undefined where the server does not report it. */
  readonly activity: LatestActivity | undefined;
}

/** 'Actividad reciente': the latest changes, where the server reports them. */
export function RecentActivity({ activity }: RecentActivityProps) {
  const messages = useMessages(dashboardMessages);
  const { seeAll } = useMessages(activityMessages);
  const titleId = useId();
  const hasEntries = activity?.status === 'ready' && activity.entries.length > 0;
  return (
    <Stack as="section" $gap={3} aria-labelledby={titleId}>
      <Row>
        <Heading level={2} size="section" id={titleId}>
          {messages.recent}
        </Heading>
        {hasEntries && <ConsoleLink to={activityPath}>{seeAll}</ConsoleLink>}
      </Row>
      <Entries activity={activity} />
    </Stack>
  );
}

function Entries({ activity }: RecentActivityProps) {
  const messages = useMessages(dashboardMessages);
  const { empty, failed } = useMessages(activityMessages);
  switch (activity?.status) {
    case undefined:
      return <RecentPlace>{messages.recentText}</RecentPlace>;
    case 'loading':
      return <Skeleton lines={5} />;
    case 'failed':
      return <RecentPlace>{failed}</RecentPlace>;
    case 'ready':
      if (activity.entries.length === 0) return <RecentPlace>{empty}</RecentPlace>;
      return <ActivityList entries={activity.entries} />;
    default:
      return activity satisfies never;
  }
}
