import type { Application } from '#domain/application/application.ts';
import type { ApplicationProof } from '#domain/application/title-proof.ts';
import { formatTimestamp } from '#domain/calendar/timestamp.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { WrittenText } from '#ui/text/inline-text.styles.ts';
import { fullNameOf, identificationOf } from '../application-names.ts';
import { wordingRequestsMessages } from './wording-requests.messages.ts';

interface WordingRequestFactsProps {
  readonly application: Application;
  readonly proof: ApplicationProof;
}

/** The graduate's text, the reply to it, and the name as it is now. */
export function WordingRequestFacts({ application, proof }: WordingRequestFactsProps) {
  const messages = useMessages(wordingRequestsMessages);
  const locale = useLocale();
  const { wordingRequest } = proof;
  if (wordingRequest === undefined) return null;
  const { description, requestedAt, reply } = wordingRequest;
  return (
    <DescriptionList
      items={[
        { term: messages.asked, detail: <WrittenText dir="auto">{description}</WrittenText> },
        ...(reply === undefined
          ? []
          : [{ term: messages.reply, detail: <WrittenText dir="auto">{reply}</WrittenText> }]),
        {
          term: messages.askedAt,
          detail: requestedAt ? formatTimestamp(requestedAt, locale) : messages.missing,
        },
        {
          term: messages.currentName,
          detail: <bdi>{fullNameOf(application) || messages.missing}</bdi>,
        },
        {
          term: messages.identification,
          detail: <bdi>{identificationOf(application) || messages.missing}</bdi>,
        },
      ]}
    />
  );
}
