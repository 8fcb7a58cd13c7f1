/** Method and path of each call beyond the API contract that the public widgets make. */

export const readPrivacy = 'GET /api/public/privacy';
export const readTitleProof = 'GET /api/public/proof/{code}';
export const answerTitleProof = 'POST /api/public/proof/{code}';
export const verifyTitle = 'GET /api/public/verification/{code}';
export const readVerifiedDocument = 'GET /api/public/verification/{code}/document';
