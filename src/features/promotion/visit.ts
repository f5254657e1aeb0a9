import * as v from 'valibot'
import { askForSms, captchaAddress, register, sendClick, sendVisit, startCaptcha } from '../../api/promotion.ts'
import { digest } from '../../lib/digest.ts'
import { now } from '../../platform/clock.ts'
import { logError } from '../../platform/error-log.ts'
import { carry, readCarried } from '../../platform/links/carried-state.ts'
import { borrowerDigest, currentParams } from '../../platform/session/session.ts'
import { campaignOf } from './campaign.ts'
import { createRegistration } from './registration.ts'

export type Visit = ReturnType<typeof createVisit>

/** The current visit, with its address. */
let opened: { address: string; visit: Visit } | undefined

/**
 * The visit to the landing page at this address: the same one until another address is opened, also after Back. When it
 * begins, it is tracked once (JOIN-22) and its graphic code is requested.
 */
export function openVisit(): Visit {
  const address = JSON.stringify([borrowerDigest(), campaignOf(currentParams())])
  if (opened?.address !== address) opened = { address, visit: createVisit(digest(address)) }
  return opened.visit
}

const KEY = 'join'
const keptSchema = v.object({ owner: v.string(), page: v.string(), phone: v.string(), againAt: v.number() })

/** Stored in the tab's history: a visitor has no id, so data on the device would be shown to the next visitor. */
const ownerOf = () => borrowerDigest() ?? ''

function readKept() {
  const { success, output } = v.safeParse(keptSchema, readCarried(KEY))
  return success && output.owner === ownerOf() ? output : undefined
}

function createVisit(page: string) {
  const campaign = campaignOf(currentParams())
  const before = readKept()
  const kept = { phone: before?.phone ?? '', againAt: before?.againAt ?? 0 }
  const keep = (next: typeof kept) => carry(KEY, { owner: ownerOf(), page, ...next })
  const registration = createRegistration({
    startCaptcha: () => logged(startCaptcha()),
    loadPicture: (sid) => logged(loadPicture(sid)),
    askForSms: (request) => logged(askForSms({ ...request, ...campaign.sms })),
    register: (request) => logged(register({ ...request, userName: request.phone, ...campaign.registration })),
    onTap: (phone) => track(sendClick({ ...campaign.visit, ...(phone && { phone }) })),
    now,
    kept,
    keep,
  })
  // A reload is the same visit.
  if (before?.page !== page) track(sendVisit(campaign.visit))
  keep(kept)
  void registration.start()
  return registration
}

/** The visitor does not see whether a visit or a tap was recorded. */
const track = (sending: Promise<unknown>) => void logged(sending).catch(() => {})

async function logged<T>(sending: Promise<T>): Promise<T> {
  try {
    return await sending
  } catch (error) {
    logError(error, 'promotion')
    throw error
  }
}

/** Resolves to the picture element: loading its address again would request another code. */
function loadPicture(sid: string): Promise<HTMLImageElement> {
  const image = new Image()
  return new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('No picture of the graphic code')))
    image.src = captchaAddress(sid)
  })
}
