import { describeIdentityNumber } from '#domain/person/printed-identity-number.ts';
import type { Collector } from '#domain/registry/handover/handover.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { formatMessage } from '#messages/format-message.ts';
import type { HandoverMessages } from '../collection/handover.messages.ts';

/** The person who collected a title, as text. */
export function collectorText(collector: Collector, messages: HandoverMessages): string {
  if (collector.kind === 'graduate') return messages.inPerson;
  if (collector.proxy === undefined) return messages.erasedProxy;
  return formatMessage(messages.byProxy, { name: collector.proxy.name });
}

/** The document of a proxy: 'V-6200417'; undefined for a graduate, and after an erasure. */
export function proxyDocument(collector: Collector): string | undefined {
  if (collector.kind === 'graduate' || collector.proxy === undefined) return undefined;
  const { identificationType, idNumber } = collector.proxy;
  return describeIdentityNumber(identificationType, idNumber);
}

/** The name of a title in messages. */
export function titleName({ fullName, id }: IssuedTitle, messages: HandoverMessages): string {
  return fullName || formatMessage(messages.unnamedRow, { id: String(id) });
}
