import { hostMessages } from '../host.messages.ts';
import { dataMessages as messages } from './data.messages.ts';

/** The legal notice: the university, its purposes, what stays in the browser, and the rights of a person. */
export function DataPage() {
  return (
    <article className="text-page">
      <h1>{hostMessages.dataTitle}</h1>
      <p>{messages.owner}</p>
      <h2>{messages.purposeTitle}</h2>
      <p>{messages.purpose}</p>
      <h2>{messages.storageTitle}</h2>
      <p>{messages.storage}</p>
      <ul>
        {messages.stored.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
      <h2>{messages.rightsTitle}</h2>
      <p>{messages.rights}</p>
    </article>
  );
}
