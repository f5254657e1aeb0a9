import { createFileRoute } from '@tanstack/react-router'
import { BindCard } from '../../features/repayment/bind-card/bind-card.tsx'
import { cardSearch } from '../../features/repayment/repayment-search.ts'

export const Route = createFileRoute('/_card/addnormalcard')({ validateSearch: cardSearch, component: BindCardRoute })

function BindCardRoute() {
  const search = Route.useSearch()
  return <BindCard search={search} />
}
