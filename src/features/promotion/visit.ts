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

/** The visit of the page that is open, with what its address says. */
let opened: { address: string; visit: Visit } | undefined

/**
 * The visit to the landing page at this address: the same one until another address is opened, also after Back. Tracked once
 * (JOIN-22), and its graphic code asked for, when it begins.
 */
export function openVisit(): Visit {
  const address = JSON.stringify([borrowerDigest(), campaignOf(currentParams())])
  if (opened?.address !== address) opened = { address, visit: createVisit(digest(address)) }
  return opened.visit
}

const KEY = 'join'
const keptSchema = v.object({ owner: v.string(), page: v.string(), phone: v.string(), againAt: v.number() })

/** In the tab's history: a visitor has no name, so what is on the device would show itself to whoever comes next. */
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

/** Nobody is told whether a visit or a tap was recorded. */
const track = (sending: Promise<unknown>) => void logged(sending).catch(() => {})

async function logged<T>(sending: Promise<T>): Promise<T> {
  try {
    return await sending
  } catch (error) {
    logError(error, 'promotion')
    throw error
  }
}

/** Resolves to the picture itself: to show its address again would ask for another code. */
function loadPicture(sid: string): Promise<HTMLImageElement> {
  const image = new Image()
  return new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('No picture of the graphic code')))
    image.src = captchaAddress(sid)
  })
}
