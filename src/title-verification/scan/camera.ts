/** A detector of QR codes, as browsers with the Barcode Detection API have it. */
interface QrDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): QrDetector;
}

/** Milliseconds between two attempts: often enough to feel immediate, and easy on a phone's battery. */
const intervalMs = 150;

interface Camera {
  readonly video: HTMLVideoElement;
  readonly signal: AbortSignal;
  /** Called with the text of each QR code in the picture. */
  readonly onText: (text: string) => void;
}

/** Shows the camera in a video and reads QR codes until the signal aborts. Rejects if there is no camera to use. */
export async function readQrCodes({ video, signal, onText }: Camera): Promise<void> {
  const Detector = (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (Detector === undefined) throw new Error('The browser detects no barcodes.');
  const detector = new Detector({ formats: ['qr_code'] });
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
    audio: false,
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop, { once: true });
  video.srcObject = stream;
  await video.play();
  while (!signal.aborted) {
    // A frame that can't be read is followed by another.
    const found = await detector.detect(video).catch(() => []);
    for (const { rawValue } of found) {
      if (!signal.aborted) onText(rawValue);
    }
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}
