import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { listCareers } from './careers.query.ts';
import { createCareer, deleteCareer, updateCareer } from './change-career.ts';

export function careerRoutes(on: On, services: Services): void {
  on('listCareers', () => listCareers(services.kysely));
  on('createCareer', ({ input, audit }) => createCareer(services, input, audit));
  on('updateCareer', ({ target, input, audit }) => updateCareer(services, target, input, audit));
  on('deleteCareer', ({ target, audit }) => deleteCareer(services, target, audit));
}
