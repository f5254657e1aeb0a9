/** A new code can be requested after 60 s (REPAY-10). */
export const CODE_WAIT_SECONDS = 60

/** When a new code can be requested, after one that was sent at `moment`. Both are times of platform/clock. */
export const codeWaitEnd = (moment: number) => moment + CODE_WAIT_SECONDS * 1000
