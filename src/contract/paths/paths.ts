/**
 * Method and path of each call of the API contract that only the console makes, by the call's id. `public-paths.ts` has
 * those of the public widgets.
 *
 * No other file spells them. Each is an export, imported as a namespace (`import * as paths`), so that a bundle holds
 * only the paths that it uses.
 */

export const signIn = 'POST /api/auth/login';

export const listCeremonies = 'GET /api/ceremonies';
export const createCeremony = 'POST /api/ceremonies';
export const updateCeremony = 'PUT /api/ceremonies/{id}';
export const deleteCeremony = 'DELETE /api/ceremonies/{id}';
export const completeCeremony = 'POST /api/ceremonies/{id}/complete';

export const listApplications = 'GET /api/applications';
export const editApplication = 'PUT /api/applications/{id}';
export const confirmApplication = 'PATCH /api/applications/{id}/confirm';
export const rejectApplication = 'PATCH /api/applications/{id}/reject';

export const listTitles = 'GET /api/titles';
export const issueTitles = 'POST /api/titles/ceremony/{id}/bulk-emit';

export const reportGraduatedApplications = 'POST /api/reports/graduated-applications';
export const reportConfirmedStudents = 'POST /api/reports/confirmed-students';
export const reportContactListApplicants = 'POST /api/reports/contact-list-applicants';
export const reportContactListConfirmed = 'POST /api/reports/contact-list-confirmed';

export const listFaculties = 'GET /api/faculties';
export const createFaculty = 'POST /api/faculties';
export const updateFaculty = 'PUT /api/faculties/{id}';
export const deleteFaculty = 'DELETE /api/faculties/{id}';

export const listCareers = 'GET /api/careers';
export const createCareer = 'POST /api/careers';
export const updateCareer = 'PUT /api/careers/{id}';
export const deleteCareer = 'DELETE /api/careers/{id}';

export const listCareerTypes = 'GET /api/career_types';
export const createCareerType = 'POST /api/career_types';
export const updateCareerType = 'PUT /api/career_types/{id}';
export const deleteCareerType = 'DELETE /api/career_types/{id}';

export const listDegreeTitles = 'GET /api/degree-titles';
export const createDegreeTitle = 'POST /api/degree-titles';
export const updateDegreeTitle = 'PUT /api/degree-titles/{id}';
export const deleteDegreeTitle = 'DELETE /api/degree-titles/{id}';

export const listUsers = 'GET /api/users';
export const createUser = 'POST /api/users';
export const updateUser = 'PUT /api/users/{id}';
export const deleteUser = 'DELETE /api/users/{id}';
