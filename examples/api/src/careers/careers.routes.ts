import type { On } from '../server/call-routes.ts';
import type { Services } from '../server/services.ts';
import { listCareers } from './careers.query.ts';
import { createCareer, deleteCareer, updateCareer } from './change-career.ts';

export function careerRoutes(on: On, services: Services): void {
  on('listCareers', () => listCareers(services.kysely));
  on('createCareer', ({ input, act }) => createCareer(services, input, act));
  on('updateCareer', ({ target, input, act }) => updateCareer(services, target, input, act));
  on('deleteCareer', ({ target, act }) => deleteCareer(services, target, act));
}
