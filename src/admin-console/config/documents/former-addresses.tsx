import { useOffers } from '#admin-console/data/use-offers.ts';
import { useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Text } from '#ui/text/text.tsx';
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
  return former.map(({ address, prints, earlierPrints }) => (
    <Alert key={address} tone="warning" title={messages.formerAddress}>
      <Stack $gap={2}>
        <Text>{format(messages.formerAddressText, { count: prints, address })}</Text>
        {earlierPrints > 0 && (
          <Text>{format(messages.earlierPrints, { count: earlierPrints })}</Text>
        )}
      </Stack>
    </Alert>
  ));
}
