import { memo } from 'react';
import type { Application } from '#domain/application/application.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { styled } from '#ui/styled/styled.ts';
import { fullNameOf, rowNameOf } from '../application-names.ts';
import { applicationsMessages } from '../applications.messages.ts';
import { ResultName } from '../bulk/bulk.styles.ts';
import { ReasonField } from '../decision/reason-field.tsx';
import { type BulkReasons, typedReason } from './bulk-reasons.flow.ts';
import { bulkRejectionMessages } from './bulk-rejection.messages.ts';

interface IndividualReasonsProps {
  readonly applications: readonly Application[];
  readonly reasons: BulkReasons;
  /** A stable function. */
  readonly onChange: (id: number, text: string) => void;
}

/** A reason for each application. */
export function IndividualReasons({ applications, reasons, onChange }: IndividualReasonsProps) {
  return (
    <ReasonList>
      {applications.map((application) => (
        <IndividualReason
          key={application.id}
          application={application}
          value={typedReason(reasons, application.id)}
          onChange={onChange}
        />
      ))}
    </ReasonList>
  );
}

interface IndividualReasonProps extends Pick<IndividualReasonsProps, 'onChange'> {
  readonly application: Application;
  readonly value: string;
}

/** Memoized: typing a reason renders one of possibly many items. */
const IndividualReason = memo(function IndividualReason(props: IndividualReasonProps) {
  const { application, value, onChange } = props;
  const messages = useMessages(bulkRejectionMessages);
  const row = rowNameOf(application, useMessages(applicationsMessages));
  return (
    <ReasonItem>
      <ResultName>{fullNameOf(application)}</ResultName>
      <ReasonField
        label={formatMessage(messages.reasonFor, { row })}
        listLabel={formatMessage(messages.commonReasonFor, { row })}
        rows={2}
        value={value}
        onChange={(text) => onChange(application.id, text)}
      />
    </ReasonItem>
  );
});

const ReasonList = styled.ol`
  display: grid;
`;

/** Skips layout of items outside the viewport: a run may have thousands. */
const ReasonItem = styled.li`
  display: grid;
  gap: var(--birrete-space-2);
  padding-block: var(--birrete-space-4);
  border-block-start: 1px solid var(--birrete-border);
  content-visibility: auto;
  contain-intrinsic-block-size: auto 9em;
`;
