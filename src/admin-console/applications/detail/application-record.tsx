import { type ReactNode, useId } from 'react';
import type { Application } from '../../../domain/application/application.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { WrittenText } from '../../../ui/text/inline-text.styles.ts';
import { Text } from '../../../ui/text/text.tsx';
import { statusTones } from '../application-names.ts';
import { applicationsMessages } from '../applications.messages.ts';
import { DuplicatesNotice } from '../list/duplicates-notice.tsx';
import { applicationDetailMessages } from './application-detail.messages.ts';
import { detailLocale, recordSections } from './application-record.flow.ts';
import { Group, Notice, Record, RecordHead } from './application-record.styles.ts';

interface ApplicationRecordProps {
  readonly application: Application;
  readonly duplicates: readonly Application[];
}

/** The four sections of spec §2: student, academic, ceremony and notes. */
export function ApplicationRecord({ application, duplicates }: ApplicationRecordProps) {
  const words = useMessages(applicationDetailMessages);
  const { [application.status]: status } = useMessages(applicationsMessages);
  const locale = useLocale();
  const sections = recordSections(application, words, detailLocale(locale));

  return (
    <Record>
      <RecordHead>
        <Badge tone={statusTones[application.status]}>{status}</Badge>
      </RecordHead>
      {duplicates.length > 0 && (
        <Notice>
          <DuplicatesNotice duplicates={duplicates} />
        </Notice>
      )}
      {sections.map(({ id, title, items }) => (
        <RecordGroup key={id} title={title}>
          <DescriptionList items={items} />
        </RecordGroup>
      ))}
      <RecordGroup title={words.notesSection}>
        {application.notes === undefined ? (
          <Text tone="muted">{words.noNotes}</Text>
        ) : (
          <WrittenText>{application.notes}</WrittenText>
        )}
      </RecordGroup>
    </Record>
  );
}

function RecordGroup({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <Heading level={3} size="small" id={id}>
        {title}
      </Heading>
      {children}
    </Group>
  );
}
