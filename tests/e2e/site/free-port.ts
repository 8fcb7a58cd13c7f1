import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that an operating system hands out by itself, for port 0 and for outgoing connections. */
const lowest = 20_000;
const highest = 32_000;
const address = '127.0.0.1';

/**
 * A port for a server whose address must be known before it starts, or which starts again at the same address. No other
 * caller gets it until this process ends.
 */
export async function freePort(): Promise<number> {
  const port = lowest + Math.floor(Math.random() * (highest - lowest));
  const claim = await claimPort(port);
  if (claim === undefined) return freePort();
  if (await isFree(port)) return port;
  claim.close();
  return freePort();
}

/** Servers listen by TCP. The UDP port of the same number is the lock: the system releases it with the process. */
function claimPort(port: number): Promise<Socket | undefined> {
  const socket = createSocket('udp4').unref();
  socket.bind({ port, address, exclusive: true });
  return once(socket, 'listening').then(
    () => socket,
    () => undefined,
  );
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, address);
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
