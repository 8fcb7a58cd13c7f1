import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraduationProvider } from 'birrete';
import { fakeVerificationCode, graduationHandlers } from 'birrete/testing';
import { TitleVerification } from 'birrete/title-verification';
import { expect, test, vi } from 'vitest';
import { fakeNetwork } from '../browser/fake-network.ts';

const north = 'https://norte.universidad.test';
const south = 'https://sur.universidad.test';
const code = fakeVerificationCode(1);

const network = fakeNetwork(() => [
  ...graduationHandlers({ baseUrl: north, extras: ['verification'] }),
  ...graduationHandlers({ baseUrl: south, extras: ['verification'], data: 'empty' }),
]);

/** The verifications of two universities; only the first one has issued titles. */
function open() {
  const verified = { Norte: vi.fn(), Sur: vi.fn() };
  render(
    <>
      <section aria-label="Norte">
        <GraduationProvider api={{ baseUrl: north }}>
          <TitleVerification onVerified={verified.Norte} codeParameter={false} />
        </GraduationProvider>
      </section>
      <section aria-label="Sur">
        <GraduationProvider api={{ baseUrl: south }}>
          <TitleVerification onVerified={verified.Sur} codeParameter={false} />
        </GraduationProvider>
      </section>
    </>,
  );
  return verified;
}

const at = (name: string) => within(screen.getByRole('region', { name }));

test('each verification asks its own university, and shows and reports its answer alone', async () => {
  const asked: string[] = [];
  network.events.on('request:start', ({ request }) => asked.push(new URL(request.url).origin));
  const verified = open();

  await userEvent.type(at('Norte').getByRole('textbox'), `${code}{Enter}`);
  expect(await at('Norte').findByText('Título válido')).toBeVisible();
  expect(at('Sur').getByRole('textbox')).toHaveValue('');
  expect(new Set(asked)).toEqual(new Set([north]));
  expect(verified.Sur).not.toHaveBeenCalled();

  await userEvent.type(at('Sur').getByRole('textbox'), `${code}{Enter}`);
  expect(await at('Sur').findByText('No figura en el registro')).toBeVisible();
  expect(at('Norte').getByText('Título válido')).toBeVisible();
  expect(verified.Norte.mock.calls).toEqual([[{ code, result: 'valid' }]]);
  expect(verified.Sur.mock.calls).toEqual([[{ code, result: 'unknown' }]]);
});
