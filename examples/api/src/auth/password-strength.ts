import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** From 0 to 4; 3 withstands whoever has stolen the hashes for a good while. */
const weakest = 3;

/** What comes after is not looked at: it takes long and weakens nothing. */
const longestChecked = 64;

/**
 * Whether a password stands in the lists that guessers begin with, or is made of what they know: common passwords,
 * Spanish words and names, keyboard rows, dates, and the words of its owner's own account.
 */
export type IsGuessable = (password: string, own: readonly string[]) => Promise<boolean>;

/** Makes the check. Its lists take some 50 MB and are needed on few days of the year: the first use loads them. */
export function createStrengthCheck(): IsGuessable {
  let loading: Promise<ZxcvbnFactory> | undefined;
  return async (password, own) => {
    loading ??= loadEstimator();
    const estimator = await loading;
    const words = ['birrete', ...own, ...own.flatMap((text) => text.split(/[\s@._-]+/))];
    const known = words.filter((word) => word !== '');
    return estimator.check(password.slice(0, longestChecked), known).score < weakest;
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
