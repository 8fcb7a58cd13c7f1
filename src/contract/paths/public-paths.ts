/**
 * Method and path of each call of the API contract that the public widgets make. In a file apart from the others, because
 * a package that also publishes all of them as one object would bring that object into each page.
 */

export const listOfferedCeremonies = 'GET /api/public/ceremonies';
export const listOfferedCareers = 'GET /api/public/careers';
export const listGenders = 'GET /api/genders';
export const apply = 'POST /api/public/apply';
export const findStatus = 'GET /api/public/status/{code}';
