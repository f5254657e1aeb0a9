import { createFileRoute } from '@tanstack/react-router'
import { WalletInstructions } from '../../features/repayment/account/wallet-instructions.tsx'
import { accountOf, accountSearch } from '../../features/repayment/repayment-search.ts'

export const Route = createFileRoute('/_card/walletInstructions')({
  validateSearch: accountSearch,
  component: WalletInstructionsRoute,
})

function WalletInstructionsRoute() {
  return <WalletInstructions search={accountOf(Route.useSearch())} />
}
