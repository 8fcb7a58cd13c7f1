import { useOffers } from '#admin-console/data/use-offers.ts';
import { useRead } from '#admin-console/data/use-read.ts';
import { listPrintedAddresses } from '#api/verification/verification-record.ts';
import { useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { documentsMessages } from './documents.messages.ts';

/** Says how many printed documents carry a former address of the verification. Nothing where the server records none. */
export function FormerAddresses() {
  return useOffers('verification-record') ? <Addresses /> : null;
}

function Addresses() {
  const { messages, format } = useText(documentsMessages);
  const addresses = useRead({
    queryKey: ['printedAddresses'],
    read: listPrintedAddresses,
    failed: messages.addressesFailed,
  });
  if (addresses.status === 'failed') return <Alert tone="warning">{addresses.message}</Alert>;
  if (addresses.status === 'loading') return null;
  const former = addresses.data.filter(({ isCurrent }) => !isCurrent);
  return former.map(({ address, prints }) => (
    <Alert key={address} tone="warning" title={messages.formerAddress}>
      {format(messages.formerAddressText, { count: prints, address })}
    </Alert>
  ));
}
