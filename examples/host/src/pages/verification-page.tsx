import { TitleVerification } from 'birrete/title-verification';

/** Verifies `?codigo=` in the address, which the QR codes of titles link to. */
export function VerificationPage() {
  return <TitleVerification headingLevel={1} homeHref="/" />;
}
