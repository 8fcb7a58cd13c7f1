import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { fakeVerificationCode } from '#testing/fake-api/calls/verification.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { TitleVerification } from '../title-verification.tsx';

fakeNetwork(() => graduationHandlers({ extras: ['verification'] }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A camera whose picture contains these QR codes, one after another. */
function installCamera(texts: readonly string[]) {
  const remaining = [...texts];
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      async detect() {
        const rawValue = remaining.shift();
        return rawValue === undefined ? [] : [{ rawValue }];
      }
    },
  );
  const picture = document.createElement('canvas');
  picture.getContext('2d');
  const stream = picture.captureStream(5);
  // A canvas that nobody draws on has no first frame to wait for.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream);
  return stream;
}

function renderVerification() {
  render(
    <GraduationProvider api={{ baseUrl: '' }}>
      <TitleVerification codeParameter={false} />
    </GraduationProvider>,
  );
}

const scanName = 'Escanear el código QR';

test('a title is verified by its QR code, and the camera stops', async () => {
  const address = `https://grados.universidad.edu/verificar?codigo=${fakeVerificationCode(1)}`;
  const stream = installCamera(['https://universidad.edu/menu', address]);
  renderVerification();
  await userEvent.click(await screen.findByRole('button', { name: scanName }));
  await screen.findByRole('heading', { name: 'Título válido' });
  expect(stream.getTracks().every(({ readyState }) => readyState === 'ended')).toBe(true);
  expect(screen.getByRole('button', { name: scanName })).toBeTruthy();
});

test('another QR code is named, and the camera can be closed', async () => {
  const stream = installCamera(['https://universidad.edu/menu']);
  renderVerification();
  await userEvent.click(await screen.findByRole('button', { name: scanName }));
  await screen.findByText('Este código QR no es el de un título.');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar la cámara' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(scanName));
  expect(stream.getTracks().every(({ readyState }) => readyState === 'ended')).toBe(true);
});

test('a camera that may not be used leaves the field', async () => {
  installCamera([]);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
    new DOMException('Not allowed.', 'NotAllowedError'),
  );
  renderVerification();
  await userEvent.click(await screen.findByRole('button', { name: scanName }));
  await screen.findByText(/No se pudo usar la cámara/);
  expect(screen.getByRole('textbox')).toBeTruthy();
});

test('a browser that detects no QR codes offers no camera', async () => {
  vi.stubGlobal('BarcodeDetector', undefined);
  Reflect.deleteProperty(window, 'BarcodeDetector');
  renderVerification();
  await screen.findByRole('textbox');
  expect(screen.queryByRole('button', { name: scanName })).toBeNull();
});
