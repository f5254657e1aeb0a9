import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt } from '../../features/dev/not-built.tsx'
import { cardSearch } from '../-search.ts'

export const Route = createFileRoute('/_card/payway')({ validateSearch: cardSearch, component: NotBuilt })
