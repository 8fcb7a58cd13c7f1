import { partNames } from '#ui/styled/part.ts';
import { type PartsTheme, partProperty } from './part-theme.ts';

/** The rules of a theme's parts, and the entries that are left out, described for the developer. */
interface PartStyles {
  readonly rules: string;
  readonly problems: readonly string[];
}

/** The repeated class outranks every rule of ours, states included, without `!important`. */
const root = '&&&&&&';

const states =
  /^(:(hover|focus|focus-visible|focus-within|active|disabled|checked)|\[(data|aria)-[a-z-]+(=[a-z-]+|='[\w-]+'|="[\w-]+")?\])+$/;

/**
 * Compiles styles by part into rules for a widget's root. The same theme yields the same rules on a server and in every
 * browser, so values are checked by their form and not by the browser.
 */
export function partStyles(parts: PartsTheme | undefined): PartStyles {
  const problems: string[] = [];
  const rules = definedEntries(parts, 'parts', problems).flatMap(([part, style]) => {
    if (!partNames.some((name) => name === part)) {
      problems.push(`parts.${part} is no part`);
      return [];
    }
    const selector = part === 'root' ? root : `${root} [data-birrete-part='${part}']`;
    const entries = definedEntries(style, `parts.${part}`, problems);
    const isState = ([key]: readonly [string, unknown]) => /^[:[]/.test(key);
    const own = declare(
      entries.filter((entry) => !isState(entry)),
      `parts.${part}`,
      problems,
    );
    const further = entries.filter(isState).map(([state, declarations]) => {
      const place = `parts.${part}['${state}']`;
      if (!states.test(state)) {
        problems.push(`${place} is no state`);
        return '';
      }
      return rule(
        selector + state,
        declare(definedEntries(declarations, place, problems), place, problems),
      );
    });
    return [rule(selector, own), ...further];
  });
  return { rules: rules.join(''), problems };
}

function rule(selector: string, declarations: string): string {
  return declarations === '' ? '' : `${selector}{${declarations}}`;
}

type Entry = readonly [key: string, value: unknown];

function declare(entries: readonly Entry[], place: string, problems: string[]): string {
  return entries
    .map(([property, value]) => {
      if (!partProperty.test(property)) {
        problems.push(`${place}.${property} is no property that a part can have`);
        return '';
      }
      if (!isPlainValue(value)) {
        problems.push(`${place}.${property} is no plain CSS value`);
        return '';
      }
      return `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value};`;
    })
    .join('');
}

/** Pages without TypeScript may pass any value. */
function definedEntries(from: unknown, place: string, problems: string[]): readonly Entry[] {
  if (from === undefined || from === null) return [];
  if (typeof from === 'object' && !Array.isArray(from)) {
    return Object.entries(from).filter(([, value]) => value !== undefined);
  }
  problems.push(`${place} is no object`);
  return [];
}

/** True if a value stays within its declaration: no end of it, no comment, and every quote and parenthesis closed. */
function isPlainValue(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'string' || value.trim() === '' || value.length > 300) return false;
  if (/[;{}<>\\@!\p{Cc}]|\/[/*]/u.test(value)) return false;
  let rest = value.replace(/'[^']*'|"[^"]*"/g, '');
  while (/\([^()]*\)/.test(rest)) rest = rest.replace(/\([^()]*\)/g, '');
  return !/['"()]/.test(rest);
}
