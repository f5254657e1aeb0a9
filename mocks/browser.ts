import { setupWorker } from 'msw/browser'
import * as v from 'valibot'
import { env } from '../src/platform/env.ts'
import { currentParams } from '../src/platform/session/session.ts'
import { runInTurn } from './answer.ts'
import { installFakeShell, SHELL_BEHAVIOURS } from './fake-shell.ts'
import { payAtSite } from './handlers/repayment-site.ts'
import { worldRoutes } from './routes.ts'
import { createWorld, DEFAULT_SCENARIO } from './scenario.ts'
import { restore, snapshotOf, type World } from './world.ts'

/** Served beside the app, as files (mocks/payment-site). */
const PAYMENT_SITE = `${globalThis.location.origin}/__world/alipay/`
/** Where the payment site notes the tokens that were paid, as a list. */
const PAID_TOKENS_KEY = 'rupya:world-paid'

const storageKey = (scenario: string) => `rupya:world:${scenario}`

/** Starts the world inside this browser: `?scenario=` names it, its state outlives a reload. */
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
          world = await createWorld(scenario, PAYMENT_SITE)
          return world
        },
        changed: (changed) => saveSnapshot(changed.scenario, JSON.stringify(snapshotOf(changed))),
      },
      env.apiBase,
    ),
  )
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: 'bypass',
  })
}

/** `?shell=android-late` plays a native shell that misbehaves in that way. */
function playShell(name = '') {
  const [kind, ...rest] = name.split('-')
  const behaviour = SHELL_BEHAVIOURS.find((candidate) => candidate === rest.join('-'))
  if ((kind === 'ios' || kind === 'android') && behaviour) installFakeShell(globalThis, { kind, behaviour })
}

/** The world of a scenario as it was left. A name that does not exist, and a state that does not fit any more, say so. */
async function openWorld(scenario: string): Promise<World> {
  const world = await createWorld(scenario, PAYMENT_SITE).catch((error: unknown) => {
    console.warn(error)
    return createWorld(undefined, PAYMENT_SITE)
  })
  const kept = readSnapshot(world.scenario)
  if (!kept) return world
  try {
    await restore(world, JSON.parse(kept))
    return world
  } catch (error) {
    console.warn('The kept world does not fit the contract any more; a new one is used.', error)
    saveSnapshot(world.scenario, undefined)
    return createWorld(world.scenario, PAYMENT_SITE)
  }
}

/**
 * The payment site is a page of its own, where this world is not; it leaves notes of what was paid. Tokens that are no
 * payments of this world, or are paid already, change nothing.
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
    // Without storage nobody has left any.
    return []
  }
}

function readSnapshot(scenario: string): string | null {
  try {
    return localStorage.getItem(storageKey(scenario))
  } catch {
    // Without storage a reload begins anew.
    return null
  }
}

function saveSnapshot(scenario: string, state: string | undefined) {
  try {
    if (state === undefined) localStorage.removeItem(storageKey(scenario))
    else localStorage.setItem(storageKey(scenario), state)
  } catch {
    // Without storage a reload begins anew.
  }
}
