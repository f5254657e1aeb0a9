/** The countries that the lender lends in. */
export type Market = 'id' | 'in'

/** The market that a text names, in whatever case and with blanks around it; undefined if it names neither. */
export function readMarket(text: string | undefined): Market | undefined {
  const name = text?.trim().toLowerCase()
  return name === 'id' || name === 'in' ? name : undefined
}
