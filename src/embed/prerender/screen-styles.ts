import { inheritedProperties } from '../element/element-shadow.ts';

/** The same as the script sets on the element and its container. */
const frameStyles = [
  ':host{display:block}:host([hidden]){display:none}',
  `[data-birrete-screen]{all:initial;display:block;${inheritedProperties.map((name) => `${name}:inherit`).join(';')}}`,
].join('');

/** The content between the tags shows up below the screen if its script is late or can't run. */
const fallbackStyles = [
  '.later{display:block;height:0;overflow:hidden;visibility:hidden;animation:later 0s 15s forwards}',
  '@keyframes later{to{height:auto;visibility:visible}}',
  '@media (scripting:none){.later{height:auto;visibility:visible;animation:none}}',
].join('');

/** The style sheet of a printed screen, on one line: a site may write line ends in another way, and the hash would not fit. */
export function screenStyles(styleTags: string): string {
  const rules = styleTags
    .replace(/^<style[^>]*>|<\/style>$/g, '')
    .replace(/\s*\/\*!sc\*\/\s*/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replace(/\s+/g, ' ');
  // A value of the theme can't end the element.
  return (frameStyles + rules + fallbackStyles)
    .replaceAll('</', '<\\/')
    .replaceAll('<!--', '<\\!--');
}
