import { useMessages, useText } from '#messages/messages-context.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { applicationDetailMessages } from './application-detail.messages.ts';
import type { UnopenedApplication } from './linked-application.flow.ts';

interface UnopenedApplicationDialogProps {
  readonly application: UnopenedApplication;
  readonly onClose: () => void;
}

/** The detail of an application that is still loading, could not be loaded or does not exist. */
export function UnopenedApplicationDialog(props: UnopenedApplicationDialogProps) {
  const { application, onClose } = props;
  const { messages, format } = useText(applicationDetailMessages);
  return (
    <Dialog
      title={format(messages.title, { code: application.key })}
      size="large"
      isOpen
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      <Content application={application} />
    </Dialog>
  );
}

function Content({ application }: Pick<UnopenedApplicationDialogProps, 'application'>) {
  const messages = useMessages(applicationDetailMessages);
  switch (application.status) {
    case 'loading':
      return <Skeleton lines={8} />;
    case 'missing':
      return <EmptyState title={messages.notFound}>{messages.notFoundText}</EmptyState>;
    case 'failed':
      return <RetryAlert onRetry={application.retry}>{application.message}</RetryAlert>;
    default:
      return application satisfies never;
  }
}
