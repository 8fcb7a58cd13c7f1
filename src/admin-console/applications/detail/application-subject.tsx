import type { Application } from '#domain/application/application.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { ApplicationStatusBadge } from '#ui/application-status/application-status-badge.tsx';
import { SubjectBox, SubjectDetail, SubjectName } from '#ui/dialog/dialog-parts.styles.ts';
import { fullNameOf, identificationOf, rowNameOf } from '../application-names.ts';
import { applicationsMessages } from '../applications.messages.ts';

/** The applicant of a decision, from the current row: after a 409 it shows the new status. */
export function ApplicationSubject({ application }: { readonly application: Application }) {
  const messages = useMessages(applicationsMessages);
  const { status, career, ceremony } = application;
  const name = fullNameOf(application);
  const details = [career.name, ceremony.name].filter((text) => text !== undefined);
  return (
    <SubjectBox>
      <div>
        <SubjectName>{name === '' ? messages.missing : name}</SubjectName>
        <SubjectDetail>
          {[rowNameOf(application, messages), identificationOf(application)]
            .filter((text) => text !== '' && text !== name)
            .join(' · ')}
        </SubjectDetail>
        {details.map((detail) => (
          <SubjectDetail key={detail}>{detail}</SubjectDetail>
        ))}
      </div>
      <ApplicationStatusBadge status={status} />
    </SubjectBox>
  );
}
