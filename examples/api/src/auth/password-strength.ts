import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Lowest accepted zxcvbn score, from 0 to 4. A password with 3 resists an attacker who has stolen the hashes. */
const minScore = 3;

/** Further characters are not rated: that takes long, and they cannot weaken the password. */
const maxCheckedLength = 64;

/**
 * Whether a password is easy to guess: it is common, or consists of Spanish vocabulary and names, keyboard rows, dates,
 * or `accountData` (user name, e-mail, full name).
 */
export type IsGuessable = (password: string, accountData: readonly string[]) => Promise<boolean>;

/** Creates the check. Its first use loads the dictionaries, which take about 50 MB and are rarely needed. */
export function createStrengthCheck(): IsGuessable {
  let loading: Promise<ZxcvbnFactory> | undefined;
  return async (password, accountData) => {
    loading ??= loadEstimator();
    const estimator = await loading;
    const parts = accountData.flatMap((text) => text.split(/[\s@._-]+/));
    const known = ['birrete', ...accountData, ...parts].filter((text) => text !== '');
    return estimator.check(password.slice(0, maxCheckedLength), known).score < minScore;
  };
}

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  const dictionary = { ...common.dictionary, ...spanish.dictionary };
  return new Estimator({ dictionary, graphs: common.adjacencyGraphs });
}
