import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { serveThread } from '../concurrency/serve-thread.ts';
import type { Rating } from './password-strength.ts';

/** Lowest accepted zxcvbn score, from 0 to 4. A password with 3 resists an attacker who has stolen the hashes. */
const minScore = 3;

/** Further characters are not rated: that takes long, and they cannot weaken the password. */
const maxCheckedLength = 64;

const loading = loadEstimator();

serveThread(async ({ password, known }: Rating) => {
  const estimator = await loading;
  return estimator.check(password.slice(0, maxCheckedLength), [...known]).score < minScore;
});

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  const dictionary = { ...common.dictionary, ...spanish.dictionary };
  return new Estimator({ dictionary, graphs: common.adjacencyGraphs });
}
