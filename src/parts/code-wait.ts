/** Another code may be asked for after 60 s (REPAY-10). */
export const CODE_WAIT_SECONDS = 60

/** When another code may be asked for, after one that was sent at `moment`; both are times of platform/clock. */
export const codeWaitEnd = (moment: number) => moment + CODE_WAIT_SECONDS * 1000
