import { describe, expect, it } from 'vitest';
import { anApplication } from '#domain/application/application.fixtures.ts';
import type { ApplicationProof, WordingRequest } from '#domain/application/title-proof.ts';
import { aCeremony } from '#domain/ceremony/ceremony.fixtures.ts';
import { proofsByApplication } from '../wording-requests/wording-requests.flow.ts';
import { applicationKeys } from './application-keys.flow.ts';
import { careerOptions, ceremonyOptions } from './filter-options.flow.ts';
import { visibleApplications } from './visible-applications.flow.ts';

const completed = aCeremony({ id: 2, name: 'Acto de Grado Marzo 2026', status: 'completed' });
const open = aCeremony({ id: 1, name: 'Acto de Grado Julio 2026' });
const ceremonies = [open, completed];
const noProofs = proofsByApplication([]);

function inCeremony(id: number | undefined, name: string | undefined) {
  return anApplication({ ceremony: { id, name, date: undefined } });
}

describe('applications of completed ceremonies', () => {
  it.each([
    ['by id', inCeremony(2, undefined), 0],
    ['by id, whatever name it carries', inCeremony(2, 'Acto de Grado Julio 2026'), 0],
    ['by name, where there is no id', inCeremony(undefined, ' Acto de Grado Marzo 2026 '), 0],
    ['by name, where the id is not in the list', inCeremony(99, 'Acto de Grado Marzo 2026'), 0],
    ['not those of an open one', inCeremony(1, undefined), 1],
    ['not those of an unknown one', inCeremony(77, 'Acto de 1998'), 1],
    ['not those without any ceremony', inCeremony(undefined, undefined), 1],
  ])('are left out %s', (_case, application, shown) => {
    expect(visibleApplications([application], ceremonies, noProofs)).toHaveLength(shown);
  });

  it('stay visible if an uncompleted ceremony has the same name', () => {
    const twin = aCeremony({ id: 3, name: completed.name, status: 'closed' });
    const application = inCeremony(undefined, completed.name);
    expect(visibleApplications([application], [...ceremonies, twin], noProofs)).toEqual([
      application,
    ]);
  });

  it('stay visible while a wording request waits for an answer', () => {
    const application = inCeremony(2, completed.name);
    const shown = (status: WordingRequest['status']) =>
      visibleApplications([application], ceremonies, proofsByApplication([asking(status)]));
    const asking = (status: WordingRequest['status']): ApplicationProof => ({
      id: application.id,
      status: 'seen',
      wordingRequest: {
        id: 1,
        status,
        description: 'Falta la tilde de Pérez.',
        requestedAt: undefined,
        reply: undefined,
        decidedAt: undefined,
      },
    });
    expect(shown('open')).toEqual([application]);
    expect(shown('answered')).toEqual([]);
  });
});

describe('filter options', () => {
  const withDate = (name: string) => `${name} (con fecha)`;
  const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label);

  it('omit completed ceremonies and include those that only applications name', () => {
    const visible = [inCeremony(1, open.name), inCeremony(undefined, 'Acto de 1998')];
    const keys = applicationKeys(visible, ceremonies);
    const options = ceremonyOptions(visible, ceremonies, keys, withDate, 'Sin nombre');
    expect(labels(options)).toEqual(['Acto de 1998', 'Acto de Grado Julio 2026']);
  });

  it('distinguish ceremonies with the same name by date', () => {
    const twins = [open, aCeremony({ id: 5 }), aCeremony({ id: 6, name: 'Otro' })];
    const options = ceremonyOptions([], twins, applicationKeys([], twins), withDate, 'Sin nombre');
    expect(labels(options)).toEqual([
      'Acto de Grado Julio 2026 (con fecha)',
      'Acto de Grado Julio 2026 (con fecha)',
      'Otro',
    ]);
  });

  it('label a ceremony without a name', () => {
    const nameless = [aCeremony({ id: 5, name: ' ' })];
    const options = ceremonyOptions([], nameless, applicationKeys([], nameless), withDate, '?');
    expect(options).toEqual([{ key: '5', label: '?' }]);
  });

  it('list each career once, even if only some rows have its id', () => {
    const career = (id: number | undefined, name: string) =>
      anApplication({ career: { id, name, facultyName: undefined } });
    const visible = [career(undefined, 'Química'), career(7, 'Química'), career(8, 'Ábaco')];
    const options = careerOptions(visible, applicationKeys(visible, []));
    expect(options).toEqual([
      { key: '8', label: 'Ábaco' },
      { key: '7', label: 'Química' },
    ]);
  });

  it('list a name without an id separately if two careers have it', () => {
    const career = (id: number | undefined, facultyName: string | undefined) =>
      anApplication({ career: { id, name: 'Química', facultyName } });
    const visible = [
      career(7, 'Ciencias'),
      career(8, 'Ingeniería'),
      career(undefined, undefined),
      career(undefined, 'Ingeniería'),
    ];
    const keys = applicationKeys(visible, []);
    expect(visible.map(keys.careerOf)).toEqual(['7', '8', 'n:Química', '8']);
    expect(careerOptions(visible, keys)).toEqual([
      { key: 'n:Química', label: 'Química' },
      { key: '7', label: 'Química · Ciencias' },
      { key: '8', label: 'Química · Ingeniería' },
    ]);
  });

  it('distinguish careers with the same name by faculty', () => {
    const visible = ['Ingeniería', 'Ciencias', undefined].map((facultyName, id) =>
      anApplication({ id, career: { id, name: 'Química', facultyName } }),
    );
    const options = careerOptions(visible, applicationKeys(visible, []));
    expect(options).toEqual([
      { key: '2', label: 'Química' },
      { key: '1', label: 'Química · Ciencias' },
      { key: '0', label: 'Química · Ingeniería' },
    ]);
  });
});
