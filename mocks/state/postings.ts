import { type World, worldNow } from '../world.ts'
import { findOrderOfAnyBorrower } from './orders.ts'
import { settlePayment } from './repayment-settle.ts'

/**
 * Books an accepted payment (`amount` in hundredths), at once or after the delay of the scenario `posts-after-<seconds>`.
 * Until then the order owes the same as before, and accepts another payment.
 */
export async function postPayment(world: World, orderId: string, amount: number): Promise<void> {
  const acceptedAt = worldNow(world)
  await world.repayment.postings.create({
    orderId,
    amount,
    acceptedAt,
    postsAt: acceptedAt + (world.overrides.postsAfter ?? 0),
  })
  await postDuePayments(world)
}

/** Books the payments whose delay is over, in the order of acceptance. Paying more than the debt changes nothing. */
export async function postDuePayments(world: World): Promise<void> {
  const { postings } = world.repayment
  const now = worldNow(world)
  const due = postings.findMany((q) => q.where({ postsAt: (postsAt) => postsAt <= now }))
  for (const posting of due.toSorted((one, other) => one.acceptedAt - other.acceptedAt)) {
    const { orderId, amount, acceptedAt } = posting
    postings.delete(posting)
    const order = findOrderOfAnyBorrower(world, orderId)
    if (order) await settlePayment(world, order, amount / 100, acceptedAt)
  }
}
