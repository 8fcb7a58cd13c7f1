import type { CeremonyStatus } from '../../domain/ceremony/ceremony-status.ts';
import type { ApiClient } from '../client.ts';
import { ifMatch, type KnownRow, versionAfter } from '../if-match.ts';
import { nothing } from '../wire/answer.ts';
import { type CeremonyDraft, toCeremonyPayload } from './ceremony-payload.ts';

/** POST /api/ceremonies */
export function createCeremony(api: ApiClient, draft: CeremonyDraft): Promise<undefined> {
  return api.send({
    method: 'POST',
    template: '/api/ceremonies',
    payload: toCeremonyPayload(draft),
    sentenceField: 'message',
    answer: nothing,
  });
}

/**
 * PUT /api/ceremonies/{id}: the whole ceremony, with its status only when that changes.
 *
 * @returns the row's version from then on, as far as the server says it.
 */
export function updateCeremony(
  api: ApiClient,
  ceremony: KnownRow,
  draft: CeremonyDraft,
  status?: Exclude<CeremonyStatus, 'unknown'>,
): Promise<string | undefined> {
  return api.send({
    method: 'PUT',
    template: '/api/ceremonies/{id}',
    parameters: { id: ceremony.id },
    payload: toCeremonyPayload(draft, status),
    sentenceField: 'message',
    headers: ifMatch(api, ceremony),
    answer: versionAfter,
  });
}

/** DELETE /api/ceremonies/{id}: the server deletes its applications too. */
export function deleteCeremony(api: ApiClient, ceremony: KnownRow): Promise<undefined> {
  return api.send({
    method: 'DELETE',
    template: '/api/ceremonies/{id}',
    parameters: { id: ceremony.id },
    sentenceField: 'message',
    headers: ifMatch(api, ceremony),
    answer: nothing,
  });
}

/**
 * POST /api/ceremonies/{id}/complete: the ceremony took place.
 *
 * @returns the row's version from then on, as far as the server says it.
 */
export function completeCeremony(
  api: ApiClient,
  ceremony: KnownRow,
  notes: string,
): Promise<string | undefined> {
  return api.send({
    method: 'POST',
    template: '/api/ceremonies/{id}/complete',
    parameters: { id: ceremony.id },
    payload: { notes },
    sentenceField: 'message',
    headers: ifMatch(api, ceremony),
    answer: versionAfter,
  });
}
