import { expect, test } from 'vitest';
import { asksForDoctor } from './doctor-address.ts';

const asks = (address: string) => asksForDoctor(new URL(address));

test.each(['http://127.0.0.1:5173', 'http://[::1]', 'http://localhost:3000', 'http://a.localhost'])(
  'on %s, ?birrete-doctor opens the doctor',
  (origin) => {
    expect(asks(`${origin}/solicitar?birrete-doctor`)).toBe(true);
    expect(asks(`${origin}/solicitar?codigo=birrete-doctor`)).toBe(false);
  },
);

test.each(['https://www.universidad.edu', 'https://localhost.universidad.edu', 'http://10.0.0.7'])(
  'on %s, a link cannot show the doctor to visitors',
  (origin) => {
    expect(asks(`${origin}/solicitar?birrete-doctor`)).toBe(false);
  },
);
