/** `npm run test:all -- --long`: what takes hours, before a release. */
export const isLong = process.env['RUPYA_LONG'] === '1'

/** A browser test of tests/journeys that only `npm run test:all` runs: a crossing, such as the second language. */
export const IN_ALL = { tag: '@all' }

/** What `npm run test:all` also does in an old Chromium: each way of drawing, sending and paying once. */
export const IN_OLD = { tag: '@old' }
