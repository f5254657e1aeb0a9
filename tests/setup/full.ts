/** `npm test -- full`: tests all combinations, where the usual run takes one of each. */
export const isFull = process.env['RUPYA_FULL'] === '1'
