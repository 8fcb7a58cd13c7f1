import type { Application } from '#domain/application/application.ts';
import { genderLabel } from '#domain/person/gender.ts';
import { joinPersonName } from '#domain/person/person-name.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { AnnouncedOnce, useAnnounced } from '#ui/announcer/announcements.tsx';
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
import { DependentsList } from './dependents-list.tsx';

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
