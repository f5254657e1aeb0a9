import { setupWorker } from 'msw/browser'
import * as v from 'valibot'
import { env } from '../src/platform/env.ts'
import { ownAddress } from '../src/platform/links/own-address.ts'
import { currentParams } from '../src/platform/session/session.ts'
import { allowWorker } from './allow-worker.ts'
import { runInTurn } from './answer.ts'
import { BEHAVIOURS } from '../src/platform/bridge/contract.gen.ts'
import { installFakeShell } from './fake-shell.ts'
import { payAtSite } from './handlers/repayment-site.ts'
import { HOSTED_PATH } from './hosted-address.ts'
import { worldRoutes } from './routes.ts'
import { createWorld, DEFAULT_SCENARIO } from './scenario.ts'
import { restore, snapshotOf, type World } from './world.ts'

const own = (path: string) => (import.meta.env.BASE_URL === '/' ? path : ownAddress(path))
/** The base path of the app, and of the world's pages beside it. */
const HOME = globalThis.location.origin + own('/')

/** The address of mocks/payment-site. */
const PAYMENT_SITE = `${HOME}__world/alipay/`
/** The localStorage key under which mocks/payment-site/site.js stores paid tokens. */
const PAID_TOKENS_KEY = 'rupya:world-paid'

/** The address of mocks/hosted-pages.ts. */
const HOSTED_PAGES = HOME + HOSTED_PATH.slice(1)

const newWorld = (scenario?: string) => createWorld(scenario, PAYMENT_SITE, HOSTED_PAGES)

const storageKey = (scenario: string) => `rupya:world:${scenario}`

/** Starts the world inside this browser, in the scenario of `?scenario=`. Its state survives a reload. */
export async function startWorld(): Promise<void> {
  playShell(currentParams()['shell'])
  let world = await openWorld(currentParams()['scenario'] ?? DEFAULT_SCENARIO)
  const worker = setupWorker(
    ...worldRoutes(
      {
        of: async () => {
          await applyPayments(world)
          return world
        },
        reset: async (_request, scenario = world.scenario) => {
          saveSnapshot(scenario, undefined)
          world = await newWorld(scenario)
          return world
        },
        changed: (changed) => saveSnapshot(changed.scenario, JSON.stringify(snapshotOf(changed))),
      },
      env.apiBase,
    ),
  )
  const workerUrl = own('/mockServiceWorker.js')
  allowWorker(workerUrl)
  await worker.start({
    quiet: true,
    serviceWorker: { url: workerUrl },
    onUnhandledFrame: 'bypass',
  })
}

/** `?shell=android-late` simulates a native shell that misbehaves in that way. */
function playShell(name = '') {
  const [kind, ...rest] = name.split('-')
  const behaviour = BEHAVIOURS.find((candidate) => candidate === rest.join('-'))
  if ((kind === 'ios' || kind === 'android') && behaviour) installFakeShell(globalThis, { kind, behaviour })
}

/**
 * The world of a scenario in its last state. For an unknown scenario, or a state that no longer fits, warns and creates a new
 * world.
 */
async function openWorld(scenario: string): Promise<World> {
  const world = await newWorld(scenario).catch((error: unknown) => {
    console.warn(error)
    return newWorld()
  })
  const kept = readSnapshot(world.scenario)
  if (!kept) return world
  try {
    await restore(world, JSON.parse(kept))
    return world
  } catch (error) {
    console.warn('The saved world does not fit the contract any more; a new one is used.', error)
    saveSnapshot(world.scenario, undefined)
    return newWorld(world.scenario)
  }
}

/**
 * Books payments from the payment site, which is another page and cannot reach this world. Tokens that belong to another
 * world or are already booked change nothing.
 */
async function applyPayments(world: World) {
  const { success, output } = v.safeParse(tokenList, readPaidTokens())
  if (success) for (const token of output) await runInTurn(world, () => payAtSite(world, token))
}

const tokenList = v.array(v.string())

function readPaidTokens(): unknown {
  try {
    return JSON.parse(localStorage.getItem(PAID_TOKENS_KEY) ?? '[]')
  } catch {
    // Without storage, the payment site could not save any.
    return []
  }
}

function readSnapshot(scenario: string): string | null {
  try {
    return localStorage.getItem(storageKey(scenario))
  } catch {
    // Without storage, a reload starts a new world.
    return null
  }
}

function saveSnapshot(scenario: string, state: string | undefined) {
  try {
    if (state === undefined) localStorage.removeItem(storageKey(scenario))
    else localStorage.setItem(storageKey(scenario), state)
  } catch {
    // Without storage, a reload starts a new world.
  }
}
