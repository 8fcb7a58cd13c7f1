import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { formatLongDate } from '#domain/calendar/calendar-date.ts';
import type {
  Message,
  MessageCatalogue,
  MessagesByNamespace,
  MessageTable,
} from './define-messages.ts';
import { formatMessage, type Wording } from './format-message.ts';

interface MessagesValue {
  readonly overrides: MessagesByNamespace;
  readonly locale: string;
}

const MessagesContext = createContext<MessagesValue>({ overrides: {}, locale: 'es' });

interface MessagesProviderProps {
  readonly overrides: MessagesByNamespace;
  /** BCP 47 tag for numbers, plurals and dates. */
  readonly locale: string;
  readonly children: ReactNode;
}

/** Provides a host's messages and locale to the components below it. */
export function MessagesProvider({ overrides, locale, children }: MessagesProviderProps) {
  const value = useMemo(() => ({ overrides, locale }), [overrides, locale]);
  return <MessagesContext.Provider value={value}>{children}</MessagesContext.Provider>;
}

/** The overrides and the locale of the nearest provider. */
export function useMessagesValue(): MessagesValue {
  return useContext(MessagesContext);
}

/** The messages of a namespace, with the host's overrides applied. */
export function useMessages<Table extends MessageTable>(catalogue: MessageCatalogue<Table>): Table {
  const overrides = useContext(MessagesContext).overrides[catalogue.namespace];
  return useMemo(() => merge(catalogue.defaults, overrides), [catalogue, overrides]);
}

/** Returns the messages of a namespace, with the host's overrides applied. */
export type ReadMessages = <Table extends MessageTable>(
  catalogue: MessageCatalogue<Table>,
) => Table;

/** A function that reads messages, where the namespace is not known before. */
export function useReadMessages(): ReadMessages {
  const { overrides } = useContext(MessagesContext);
  return ({ defaults, namespace }) => merge(defaults, overrides[namespace]);
}

/**
 * The messages of a namespace, with functions for the language of the page. Keeps its identity while messages and
 * language stay.
 */
export function useText<Table extends MessageTable>(
  catalogue: MessageCatalogue<Table>,
): Wording<Table> {
  const messages = useMessages(catalogue);
  const locale = useLocale();
  return useMemo(
    () => ({
      messages,
      locale,
      format: (message, values) => formatMessage(message, values, locale),
      longDate: (date) => formatLongDate(date, locale),
    }),
    [messages, locale],
  );
}

/** The locale for texts, numbers and dates. */
export function useLocale(): string {
  return useContext(MessagesContext).locale;
}

function merge<Table extends MessageTable>(
  defaults: Table,
  overrides: Readonly<Record<string, Message | undefined>> | undefined,
): Table {
  if (!overrides) return defaults;
  const known = Object.keys(defaults).filter((key) => isSameKind(defaults[key], overrides[key]));
  return { ...defaults, ...Object.fromEntries(known.map((key) => [key, overrides[key]])) };
}

/**
 * True if an override is of the default's kind. A plain text can't replace a plural one, because the code that formats
 * it needs its forms. JSON has null where the type says undefined.
 */
function isSameKind(standard: Message | undefined, own: Message | null | undefined): boolean {
  if (typeof standard === 'string') return typeof own === 'string';
  return typeof own === 'object' && typeof own?.other === 'string';
}
