/** The base64 of a data URL. */
export function pictureData(dataUrl: string): string {
  return dataUrl.slice(dataUrl.indexOf(',') + 1);
}
