import { useOffers } from '#admin-console/data/use-offers.ts';
import { useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { documentsMessages } from './documents.messages.ts';
import { usePrintedAddresses } from './former-addresses.controller.ts';

/** Says how many printed documents carry a former address of the verification. Nothing where the server records none. */
export function FormerAddresses() {
  return useOffers('verification-record') ? <Addresses /> : null;
}

function Addresses() {
  const { messages, format } = useText(documentsMessages);
  const addresses = usePrintedAddresses();
  if (addresses.status === 'failed') {
    return (
      <RetryAlert tone="warning" onRetry={addresses.retry}>
        {addresses.message}
      </RetryAlert>
    );
  }
  if (addresses.status === 'loading') return null;
  const former = addresses.data.filter(({ isCurrent }) => !isCurrent);
  return former.map(({ address, prints }) => (
    <Alert key={address} tone="warning" title={messages.formerAddress}>
      {format(messages.formerAddressText, { count: prints, address })}
    </Alert>
  ));
}
