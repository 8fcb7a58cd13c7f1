// @module-tag rare

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { formatVerificationCode } from '#domain/verification/verification-code.ts';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { StatusLookup } from '#status-lookup/status-lookup.tsx';
import { TitleVerification } from '#title-verification/title-verification.tsx';
import { applicationCodes, type CodeRow, verificationCodes } from './codes.ts';
import { compareRows } from './compare-rows.ts';

interface Widget {
  readonly element: (code?: string) => ReactNode;
  readonly rows: readonly CodeRow[];
  /** The code that the widget sends for a row; undefined if it sends none. */
  readonly sentFor: (row: CodeRow) => string | undefined;
  /** A code as the field shows it. */
  readonly shown: (code: string) => string;
}

const lookUp: Widget = {
  element: (code) => <StatusLookup code={code} codeParameter={false} />,
  rows: applicationCodes,
  sentFor: ([text, code]) => code ?? text.trim().toUpperCase(),
  shown: (code) => code,
};

const verification: Widget = {
  element: (code) => <TitleVerification code={code} codeParameter={false} />,
  rows: verificationCodes,
  sentFor: ([, code]) => code,
  shown: formatVerificationCode,
};

const widgets = [
  ['look-up', lookUp],
  ['verification', verification],
] as const;

const field = () => screen.getByRole<HTMLInputElement>('textbox');

/** A server that knows no code, and records what it is asked for. */
function recordingServer() {
  const asked: string[] = [];
  const fetch = (input: RequestInfo | URL) => {
    const { pathname } = new URL(new Request(input).url);
    asked.push(decodeURIComponent(pathname.split('/').at(-1) ?? ''));
    return Promise.resolve(Response.json({ error: 'No se encontró' }, { status: 404 }));
  };
  const page = (widget: ReactNode) => (
    <GraduationProvider api={{ baseUrl: '', fetch }}>{widget}</GraduationProvider>
  );
  const takeAsked = () => asked.splice(0);
  return { page, takeAsked, isAsked: () => waitFor(() => expect(asked).not.toEqual([])) };
}

/** The texts that the widget sends for each row, beside the expected ones. */
function resultsOf({ rows, sentFor }: Widget, sent: ReadonlyMap<string, readonly string[]>) {
  const expectedOf = (row: CodeRow) => {
    const code = sentFor(row);
    return code === undefined ? [] : [code];
  };
  return compareRows(rows, ([text]) => sent.get(text), expectedOf);
}

test.each(widgets)(
  'the field of the %s sends and shows the code of any writing',
  async (_, widget) => {
    const { page, takeAsked, isAsked } = recordingServer();
    render(page(widget.element()));
    const sent = new Map<string, readonly string[]>();
    for (const row of widget.rows) {
      const [text, code] = row;
      fireEvent.change(field(), { target: { value: text } });
      await act(async () => fireEvent.submit(screen.getByRole('search')));
      if (widget.sentFor(row) !== undefined) await isAsked();
      sent.set(text, takeAsked());
      if (code !== undefined) expect(field().value, text).toBe(widget.shown(code));
    }
    const { found, expected } = resultsOf(widget, sent);
    expect(found).toEqual(expected);
  },
);

test.each(widgets)('the %s reads the code of any writing in an address', async (_, widget) => {
  const { page, takeAsked } = recordingServer();
  const { rerender } = render(page(widget.element()));
  const sent = new Map<string, readonly string[]>();
  for (const [text] of widget.rows) {
    await act(async () => rerender(page(widget.element(text))));
    sent.set(text, takeAsked());
  }
  const { found, expected } = resultsOf(widget, sent);
  expect(found).toEqual(expected);
});
