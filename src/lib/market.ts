/** The countries in which the lender lends. */
export type Market = 'id' | 'in'

/** The market that a text names, in upper or lower case and with spaces around it; undefined for any other text. */
export function readMarket(text: string | undefined): Market | undefined {
  const name = text?.trim().toLowerCase()
  return name === 'id' || name === 'in' ? name : undefined
}
