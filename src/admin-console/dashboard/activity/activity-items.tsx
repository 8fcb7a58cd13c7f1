import type { MouseEvent } from 'react';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import type { Activity } from '#domain/activity/activity.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { takePlainClick } from '#provider/internal-link.ts';
import { Link } from '#ui/link/link.tsx';
import { describeActivity, pathOfActivity, personOfActivity } from './activity.flow.ts';
import { activityMessages } from './activity.messages.ts';
import {
  ActivityDetails,
  ActivityItem,
  ActivityItems,
  ActivityText,
  ActivityTime,
} from './activity.styles.ts';

interface ActivityListProps {
  /** Newest first. */
  readonly entries: readonly Activity[];
}

/** Changes with person and time, each with a link to its object. */
export function ActivityList({ entries }: ActivityListProps) {
  const messages = useMessages(activityMessages);
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ActivityItems role="list">
      {entries.map((entry) => (
        <ActivityItem key={entry.id}>
          <ActivityText>
            <ActivityLink entry={entry}>{describeActivity(entry, messages, locale)}</ActivityLink>
          </ActivityText>
          <ActivityDetails>
            <bdi>{personOfActivity(entry, messages)}</bdi>
            <ActivityTime dateTime={entry.at.toISOString()}>{format.format(entry.at)}</ActivityTime>
          </ActivityDetails>
        </ActivityItem>
      ))}
    </ActivityItems>
  );
}

interface ActivityLinkProps {
  readonly entry: Activity;
  readonly children: string;
}

function ActivityLink({ entry, children }: ActivityLinkProps) {
  const { hasSection } = useConsole();
  const path = pathOfActivity(entry);
  return path === undefined || !hasSection(path) ? (
    children
  ) : (
    <ConsoleLink to={path}>{children}</ConsoleLink>
  );
}

interface ConsoleLinkProps {
  /** A path of the console. */
  readonly to: string;
  readonly children: string;
}

/** A link within the console. */
export function ConsoleLink({ to, children }: ConsoleLinkProps) {
  const { href, navigate } = useConsole();
  const go = (event: MouseEvent) => takePlainClick(event, () => navigate(to));
  return (
    <Link href={href(to)} onClick={go}>
      {children}
    </Link>
  );
}
