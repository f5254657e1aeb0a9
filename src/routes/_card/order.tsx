import { createFileRoute } from '@tanstack/react-router'
import { ordersQuery } from '../../api/orders.ts'
import { OrderList } from '../../features/orders/order-list.tsx'
import { loadHints, PaymentHintSlot } from '../../features/repayment/journal/payment-hint-slot.tsx'

export const Route = createFileRoute('/_card/order')({
  loader: async ({ context }) => loadHints(await context.queryClient.ensureQueryData(ordersQuery())),
  component: OrderRoute,
})

function OrderRoute() {
  return <OrderList Hint={PaymentHintSlot} />
}
