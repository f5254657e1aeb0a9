/** `npm run test:all -- --long`: what takes hours, before a release. */
export const isLong = process.env['RUPYA_LONG'] === '1'

/** In the title of a journey that only `npm run test:all` runs: a crossing, such as the second language. */
export const IN_ALL = /@all/

/** In the title of what it also does in an old Chromium: each way of drawing, sending and paying once. */
export const IN_OLD = /@old/
