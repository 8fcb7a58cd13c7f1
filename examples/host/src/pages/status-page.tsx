import { StatusLookup } from 'birrete/status-lookup';

/** Looks up `?codigo=` in the address, which receipts and their QR codes link to. */
export function StatusPage() {
  return <StatusLookup headingLevel={1} homeHref="/" />;
}
