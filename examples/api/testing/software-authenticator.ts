import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import * as v from 'valibot';

/** The part of WebAuthn's options that a device reads. */
const optionsSchema = v.object({
  challenge: v.string(),
  user: v.optional(v.object({ id: v.string() })),
});

/** Deviations from a correct answer. */
interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  /** True if the device verified the user. */
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

/** Creates a device that makes passkeys with P-256, as most devices do, and counts their uses, as few do. */
export function createAuthenticator(site: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let owner = '';
  let counter = 0;

  const common = (type: string, challenge: string, origin = site.origin) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    clientData: Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })),
  });
  const authenticatorData = ({ rpId = site.rpId, isVerified = true, ...rest }: Deviation) =>
    Buffer.concat([
      sha256(Buffer.from(rpId)),
      Buffer.of(isVerified ? present | verified : present),
      uint32(rest.counter ?? ++counter),
    ]);

  return {
    /** Creates a passkey for the options of the server. */
    make(options: unknown, deviation: Deviation = {}) {
      const { challenge, user } = v.parse(optionsSchema, options);
      owner = user?.id ?? '';
      const { clientData, ...credential } = common('webauthn.create', challenge, deviation.origin);
      const plain = authenticatorData({ counter: 0, ...deviation });
      plain.writeUInt8(plain.readUInt8(32) | attested, 32);
      const data = Buffer.concat([plain, Buffer.alloc(16), uint16(id.length), id, coseKey()]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: attestationOf(data).toString('base64url'),
        },
      };
    },
    /** Signs the challenge of the server's options with the passkey. */
    show(options: unknown, deviation: Deviation = {}) {
      const { challenge } = v.parse(optionsSchema, options);
      const { clientData, ...credential } = common('webauthn.get', challenge, deviation.origin);
      const data = authenticatorData(deviation);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: deviation.userHandle ?? owner,
        },
      };
    },
  };

  /** Encodes the public key as COSE: type EC2, algorithm ES256, curve P-256, x, y. */
  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const head = Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01);
    return Buffer.concat([
      head,
      Buffer.of(0x21, 0x58, 32),
      Buffer.from(x, 'base64url'),
      Buffer.of(0x22, 0x58, 32),
      Buffer.from(y, 'base64url'),
    ]);
  }
}

/** Flags of the authenticator data. */
const present = 0x01;
const verified = 0x04;
const attested = 0x40;

/** Encodes { fmt: 'none', attStmt: {}, authData } as CBOR: an attestation without the device's manufacturer. */
function attestationOf(data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.of(0xa3),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.of(0xa0),
    cborText('authData'),
    Buffer.of(0x58, data.length),
    data,
  ]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)]);
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function uint16(number: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(number);
  return bytes;
}

function uint32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}
