/** A text between tags or quotes. */
export function escapeXml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** A number with as many decimals as are visible. */
export function round(value: number, precision = 100): number {
  return Math.round(value * precision) / precision || 0;
}
