const controls = /[^\P{Cc}\s]/gu;
const formats = /\p{Cf}/gu;
const ignorable = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Leaves out control characters other than white space. PDF viewers copy some for a hyphen, and servers refuse them. */
export function withoutControls(text: string): string {
  return text.replace(controls, '');
}

/** Leaves out control and format characters, which documents do not print. */
export function withoutUnprinted(text: string): string {
  return withoutControls(text).replace(formats, '');
}

/**
 * Leaves out format characters and those that fonts ignore, such as marks of direction and soft hyphens. For what machines
 * compare: the codes, numbers and addresses that people copy.
 */
export function withoutInvisible(text: string): string {
  return text.replace(ignorable, '');
}
