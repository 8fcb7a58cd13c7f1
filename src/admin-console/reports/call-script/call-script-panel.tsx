import { useId, useState } from 'react';
import type { ListState } from '#admin-console/data/use-list.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { PrinterIcon } from '#ui/icon/icons.tsx';
import { Cluster } from '#ui/stack/row.styles.ts';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { callScriptMessages } from './call-script.messages.ts';
import { CallScriptDialog } from './call-script-dialog.tsx';

interface CallScriptPanelProps {
  readonly ceremonies: ListState<Ceremony>;
  /** The ceremony that is selected in the report options. */
  readonly chosen: number | undefined;
}

/** Explains the call script, and opens its dialog. */
export function CallScriptPanel({ ceremonies, chosen }: CallScriptPanelProps) {
  const messages = useMessages(callScriptMessages);
  const headingId = useId();
  const [isOpen, setOpen] = useState(false);
  const rows = ceremonies.status === 'ready' ? ceremonies.rows : undefined;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack $gap={3}>
        <Heading level={2} size="small" id={headingId}>
          {messages.title}
        </Heading>
        <Text>{messages.about}</Text>
        <Cluster>
          <Button
            variant="secondary"
            icon={<PrinterIcon />}
            disabled={rows === undefined}
            onClick={() => setOpen(true)}
          >
            {messages.prepare}
          </Button>
        </Cluster>
      </Stack>
      {isOpen && rows !== undefined && (
        <CallScriptDialog ceremonies={rows} initialId={chosen} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}
