import type { Handlers } from '../handler.ts'

export const trackingHandlers = {
  saveServiceEvent: ({ form, world, reply }) => {
    world.events.push({ operation: 'saveServiceEvent', event: form })
    return reply.ok()
  },
} satisfies Partial<Handlers>
