import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Fact, FactName, Facts, FactValue } from '#ui/stack/panel.styles.ts';
import { Stack } from '#ui/stack/stack.styles.ts';
import { bulkIssueMessages } from '../bulk-issue.messages.ts';
import type { IssueEstimate } from '../rehearsal/rehearsal.controller.ts';

interface CeremonyFactsProps {
  readonly ceremony: Ceremony;
  readonly estimate: IssueEstimate;
}

/** The ceremony's initial numbers and confirmed applications, and why some of them are not counted. */
export function CeremonyFacts({ ceremony, estimate }: CeremonyFactsProps) {
  const { messages, format, locale } = useText(bulkIssueMessages);
  const { record, assigned, folio } = ceremony.initialNumbers;
  const plan = estimate.status === 'none' ? undefined : estimate.plan;
  const confirmed = plan?.confirmed.length;
  const titled = confirmed === undefined ? 0 : confirmed - (plan?.planned.length ?? 0);
  const formatCount = (count: number) => new Intl.NumberFormat(locale).format(count);

  const facts = [
    [messages.recordInitial, record ?? messages.missing],
    [messages.assignedInitial, assigned ?? messages.missing],
    [messages.folioInitial, folio ?? messages.missing],
    [messages.confirmed, confirmed === undefined ? '…' : formatCount(confirmed)],
    ...(titled > 0 ? [[messages.titled, formatCount(titled)] as const] : []),
  ] as const;
  return (
    <Stack $gap={3}>
      <Facts>
        {facts.map(([name, value]) => (
          <Fact key={name}>
            <FactName>{name}</FactName>
            <FactValue>{value}</FactValue>
          </Fact>
        ))}
      </Facts>
      {titled > 0 && titled === confirmed && (
        <Alert tone="info">{format(messages.allTitled, { count: titled })}</Alert>
      )}
      {plan !== undefined && plan.undecided.length > 0 && (
        <Alert tone="warning">{format(messages.undecided, { count: plan.undecided.length })}</Alert>
      )}
      {plan !== undefined && plan.misnamed.length > 0 && (
        <Alert tone="warning">{format(messages.misnamed, { count: plan.misnamed.length })}</Alert>
      )}
    </Stack>
  );
}
