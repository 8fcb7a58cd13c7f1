import { type ReactNode, useId } from 'react';
import { OptionalText } from '#admin-console/list/list-table.tsx';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { formatTimestamp, type Timestamp } from '#domain/calendar/timestamp.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { TitleEntryKind, TitleStanding } from '#domain/registry/title-entry.ts';
import type { TitleHoldKind } from '#domain/registry/title-hold.ts';
import type { Wording } from '#messages/format-message.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { type DescriptionItem, DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { UserText } from '#ui/text/inline-text.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { CorrectionActions } from '../corrections/correction-actions.tsx';
import { titleCorrectionsMessages } from '../corrections/corrections.messages.ts';
import type { MarginalNote } from '../corrections/marginal-notes.flow.ts';
import { MarginalNotes } from '../corrections/marginal-notes.tsx';
import { Code, DetailHead, Notes } from '../list/titles.styles.ts';
import { StandingBadge } from '../standings/standing-badge.tsx';
import { TitleCode } from './title-code.tsx';
import { type TitleDetailMessages, titleDetailMessages } from './title-detail.messages.ts';

interface TitleDetailDialogProps {
  readonly title: IssuedTitle;
  /** @default 'valid' */
  readonly standing?: TitleStanding['kind'] | undefined;
  /** @default none */
  readonly notes?: readonly MarginalNote[] | undefined;
  /** Finds the titles that the notes name. */
  readonly titleOf?: ((id: number) => IssuedTitle | undefined) | undefined;
  /** The corrections that the user may make. @default none */
  readonly correctable?: readonly TitleEntryKind[] | undefined;
  /** The number of verifications, where the server counts them. @default none */
  readonly verificationCount?: ReactNode;
  /** The entry about its review that the user may add. @default none */
  readonly hold?: TitleHoldKind | undefined;
  /** The copies that were printed. @default none */
  readonly printLog?: ReactNode;
  /** The day on which an upgrade sealed it. @default none */
  readonly foundSeal?: ReactNode;
  /** The hand-over, where the server has a book of hand-overs. @default none */
  readonly collection?: ReactNode;
  readonly onSeeTitle?: ((title: IssuedTitle) => void) | undefined;
  readonly onCorrect?: ((kind: TitleEntryKind) => void) | undefined;
  readonly onHold?: ((kind: TitleHoldKind) => void) | undefined;
  readonly onClose: () => void;
}

/** 'Detalle del Título': all data of an issued title. */
export function TitleDetailDialog(props: TitleDetailDialogProps) {
  const { title, standing = 'valid', onClose } = props;
  const text = useText(titleDetailMessages);
  const { messages } = text;
  const corrections = useMessages(titleCorrectionsMessages);
  return (
    <Dialog
      title={messages.title}
      isOpen
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      <Stack>
        <DetailHead>
          <div>
            <Text tone="muted" size="small">
              {messages.code}
            </Text>
            <Code>
              <UserText>
                <OptionalText text={title.applicationCode} missing={messages.missing} />
              </UserText>
            </Code>
          </div>
          {standing === 'valid' ? (
            <Badge tone="success">{messages.issued}</Badge>
          ) : (
            <StandingBadge kind={standing} />
          )}
        </DetailHead>
        {standing === 'on-hold' && <Alert tone="warning">{corrections.onHoldText}</Alert>}
        <Notice {...props} />
        <Part name={messages.student} items={studentItems(title, messages)} />
        <Part name={messages.ceremony} items={ceremonyItems(title, text)} />
        <Part name={messages.registry} items={registryItems(title, messages)} />
        {title.verification !== undefined && (
          <TitleCode {...title.verification} count={props.verificationCount} />
        )}
        {title.notes !== undefined && (
          <Part name={messages.notes}>
            <Notes>{title.notes}</Notes>
          </Part>
        )}
        {props.collection}
        {props.printLog}
        {props.foundSeal}
        <Part name={messages.times} items={timeItems(title, text)} />
        <Corrections {...props} />
      </Stack>
    </Dialog>
  );
}

/** The marginal notes: below the head, because they decide whether the title counts. */
function Notice({ title, notes = [], titleOf, onSeeTitle }: TitleDetailDialogProps) {
  const messages = useMessages(titleCorrectionsMessages);
  if (notes.length === 0) return null;
  return (
    <Part name={messages.marginalNotes}>
      <MarginalNotes
        notes={notes}
        titleId={title.id}
        titleOf={(id) => titleOf?.(id)}
        onSeeTitle={(other) => onSeeTitle?.(other)}
      />
    </Part>
  );
}

function Corrections({ correctable = [], hold, onCorrect, onHold }: TitleDetailDialogProps) {
  const messages = useMessages(titleCorrectionsMessages);
  if (correctable.length === 0 && hold === undefined) return null;
  return (
    <Part name={messages.correct}>
      <CorrectionActions
        kinds={correctable}
        hold={hold}
        onCorrect={(kind) => onCorrect?.(kind)}
        onHold={(kind) => onHold?.(kind)}
      />
    </Part>
  );
}

interface PartProps {
  readonly name: string;
  readonly items?: readonly DescriptionItem[] | undefined;
  readonly children?: ReactNode;
}

function Part({ name, items, children }: PartProps) {
  const id = useId();
  return (
    <Stack $gap={3} as="section" aria-labelledby={id}>
      <Heading level={3} size="small" id={id}>
        {name}
      </Heading>
      {items === undefined ? children : <DescriptionList items={items} />}
    </Stack>
  );
}

function studentItems(
  title: IssuedTitle,
  messages: TitleDetailMessages,
): readonly DescriptionItem[] {
  const { fullName, idNumber, careerName, facultyName } = title;
  return [
    textItem(messages.fullName, fullName, messages.missing),
    textItem(messages.idNumber, idNumber, messages.missing),
    textItem(messages.career, careerName, messages.missing),
    textItem(messages.faculty, facultyName, messages.missing),
  ];
}

function ceremonyItems(
  { ceremonyName, ceremonyDate, issueDate, degreeTitle }: IssuedTitle,
  { messages, longDate }: Wording<TitleDetailMessages>,
): readonly DescriptionItem[] {
  const dayOf = (date: CalendarDate | undefined) => date && longDate(date);
  return [
    textItem(messages.ceremonyName, ceremonyName, messages.missing),
    textItem(messages.ceremonyDate, dayOf(ceremonyDate), messages.missing),
    textItem(messages.issueDate, dayOf(issueDate), messages.missing),
    textItem(messages.degreeTitle, degreeTitle, messages.pending),
  ];
}

function registryItems({ registry }: IssuedTitle, messages: TitleDetailMessages) {
  return [
    textItem(messages.record, registry.record, messages.missing),
    textItem(messages.assigned, registry.assigned, messages.missing),
    textItem(messages.folio, registry.folio, messages.missing),
  ];
}

function timeItems(
  { createdAt, updatedAt }: IssuedTitle,
  { messages, locale }: Wording<TitleDetailMessages>,
) {
  const timestampText = (timestamp: Timestamp | undefined) =>
    timestamp && formatTimestamp(timestamp, locale);
  return [
    textItem(messages.createdAt, timestampText(createdAt), messages.missing),
    textItem(messages.updatedAt, timestampText(updatedAt), messages.missing),
  ];
}

function textItem(term: string, text: string | undefined, missing: string): DescriptionItem {
  const detail = (
    <UserText>
      <OptionalText text={text} missing={missing} />
    </UserText>
  );
  return { term, detail };
}
