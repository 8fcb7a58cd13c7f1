import { useDeferredValue, useState } from 'react';
import type { Message } from '../messages/define-messages.ts';
import { SearchField } from '../ui/search-field/search-field.tsx';
import { english } from './english.ts';
import { spanish } from './spanish.ts';

type Feature = Readonly<Record<string, Message>>;

interface Row {
  readonly key: string;
  readonly spanish: string;
  readonly english: string;
}

/** All messages by feature, with a search over keys and both languages. */
export function MessageList() {
  const [sought, setSought] = useState('');
  const features = useFeatures(useDeferredValue(sought));
  const count = features.reduce((total, [, rows]) => total + rows.length, 0);
  return (
    <div style={{ display: 'grid', gap: '0.5em' }}>
      <SearchField label="Buscar un texto" value={sought} onChange={setSought} />
      <p role="status" style={{ margin: 0 }}>
        {count} textos en {features.length} secciones
      </p>
      {features.map(([feature, rows]) => (
        <FeatureMessages key={feature} feature={feature} rows={rows} isSought={sought !== ''} />
      ))}
    </div>
  );
}

function useFeatures(sought: string): readonly (readonly [string, readonly Row[]])[] {
  const wanted = plain(sought);
  return Object.entries<Feature>(spanish)
    .map(([feature, table]) => [feature, messageRows(feature, table)] as const)
    .map(([feature, rows]) => [feature, rows.filter((row) => isIn(wanted, feature, row))] as const)
    .filter(([, rows]) => rows.length > 0);
}

function messageRows(feature: string, table: Feature): readonly Row[] {
  const translated: Feature = Reflect.get(english, feature) ?? {};
  return Object.entries(table).map(([key, message]) => ({
    key,
    spanish: messageText(message),
    english: messageText(translated[key] ?? ''),
  }));
}

function messageText(message: Message): string {
  return typeof message === 'string' ? message : `${message.one} / ${message.other}`;
}

function isIn(wanted: string, feature: string, row: Row): boolean {
  return plain(`${feature}.${row.key} ${row.spanish} ${row.english}`).includes(wanted);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

interface FeatureProps {
  readonly feature: string;
  readonly rows: readonly Row[];
  readonly isSought: boolean;
}

/** Opens by click or by search: more than a thousand rows at once help nobody. */
function FeatureMessages({ feature, rows, isSought }: FeatureProps) {
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || isSought;
  return (
    <details open={isOpen} onToggle={(event) => setOpened(event.currentTarget.open && !isSought)}>
      <summary style={{ cursor: 'pointer', paddingBlock: '0.25em' }}>
        <code>{feature}</code> ({rows.length})
      </summary>
      {isOpen && <FeatureTable feature={feature} rows={rows} />}
    </details>
  );
}

function FeatureTable({ feature, rows }: Pick<FeatureProps, 'feature' | 'rows'>) {
  const cell = {
    padding: '0.4em 1em 0.4em 0',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: '1px solid var(--birrete-border)',
    overflowWrap: 'anywhere',
  } as const;
  return (
    <table
      aria-label={feature}
      style={{ borderCollapse: 'collapse', tableLayout: 'fixed', width: '100%' }}
    >
      <thead>
        <tr>
          {['Clave', 'Español', 'English'].map((heading) => (
            <th key={heading} scope="col" style={cell}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" style={{ ...cell, fontWeight: 400 }}>
              <code>{row.key}</code>
            </th>
            <td style={cell} lang="es">
              {row.spanish}
            </td>
            <td style={cell} lang="en">
              {row.english}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
