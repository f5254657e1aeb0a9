import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt } from '../../features/dev/not-built.tsx'
import { accountSearch } from '../-search.ts'

export const Route = createFileRoute('/_borrower/that')({ validateSearch: accountSearch, component: NotBuilt })
