/** The token of `Authorization: Bearer …`; undefined for a header of another form. */
export function bearerToken(authorization: string | null | undefined): string | undefined {
  return /^Bearer ([\w.~+/=-]{16,512})$/i.exec(authorization ?? '')?.[1];
}
