import { useId } from 'react';
import { useOffers } from '#admin-console/data/use-offers.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { reportsMessages } from '../reports.messages.ts';

/** Explains the formats. */
export function FormatsPanel() {
  const messages = useMessages(reportsMessages);
  const headingId = useId();
  const hasWorkbooks = useOffers('xlsx');
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack $gap={3}>
        <Heading level={2} size="small" id={headingId}>
          {messages.formats}
        </Heading>
        <DescriptionList
          items={[
            { term: messages.csvFormat, detail: messages.csvText },
            ...(hasWorkbooks ? [{ term: messages.excelFormat, detail: messages.excelText }] : []),
            { term: messages.pdfFormat, detail: messages.pdfText },
          ]}
        />
      </Stack>
    </Card>
  );
}
