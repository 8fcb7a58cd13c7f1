import type { RefusalValues } from '../schema/refusal.ts';

const reasons: Readonly<Record<string, string>> = {
  'too-large': 'es demasiado grande',
  unreadable: 'no se puede leer',
  'wrong-type': 'no es del tipo que dice su nombre',
  'active-content': 'contiene código',
  unsupported: 'tiene elementos que no se pueden imprimir',
};

/** The end of a message that refuses a picture: 'contiene código (script)'. */
export function pictureReason({ reason, detail }: RefusalValues): string {
  return `${reasons[`${reason}`] ?? 'no se puede leer'}${detail ? ` (${detail})` : ''}`;
}
