import { type ReactNode, useId } from 'react';
import { type CalendarDate, formatLongDate } from '../../../domain/calendar/calendar-date.ts';
import { formatTimestamp, type Timestamp } from '../../../domain/calendar/timestamp.ts';
import type { IssuedTitle } from '../../../domain/registry/issued-title.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import {
  type DescriptionItem,
  DescriptionList,
} from '../../../ui/description-list/description-list.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { Heading } from '../../../ui/text/heading.tsx';
import { UserText } from '../../../ui/text/inline-text.styles.ts';
import { Text } from '../../../ui/text/text.tsx';
import { OptionalText } from '../../list/list-table.tsx';
import { Code, DetailHead, Notes } from '../list/titles.styles.ts';
import { type TitleDetailWords, titleDetailMessages } from './title-detail.messages.ts';

interface TitleDetailDialogProps {
  readonly title: IssuedTitle;
  readonly onClose: () => void;
}

/** 'Detalle del Título': everything that is known of an issued title. */
export function TitleDetailDialog({ title, onClose }: TitleDetailDialogProps) {
  const words = useMessages(titleDetailMessages);
  const locale = useLocale();
  return (
    <Dialog
      title={words.title}
      isOpen
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Stack>
        <DetailHead>
          <div>
            <Text tone="muted" size="small">
              {words.code}
            </Text>
            <Code>
              <UserText>
                <OptionalText text={title.applicationCode} missing={words.missing} />
              </UserText>
            </Code>
          </div>
          <Badge tone="success">{words.issued}</Badge>
        </DetailHead>
        <Part name={words.student} items={studentItems(title, words)} />
        <Part name={words.ceremony} items={ceremonyItems(title, words, locale)} />
        <Part name={words.registry} items={registryItems(title, words)} />
        {title.notes !== undefined && (
          <Part name={words.notes}>
            <Notes>{title.notes}</Notes>
          </Part>
        )}
        <Part name={words.times} items={timeItems(title, words, locale)} />
      </Stack>
    </Dialog>
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

function studentItems(title: IssuedTitle, words: TitleDetailWords): readonly DescriptionItem[] {
  const { fullName, idNumber, careerName, facultyName } = title;
  return [
    textItem(words.fullName, fullName, words.missing),
    textItem(words.idNumber, idNumber, words.missing),
    textItem(words.career, careerName, words.missing),
    textItem(words.faculty, facultyName, words.missing),
  ];
}

function ceremonyItems(
  { ceremonyName, ceremonyDate, issueDate, degreeTitle }: IssuedTitle,
  words: TitleDetailWords,
  locale: string,
): readonly DescriptionItem[] {
  const dayOf = (date: CalendarDate | undefined) => date && formatLongDate(date, locale);
  return [
    textItem(words.ceremonyName, ceremonyName, words.missing),
    textItem(words.ceremonyDate, dayOf(ceremonyDate), words.missing),
    textItem(words.issueDate, dayOf(issueDate), words.missing),
    textItem(words.degreeTitle, degreeTitle, words.pending),
  ];
}

function registryItems({ registry }: IssuedTitle, words: TitleDetailWords) {
  return [
    textItem(words.record, registry.record, words.missing),
    textItem(words.assigned, registry.assigned, words.missing),
    textItem(words.folio, registry.folio, words.missing),
  ];
}

function timeItems({ createdAt, updatedAt }: IssuedTitle, words: TitleDetailWords, locale: string) {
  const timeOf = (timestamp: Timestamp | undefined) =>
    timestamp && formatTimestamp(timestamp, locale);
  return [
    textItem(words.createdAt, timeOf(createdAt), words.missing),
    textItem(words.updatedAt, timeOf(updatedAt), words.missing),
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
