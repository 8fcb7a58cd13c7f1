/**
 * Method and path of each call of the API contract that the public widgets make, by the call's id.
 *
 * They have their own file because `birrete/contract` and `birrete/testing` publish all paths as one object, which a bundle
 * takes from each file of which it needs a path.
 */

export const listOfferedCeremonies = 'GET /api/public/ceremonies';
export const listOfferedCareers = 'GET /api/public/careers';
export const listGenders = 'GET /api/genders';
export const apply = 'POST /api/public/apply';
export const findStatus = 'GET /api/public/status/{code}';
