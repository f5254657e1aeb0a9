import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt } from '../../features/dev/not-built.tsx'
import { orderSearch } from '../-search.ts'

export const Route = createFileRoute('/_borrower/repaymentDelay')({ validateSearch: orderSearch, component: NotBuilt })
