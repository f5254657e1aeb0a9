import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { orderRef } from '../../api/constraints.ts'
import { NotBuilt } from '../../features/dev/not-built.tsx'
import { textWithin } from '../../parts/order-search.ts'

export const Route = createFileRoute('/_token/complainPage')({
  // A complaint may be about an order (HELP-6).
  validateSearch: v.object({ orderNo: v.optional(textWithin(orderRef.orderId)) }),
  staticData: { isPlaceholder: true },
  component: NotBuilt,
})
