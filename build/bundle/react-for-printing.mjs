import original, { useState } from 'react';
import { nextId } from './element-ids.mjs';

export * from 'react';

/** The id that the elements' script gives, because a tree is taken over with the ids that it has. */
export function useId() {
  return useState(nextId)[0];
}

const react = { ...original, useId };

export { react as default };
