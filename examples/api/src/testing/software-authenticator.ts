import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import * as v from 'valibot';

/** What a browser is asked, as far as a device reads it. */
const questionSchema = v.object({
  challenge: v.string(),
  user: v.optional(v.object({ id: v.string() })),
});

/** What may be otherwise than it should. */
type Deviation = {
  origin?: string;
  rpId?: string;
  /** Whether the device asked who is there. */
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
};

/** A device that makes passkeys: P-256, as most do. It counts, as few do. */
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
    /** Makes one. @param question what the server offered */
    make(question: unknown, deviation: Deviation = {}) {
      const { challenge, user } = v.parse(questionSchema, question);
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
    /** Shows it. @param question what the server asked */
    show(question: unknown, deviation: Deviation = {}) {
      const { challenge } = v.parse(questionSchema, question);
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

  /** The public key as COSE writes it: kind EC2, algorithm ES256, curve P-256, x, y. */
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

/** Flags: somebody is there, it is its owner, a key is attached. */
const present = 0x01;
const verified = 0x04;
const attested = 0x40;

/** CBOR of { fmt: 'none', attStmt: {}, authData }: the device does not say who made it. */
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
