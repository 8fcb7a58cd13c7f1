import type { Application } from '../../../domain/application/application.ts';
import { genderWord, maleId } from '../../../domain/person/gender.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { ApplicationStatusBadge } from '../../../ui/application-status/application-status-badge.tsx';
import { DescriptionGroup } from '../../../ui/description-list/description-group.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { WrittenText } from '../../../ui/text/inline-text.styles.ts';
import { Text } from '../../../ui/text/text.tsx';
import { resources } from '../../data/resources.ts';
import { rowsOf, useList } from '../../data/use-list.ts';
import { DuplicatesNotice } from '../list/duplicates-notice.tsx';
import { applicationDetailMessages } from './application-detail.messages.ts';
import { detailLocale, recordSections } from './application-record.flow.ts';
import { Notice, RecordHead } from './application-record.styles.ts';

interface ApplicationRecordProps {
  readonly application: Application;
  readonly duplicates: readonly Application[];
}

/** The application in four sections: student, academic, ceremony and notes. */
export function ApplicationRecord({ application, duplicates }: ApplicationRecordProps) {
  const messages = useMessages(applicationDetailMessages);
  const locale = useLocale();
  const { genderId = maleId } = application.student;
  // Without the list, a third gender is shown as missing. A failed read is not reported.
  const genders = useList(resources.genders, {
    isWanted: genderWord(genderId, messages) === undefined,
  });
  const sections = recordSections(application, messages, detailLocale(locale), rowsOf(genders));

  return (
    <>
      <RecordHead>
        <ApplicationStatusBadge status={application.status} />
      </RecordHead>
      {duplicates.length > 0 && (
        <Notice>
          <DuplicatesNotice duplicates={duplicates} />
        </Notice>
      )}
      {sections.map(({ id, title, items }) => (
        <DescriptionGroup key={id} title={title} level={3} isDense>
          <DescriptionList items={items} />
        </DescriptionGroup>
      ))}
      <DescriptionGroup title={messages.notesSection} level={3} isDense>
        {application.notes === undefined ? (
          <Text tone="muted">{messages.noNotes}</Text>
        ) : (
          <WrittenText>{application.notes}</WrittenText>
        )}
      </DescriptionGroup>
    </>
  );
}
