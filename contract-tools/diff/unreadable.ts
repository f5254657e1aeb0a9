/** Why a comparison is impossible, in one sentence. */
export class UnreadableSide extends Error {}

/** The newer side has a keyword without a rule of the comparison. */
export class UnknownKeyword extends UnreadableSide {
  constructor(key: string, place: string) {
    super(`no rule knows what the keyword \`${key}\` at \`${place}\` means.`)
  }
}
