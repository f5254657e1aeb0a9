import { createFileRoute } from '@tanstack/react-router'
import { WalletInstructions } from '../../features/repayment/wallet-instructions.tsx'
import { accountOf, accountSearch } from '../-search.ts'

export const Route = createFileRoute('/_borrower/walletInstructions')({
  validateSearch: accountSearch,
  component: WalletInstructionsRoute,
})

function WalletInstructionsRoute() {
  return <WalletInstructions search={accountOf(Route.useSearch())} />
}
