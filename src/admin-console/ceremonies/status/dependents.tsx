import type { Application } from '#domain/application/application.ts';
import { genderLabel } from '#domain/person/gender.ts';
import { joinPersonName } from '#domain/person/person-name.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages, useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { AnnouncedOnce, useAnnounced } from '#ui/announcer/announcements.tsx';
import { Line, Lines } from '#ui/dialog/dialog-parts.styles.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { MissingNomenclature } from '../ceremony-dependents.flow.ts';
import {
  type CeremonyDialogsMessages,
  ceremonyDialogsMessages,
} from '../ceremony-dialogs.messages.ts';
import type { DependentsState } from './dependents.controller.ts';

interface DependentsProps {
  readonly dependents: DependentsState;
}

/** Warns about unfinished applications before a ceremony is completed. */
export function Dependents({ dependents }: DependentsProps) {
  return (
    <Stack $gap={3} ref={useAnnounced<HTMLDivElement>('polite')}>
      <AnnouncedOnce by="polite">
        <DependentsContent dependents={dependents} />
      </AnnouncedOnce>
    </Stack>
  );
}

function DependentsContent({ dependents }: DependentsProps) {
  const messages = useMessages(ceremonyDialogsMessages);
  switch (dependents.status) {
    case 'checking':
      return <Skeleton lines={2} label={messages.checking} />;
    case 'unchecked':
      return (
        <RetryAlert tone="warning" live="off" onRetry={dependents.retry}>
          {messages.uncheckedApplications}
        </RetryAlert>
      );
    case 'checked':
      return <Checked dependents={dependents} messages={messages} />;
    default:
      return dependents satisfies never;
  }
}

interface CheckedProps {
  readonly dependents: Extract<DependentsState, { status: 'checked' }>;
  readonly messages: CeremonyDialogsMessages;
}

function Checked({ dependents, messages }: CheckedProps) {
  const locale = useLocale();
  const { pending, confirmed, nomenclatures, ambiguousCareers } = dependents;
  const careers = new Set(nomenclatures?.map(({ careerKey }) => careerKey));
  const isClear = pending.length === 0 && confirmed.length === 0;

  return (
    <>
      <Heading level={3} size="small">
        {messages.leftBehind}
      </Heading>
      {isClear && <Text tone="muted">{messages.noApplications}</Text>}
      {pending.length > 0 && (
        <DependentsList
          tone="warning"
          title={formatMessage(messages.pendingLeft, { count: pending.length }, locale)}
          lines={pending.map((application) => applicationLine(application, messages))}
        />
      )}
      {confirmed.length > 0 && (
        <DependentsList
          tone="info"
          title={formatMessage(messages.confirmedLeft, { count: confirmed.length }, locale)}
          lines={confirmed.map((application) => applicationLine(application, messages))}
        />
      )}
      {nomenclatures === undefined && <Text tone="muted">{messages.uncheckedNomenclatures}</Text>}
      {nomenclatures !== undefined && careers.size > 0 && (
        <DependentsList
          tone="warning"
          title={formatMessage(messages.nomenclaturesLeft, { count: careers.size }, locale)}
          lines={nomenclatures.map((missing) => nomenclatureLine(missing, messages))}
        />
      )}
      {ambiguousCareers.length > 0 && (
        <DependentsList
          tone="warning"
          title={formatMessage(
            messages.ambiguousCareers,
            { count: ambiguousCareers.length },
            locale,
          )}
          lines={ambiguousCareers.map((name) => ({ key: name, text: name }))}
        />
      )}
    </>
  );
}

interface ListedLine {
  readonly key: string;
  readonly text: string;
}

function applicationLine(
  { id, code, student }: Application,
  messages: CeremonyDialogsMessages,
): ListedLine {
  const name = joinPersonName(student) || messages.unnamedPerson;
  return { key: String(id), text: code === '' ? name : `${code} · ${name}` };
}

function nomenclatureLine(
  { careerKey, careerName, genderId }: MissingNomenclature,
  messages: CeremonyDialogsMessages,
): ListedLine {
  const career = careerName ?? messages.unnamedCareer;
  const gender =
    genderLabel(genderId, messages) ?? formatMessage(messages.otherGender, { id: genderId });
  const text = formatMessage(messages.careerOfGender, { career, gender });
  return { key: `${careerKey} ${genderId}`, text };
}

interface DependentsListProps {
  readonly tone: 'warning' | 'info';
  /** The kind and count of dependents: '4 solicitudes pendientes'. */
  readonly title: string;
  readonly lines: readonly { readonly key: string; readonly text: string }[];
}

/** Limits the height of the list, so that the submit button stays visible. */
const shownLines = 5;

/** Lists one kind of dependents, up to five by name. */
function DependentsList({ tone, title, lines }: DependentsListProps) {
  const { messages, format } = useText(ceremonyDialogsMessages);
  const hidden = lines.length - shownLines;
  return (
    <Alert tone={tone} title={title}>
      {lines.length > 0 && (
        <Lines>
          {lines.slice(0, shownLines).map(({ key, text }) => (
            <Line key={key}>
              <bdi>{text}</bdi>
            </Line>
          ))}
          {hidden > 0 && <Line>{format(messages.more, { count: hidden })}</Line>}
        </Lines>
      )}
    </Alert>
  );
}
