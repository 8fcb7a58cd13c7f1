import { StatusLookup } from 'birrete/status-lookup';
import { useSearchParams } from 'react-router';

/** `?codigo=` in the address looks that code up: receipts and their QR codes lead here. */
export function StatusPage() {
  const [search] = useSearchParams();
  return <StatusLookup code={search.get('codigo') ?? undefined} headingLevel={1} homeHref="/" />;
}
