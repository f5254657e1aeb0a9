import { LineIcon } from '../../ui/icon.tsx'

/** A path for each type of problem in the contract's examples. */
const PATHS: Record<string, string> = {
  // A telephone that rings: collection.
  1: 'M6 4h3l1.5 4.5L8.3 10a12 12 0 0 0 5.7 5.7l1.5-2.2L20 15v3a2 2 0 0 1-2 2A15 15 0 0 1 4 6a2 2 0 0 1 2-2zM14.5 4a6 6 0 0 1 5.5 5.5M14.5 7.8a2.3 2.3 0 0 1 1.7 1.7',
  // A receipt: payment.
  2: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9.5 8.5h5M9.5 12.5h5',
  // A banknote: the loan and its payout.
  3: 'M3 6.5h18v11H3zM14.5 12a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0M6.3 12h.1M17.6 12h.1',
  // A telephone: the app and the account.
  4: 'M8.5 3h7a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM11 17.5h2',
}

/** A speech bubble, for any other type. */
const OTHER =
  'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5h-7L7.5 20v-3.5H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5zM8.5 9h7M8.5 12.3h4'

/** The icon of a type of problem, by its value. */
export const ProblemIcon = ({ value }: { value: string }) => (
  <LineIcon>
    <path d={PATHS[value] ?? OTHER} />
  </LineIcon>
)
