import type { Application } from '../../../domain/application/application.ts';
import { genderWord } from '../../../domain/person/gender.ts';
import { joinPersonName } from '../../../domain/person/person-name.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { RetryAlert } from '../../../ui/alert/retry-alert.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { Heading } from '../../../ui/text/heading.tsx';
import { Text } from '../../../ui/text/text.tsx';
import {
  type CeremonyDialogsWords,
  ceremonyDialogsMessages,
} from '../ceremony-dialogs.messages.ts';
import type { MissingNomenclature } from '../ceremony-ties.flow.ts';
import type { LeftBehindState } from './left-behind.controller.ts';
import { LeftBehindList } from './left-behind-list.tsx';

interface LeftBehindProps {
  readonly findings: LeftBehindState;
}

/** What is not finished when a ceremony is completed, so that nobody learns of it from a graduate. */
export function LeftBehind({ findings }: LeftBehindProps) {
  return (
    <Stack $gap={3} aria-live="polite">
      <Findings findings={findings} />
    </Stack>
  );
}

function Findings({ findings }: LeftBehindProps) {
  const words = useMessages(ceremonyDialogsMessages);
  switch (findings.status) {
    case 'checking':
      return <Skeleton lines={2} label={words.checking} />;
    case 'unchecked':
      return (
        <RetryAlert tone="warning" live="off" onRetry={findings.retry}>
          {words.uncheckedApplications}
        </RetryAlert>
      );
    case 'checked':
      return <Checked findings={findings} words={words} />;
    default:
      return findings satisfies never;
  }
}

interface CheckedProps {
  readonly findings: Extract<LeftBehindState, { status: 'checked' }>;
  readonly words: CeremonyDialogsWords;
}

function Checked({ findings, words }: CheckedProps) {
  const locale = useLocale();
  const { pending, confirmed, nomenclatures } = findings;
  const careers = new Set(nomenclatures?.map(({ careerKey }) => careerKey));
  const isClear = pending.length === 0 && confirmed.length === 0;

  return (
    <>
      <Heading level={3} size="small">
        {words.leftBehind}
      </Heading>
      {isClear && <Text tone="muted">{words.noApplications}</Text>}
      {pending.length > 0 && (
        <LeftBehindList
          tone="warning"
          title={formatMessage(words.pendingLeft, { count: pending.length }, locale)}
          lines={pending.map((application) => applicationLine(application, words))}
        />
      )}
      {confirmed.length > 0 && (
        <LeftBehindList
          tone="info"
          title={formatMessage(words.confirmedLeft, { count: confirmed.length }, locale)}
          lines={confirmed.map((application) => applicationLine(application, words))}
        />
      )}
      {nomenclatures === undefined && <Text tone="muted">{words.uncheckedNomenclatures}</Text>}
      {nomenclatures !== undefined && careers.size > 0 && (
        <LeftBehindList
          tone="warning"
          title={formatMessage(words.nomenclaturesLeft, { count: careers.size }, locale)}
          lines={nomenclatures.map((missing) => nomenclatureLine(missing, words))}
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
  words: CeremonyDialogsWords,
): ListedLine {
  const name = joinPersonName(student.name) || words.unnamedPerson;
  return { key: String(id), text: code === '' ? name : `${code} · ${name}` };
}

function nomenclatureLine(
  { careerKey, careerName, genderId }: MissingNomenclature,
  words: CeremonyDialogsWords,
): ListedLine {
  const career = careerName ?? words.unnamedCareer;
  const gender = genderWord(genderId, words) ?? formatMessage(words.otherGender, { id: genderId });
  const text = formatMessage(words.careerOfGender, { career, gender });
  return { key: `${careerKey} ${genderId}`, text };
}
