/** Why a comparison is impossible, in one sentence. */
export class UnreadableSide extends Error {}
