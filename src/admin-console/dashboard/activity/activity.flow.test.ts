import { describe, expect, it } from 'vitest';
import type { Activity } from '#domain/activity/activity.ts';
import { describeActivity, pathOfActivity, personOfActivity, startOf } from './activity.flow.ts';
import { activityMessages } from './activity.messages.ts';

const messages = activityMessages.defaults;

function anActivity(change: Partial<Activity> = {}): Activity {
  return {
    id: 1,
    at: new Date('2026-06-15T15:00:00Z'),
    person: { id: 1, name: 'Mariela Rondón' },
    action: 'rejected',
    object: 'application',
    objectId: 157,
    objectName: 'AG-2026-008',
    count: undefined,
    ...change,
  };
}

const issue = anActivity({
  action: 'issued',
  object: 'title',
  objectId: 4,
  objectName: 'Mayo 2026',
  count: 12,
});
const deletion = anActivity({ action: 'deleted', object: 'ceremony', objectName: 'Mayo 2026' });

describe('an activity', () => {
  it('says what happened to what', () => {
    const texts = [anActivity(), issue, deletion].map((entry) =>
      describeActivity(entry, messages, 'es'),
    );
    expect(texts).toEqual([
      'Solicitud AG-2026-008 rechazada',
      '12 títulos emitidos de «Mayo 2026»',
      'Acto «Mayo 2026» eliminado',
    ]);
  });

  it('says what happened to titles and corrections', () => {
    const title = { object: 'title', objectId: 9, objectName: 'AG-2026-008' } as const;
    const entries = [
      anActivity({ action: 'correction-requested' }),
      anActivity({ ...title, action: 'rectified' }),
      anActivity({ ...title, action: 'handed-over', count: 1 }),
      anActivity({ ...title, action: 'handed-over', count: 3, objectName: undefined }),
      anActivity({ ...title, action: 'updated' }),
    ];
    expect(entries.map((entry) => describeActivity(entry, messages, 'es'))).toEqual([
      'Corrección pedida en la solicitud AG-2026-008',
      'Título AG-2026-008 rectificado',
      'Título AG-2026-008 entregado',
      '3 títulos entregados',
      'Título AG-2026-008 modificado',
    ]);
    expect(entries.map(pathOfActivity)).toEqual([
      '/applications/AG-2026-008',
      '/titles?q=AG-2026-008',
      '/titles?q=AG-2026-008',
      '/titles',
      '/titles?q=AG-2026-008',
    ]);
  });

  it('falls back to the id, and to a change', () => {
    const entry = anActivity({ action: 'completed', objectName: undefined });
    expect(describeActivity(entry, messages, 'es')).toBe('Solicitud 157 modificada');
  });

  it('names the person, the public form or the server', () => {
    const visitor = { id: undefined, name: undefined };
    expect(personOfActivity(anActivity(), messages)).toBe('Mariela Rondón');
    expect(personOfActivity(anActivity({ action: 'submitted', person: visitor }), messages)).toBe(
      'Formulario público',
    );
    expect(
      personOfActivity(anActivity({ action: 'correction-requested', person: visitor }), messages),
    ).toBe('Consulta pública');
    expect(personOfActivity(anActivity({ person: visitor }), messages)).toBe('Servidor');
  });

  it('links to its object, unless that was deleted', () => {
    expect([anActivity(), issue, deletion].map(pathOfActivity)).toEqual([
      '/applications/AG-2026-008',
      '/titles?ceremony=4',
      undefined,
    ]);
  });
});

it('a period starts at midnight of its first day', () => {
  const now = new Date(2026, 5, 15, 10, 30);
  expect(startOf('today', now)).toEqual(new Date(2026, 5, 15));
  expect(startOf('week', now)).toEqual(new Date(2026, 5, 9));
});
