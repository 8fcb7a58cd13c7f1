import { resources } from '#admin-console/data/resources.ts';
import { rowsOf, useList } from '#admin-console/data/use-list.ts';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import type { Application } from '#domain/application/application.ts';
import type { WordingRequest } from '#domain/application/title-proof.ts';
import { genderLabel, maleId } from '#domain/person/gender.ts';
import { findingsOfPerson } from '#domain/person/person-findings.ts';
import { useLocale, useMessages, useText } from '#messages/messages-context.tsx';
import { useGraduation } from '#provider/graduation-context.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { applicationStatusMessages } from '#ui/application-status/application-status.messages.ts';
import { ApplicationStatusBadge } from '#ui/application-status/application-status-badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { DescriptionGroup } from '#ui/description-list/description-group.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { nameFindingTexts } from '#ui/name-findings/name-finding-texts.ts';
import { nameFindingsMessages } from '#ui/name-findings/name-findings.messages.ts';
import { Cluster } from '#ui/stack/row.styles.ts';
import { styled } from '#ui/styled/styled.ts';
import { WrittenText } from '#ui/text/inline-text.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { rowNameOf } from '../application-names.ts';
import { applicationsMessages } from '../applications.messages.ts';
import { applicationDetailMessages } from './application-detail.messages.ts';
import { detailLocale, readerOf, recordSections } from './application-record.flow.ts';

interface ApplicationRecordProps {
  readonly application: Application;
  readonly duplicates: readonly Application[];
  /** The latest wording request. */
  readonly wordingRequest: WordingRequest | undefined;
  readonly onReviewWordingRequest: () => void;
}

/** The application in four sections: student, academic, ceremony and notes. Some servers have internal notes too. */
export function ApplicationRecord(props: ApplicationRecordProps) {
  const { application, duplicates, wordingRequest, onReviewWordingRequest } = props;
  const messages = useMessages(applicationDetailMessages);
  const locale = useLocale();
  const { api } = useGraduation();
  const hasInternalNotes = api.offers('internal-notes');
  const { genderId = maleId } = application.student;
  // Without the list, a third gender is shown as missing. A failed read is not reported.
  const genders = useList(resources.genders, {
    isWanted: genderLabel(genderId, messages) === undefined,
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
      <NameFindings application={application} />
      {wordingRequest !== undefined && (
        <RecordedWordingRequest wordingRequest={wordingRequest} onReview={onReviewWordingRequest} />
      )}
      {sections.map(({ id, title, items }) => (
        <DescriptionGroup key={id} title={title} level={3} isDense>
          <DescriptionList items={items} />
        </DescriptionGroup>
      ))}
      <Notes
        title={messages.notesSection}
        text={application.notes}
        none={messages.noNotes}
        reader={hasInternalNotes ? messages[readerOf(application)] : undefined}
      />
      {hasInternalNotes && (
        <Notes
          title={messages.internalNotes}
          text={application.internalNotes}
          none={messages.noInternalNotes}
          reader={messages.notesHidden}
        />
      )}
    </>
  );
}

/** The findings on name and number, for the registrar who decides. */
function NameFindings({ application: { student } }: { readonly application: Application }) {
  const { nameFindings } = useMessages(applicationDetailMessages);
  const texts = nameFindingTexts(findingsOfPerson(student), student, useText(nameFindingsMessages));
  if (texts.length === 0) return null;
  return (
    <Notice>
      <Alert tone="warning" title={nameFindings}>
        {texts.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </Alert>
    </Notice>
  );
}

interface RecordedWordingRequestProps {
  readonly wordingRequest: WordingRequest;
  readonly onReview: () => void;
}

/** The wording request; the button opens it while nobody has decided it. */
function RecordedWordingRequest({ wordingRequest, onReview }: RecordedWordingRequestProps) {
  const messages = useMessages(applicationDetailMessages);
  const { can } = useConsole();
  const isOpen = wordingRequest.status === 'open';
  const review = (
    <Button variant="secondary" onClick={onReview}>
      {messages.reviewCorrection}
    </Button>
  );
  return (
    <Notice>
      <Alert
        tone={isOpen ? 'warning' : 'info'}
        title={messages[wordingRequestTitles[wordingRequest.status]]}
        action={isOpen && can('applications.decide-correction') ? review : undefined}
      >
        <WrittenText dir="auto">{wordingRequest.description}</WrittenText>
      </Alert>
    </Notice>
  );
}

const wordingRequestTitles = {
  open: 'correctionOpen',
  accepted: 'correctionAccepted',
  answered: 'correctionAnswered',
} as const satisfies Record<WordingRequest['status'], string>;

interface NotesProps {
  readonly title: string;
  readonly text: string | undefined;
  /** Shown without notes. */
  readonly none: string;
  /** Says who can read the notes, where a server distinguishes two kinds. */
  readonly reader: string | undefined;
}

function Notes({ title, text, none, reader }: NotesProps) {
  return (
    <DescriptionGroup title={title} level={3} isDense>
      {text === undefined ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <>
          <WrittenText>{text}</WrittenText>
          {reader !== undefined && <Text tone="muted">{reader}</Text>}
        </>
      )}
    </DescriptionGroup>
  );
}

const RecordHead = styled(Cluster).attrs({ $gap: 4, $lineGap: 2 })`
  padding-block-end: var(--birrete-space-4);
  border-block-end: 1px solid var(--birrete-border);
`;

const Notice = styled.div`
  padding-block: var(--birrete-space-4) var(--birrete-space-1);
`;

/** Lists other applications that are probably of the same person. */
function DuplicatesNotice({ duplicates }: { readonly duplicates: readonly Application[] }) {
  const { messages, format } = useText(applicationDetailMessages);
  const listMessages = useMessages(applicationsMessages);
  const statusLabels = useMessages(applicationStatusMessages);
  return (
    <Alert tone="warning" title={format(messages.duplicates, { count: duplicates.length })}>
      {duplicates.map((duplicate) => (
        <Text key={duplicate.id}>
          {format(messages.duplicateItem, {
            code: rowNameOf(duplicate, listMessages),
            status: statusLabels[duplicate.status],
            career: duplicate.career.name ?? messages.missing,
          })}
        </Text>
      ))}
    </Alert>
  );
}
