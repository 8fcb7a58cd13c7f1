/** A text as a header: headers accept ASCII only, so full-width digits are converted. */
export function headerText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^ -~]/g, '')
    .trim();
}
