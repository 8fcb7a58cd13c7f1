import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports of the operating system, which port 0 and outgoing connections use. */
const lowest = 20_000;
const highest = 32_000;
const address = '127.0.0.1';

/**
 * Reserves a port for a server whose address must be known before it starts, or that restarts at the same address. No
 * other caller gets the port until this process ends.
 */
export async function freePort(): Promise<number> {
  const port = lowest + Math.floor(Math.random() * (highest - lowest));
  const claim = await claimPort(port);
  if (claim === undefined) return freePort();
  if (await isFree(port)) return port;
  claim.close();
  return freePort();
}

/**
 * Servers listen on TCP. The UDP port of the same number serves as a lock, which the system releases with the process.
 */
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
