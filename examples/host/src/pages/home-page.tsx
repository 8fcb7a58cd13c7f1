import { LandingPage } from 'birrete/landing-page';
import { Crest } from '../crest.tsx';
import { hostMessages } from '../host.messages.ts';
import { mainId } from '../main-id.ts';

export function HomePage() {
  return <LandingPage institution={hostMessages.institution} crest={<Crest />} mainId={mainId} />;
}
