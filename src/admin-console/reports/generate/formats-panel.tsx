import { useId } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { Heading } from '../../../ui/text/heading.tsx';
import { reportsMessages } from '../reports.messages.ts';

/** What each format is for. */
export function FormatsPanel() {
  const words = useMessages(reportsMessages);
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack $gap={3}>
        <Heading level={2} size="small" id={headingId}>
          {words.formats}
        </Heading>
        <DescriptionList
          items={[
            { term: words.csvFormat, detail: words.csvText },
            { term: words.pdfFormat, detail: words.pdfText },
          ]}
        />
      </Stack>
    </Card>
  );
}
