import type { Handlers } from '../handler.ts'

export const trackingHandlers: Pick<Handlers, 'saveServiceEvent'> = {
  saveServiceEvent: ({ form, world, reply }) => {
    world.events.push({ operation: 'saveServiceEvent', event: form })
    return reply.ok()
  },
}
