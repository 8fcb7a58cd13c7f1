import { StatusLookup } from 'birrete/status-lookup';

/** `?codigo=` in the address is looked up: receipts and their QR codes lead here. */
export function StatusPage() {
  return <StatusLookup headingLevel={1} homeHref="/" />;
}
