/** `npm test -- full`: everything crossed with everything, where the usual run takes one of each. */
export const isFull = process.env['RUPYA_FULL'] === '1'
