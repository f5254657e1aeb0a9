import { createFileRoute } from '@tanstack/react-router'
import { ordersQuery } from '../../api/orders.ts'
import { OrderList } from '../../features/orders/order-list.tsx'

export const Route = createFileRoute('/_card/order')({
  loader: ({ context }) => context.queryClient.ensureQueryData(ordersQuery()),
  component: OrderList,
})
