/**
 * Method and path of each call beyond the API contract that the public widgets make, by the call's id. A client makes them
 * only where the server announces them.
 */

export const readPrivacy = 'GET /api/public/privacy';
export const readTitleProof = 'GET /api/public/proof/{code}';
export const answerTitleProof = 'POST /api/public/proof/{code}';
export const verifyTitle = 'GET /api/public/verification/{code}';
export const readVerifiedDocument = 'GET /api/public/verification/{code}/document';
