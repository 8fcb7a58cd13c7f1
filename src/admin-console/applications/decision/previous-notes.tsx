import type { Application } from '../../../domain/application/application.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { WrittenText } from '../../../ui/text/inline-text.styles.ts';
import { decisionMessages } from './decision.messages.ts';

/** What was written at the last decision, for whoever turns it round. */
export function PreviousNotes({ application }: { readonly application: Application }) {
  const words = useMessages(decisionMessages);
  if (application.notes === undefined) return null;
  return (
    <DescriptionList
      items={[
        {
          term: words.previousNotes,
          detail: <WrittenText>{application.notes}</WrittenText>,
        },
      ]}
    />
  );
}
