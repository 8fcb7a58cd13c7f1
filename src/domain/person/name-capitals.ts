import { foldText } from '../text/text-fold.ts';
import { nameParticles } from './name-particles.ts';

/**
 * The parts of a text with capitals or small letters where names rarely have them: 'PÉREZ', 'MARíA' and 'pérez'. Initials,
 * Roman numerals, particles and two capitals alone are common in names.
 */
export function unusualCapitals(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{M}.'’‘`´ʼ·]+/u).filter(isUnusual);
}

function isUnusual(part: string): boolean {
  const cased = part.match(/\p{Lu}|\p{Ll}/gu) ?? [];
  const isInitials = /^(?:\p{Lu}\.)+\p{Lu}?$/u.test(part);
  const isNumeral = /^[IVX]+$/.test(part);
  if (isInitials || isNumeral) return false;
  if (cased.length > 2 && /\p{Lu}{2}/u.test(part)) return true;
  return cased.length > 1 && startsSmall(part) && !nameParticles.has(foldText(part));
}

/** True for 'pérez', and false for "d'Angelo". */
function startsSmall(part: string): boolean {
  return /^[^\p{L}]*\p{Ll}/u.test(part) && !/['’‘`´ʼ]\p{Lu}/u.test(part);
}
