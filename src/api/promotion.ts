import { randomId } from '../lib/random-id.ts'
import { stringifySearch } from '../lib/search.ts'
import { now } from '../platform/clock.ts'
import { env } from '../platform/env.ts'
import { currentParams } from '../platform/session/session.ts'
import { call } from './call.ts'
import {
  getCaptchaImage,
  getCaptchaSession,
  getChannelTemplate,
  registerUser,
  sendSmsCode,
  trackClick,
  trackVisit,
} from './generated/outcomes.ts'
import type { EnvelopeOperationId, Operation, OperationId, RequestInput } from './operation.ts'
import { queryOf } from './queries.ts'
import { sessionQuery } from './wire-request.ts'

export type { ChannelConfig } from './generated/readers/channel-config.ts'
export type SmsCodeRequest = RequestInput<'sendSmsCode'>['body']
export type Registration = RequestInput<'registerUser'>['body']
export type Visit = RequestInput<'trackVisit'>['query']
export type Click = RequestInput<'trackClick'>['query']

export const templateQuery = (templateId: string) => queryOf(getChannelTemplate, { query: { templateId } })

// Plain calls, because they belong to a visit and not to a component, and nothing may retry them.
/** Resolves to the `sid` that graphic codes belong to. */
export const startCaptcha = async () => (await call(getCaptchaSession, {})).sid
export const askForSms = (request: SmsCodeRequest) => call(sendSmsCode, { body: request })
export const register = (registration: Registration) => call(registerUser, { key: randomId(), body: registration })

/** Each call returns another address, so another picture with another code. */
export const captchaAddress = (sid: string) => imageAddress(getCaptchaImage, { query: { sid, t: now() } })

// They may outlive the page, and nothing waits for them.
export const sendVisit = (visit: Visit) => call(trackVisit, { query: visit, keepalive: true })
export const sendClick = (click: Click) => call(trackClick, { query: click, keepalive: true })

type ImageOperationId = Exclude<OperationId, EnvelopeOperationId>

/** The address at which an operation of the contract answers with a picture, for an `img`. */
const imageAddress = <Op extends ImageOperationId>({ path }: Operation<Op>, { query }: RequestInput<Op>) =>
  `${env.apiBase}${path}${stringifySearch({ ...sessionQuery(currentParams()), ...Object(query) })}`
