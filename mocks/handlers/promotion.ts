import { findExample } from '../examples.ts'
import type { Handlers } from '../handler.ts'
import * as promotion from '../state/promotion.ts'
import { worldNow } from '../world.ts'
import { drawCaptcha } from './promotion-captcha.ts'
import { words } from './words.ts'

const TRACKED = ['page_id', 'user_from', 'client_type', 'page_type', 'utm_tag', 'app_from', 'phone']

/** The parameters of a tracking call, without the session's. */
const trackedFields = (query: Record<string, string>) =>
  Object.fromEntries(Object.entries(query).filter(([name]) => TRACKED.includes(name)))

// The lender's landing pages are the contract's examples. Nothing in a world changes them.
const findTemplate = (id: string | undefined) =>
  findExample('getChannelTemplate', ({ payload }) => payload.id === id)?.payload

export const promotionHandlers = {
  getChannelTemplate: ({ query, market, reply }) => {
    const template = findTemplate(query['templateId'])
    return template ? reply.ok(template) : reply.fail('other', words(market).noTemplate)
  },

  trackVisit: ({ query, world, reply }) => {
    world.events.push({ operation: 'trackVisit', event: trackedFields(query) })
    return reply.ok()
  },

  trackClick: ({ query, world, reply }) => {
    world.events.push({ operation: 'trackClick', event: trackedFields(query) })
    return reply.ok()
  },

  getCaptchaSession: async ({ world, reply }) => {
    const { sid } = await promotion.startCaptcha(world.promotion)
    return reply.ok({ sid })
  },

  getCaptchaImage: async ({ query, world, reply }) =>
    reply.image(drawCaptcha(await promotion.renewCaptcha(world.promotion, query['sid'] ?? ''))),

  // Check the graphic code first, so that a robot cannot find out which numbers are registered.
  sendSmsCode: async ({ form, world, reply }) => {
    const state = world.promotion
    if (!(await promotion.captchaPasses(state, form))) return reply.fail('wrongCaptcha')
    if (promotion.isRegistered(state, form.phone)) return reply.fail('alreadyRegistered')
    promotion.sendSmsCode(state, form.phone, worldNow(world))
    return reply.ok()
  },

  registerUser: async ({ form, market, world, reply }) => {
    const state = world.promotion
    if (!(await promotion.captchaPasses(state, form))) return reply.fail('wrongCaptcha')
    if (promotion.isRegistered(state, form.phone)) return reply.fail('alreadyRegistered')
    if (!promotion.smsCodePasses(state, form.phone, form.smsCode, worldNow(world)))
      return reply.fail('other', words(market).wrongSmsCode)
    promotion.register(state, form.phone)
    return reply.ok()
  },
} satisfies Partial<Handlers>
