import { http, HttpResponse } from 'msw'
import { answer, runInTurn } from './answer.ts'
import { operations } from './contract.ts'
import { payAtSite } from './handlers/repayment-site.ts'
import { PICTURES, pictureAt } from './pictures.ts'
import { RequestError } from './request-error.ts'
import { scenarios } from './scenario.ts'
import { type World, worldNow } from './world.ts'

/** The existing worlds: one in a browser, one for each `x-world` on a server. */
export interface Worlds {
  of: (request: Request) => Promise<World>
  /** Replaces the world by a new one, with the given scenario or the old one. */
  reset: (request: Request, scenario?: string) => Promise<World>
  changed?: (world: World) => void
}

/** Matches only this path, at any origin. A wildcard would also match `/h5-api/v3/x` for `/v3/x`. */
const exactPath = (path: string) => new RegExp(`^https?://[^/]+${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)

/** msw handlers for every operation of the contract and for the world's own pages, below `base`. */
export function worldRoutes(worlds: Worlds, base = '') {
  return [
    ...operations.map((operation) =>
      http[operation.method](exactPath(base + operation.path), async ({ request }) => {
        const world = await worlds.of(request)
        const response = await answer(world, operation, request)
        worlds.changed?.(world)
        // A simulated network failure has no headers.
        if (response.type !== 'error') response.headers.set('Date', new Date(worldNow(world)).toUTCString())
        return response
      }),
    ),
    http.get(`*${base}/__world`, () =>
      HttpResponse.json(Object.entries(scenarios).map(([name, { summary, address }]) => ({ name, summary, address }))),
    ),
    http.get(`*${base}/__world/violations`, async ({ request }) =>
      HttpResponse.json((await worlds.of(request)).violations),
    ),
    http.get(`*${base}/__world/payments`, async ({ request }) =>
      HttpResponse.json((await worlds.of(request)).repayment.payments.findMany()),
    ),
    http.get(`*${base}/__world/events`, async ({ request }) => HttpResponse.json((await worlds.of(request)).events)),
    http.post(`*${base}/__world/reset`, async ({ request }) => {
      const world = await worlds.reset(request)
      return HttpResponse.json({ scenario: world.scenario })
    }),
    http.post(`*${base}/__world/scenario`, async ({ request }) => {
      const { scenario } = Object.fromEntries(new URLSearchParams(await request.clone().text()))
      if (!scenario) return refusal('The form field `scenario` names a scenario.')
      try {
        const world = await worlds.reset(request, scenario)
        return HttpResponse.json({ scenario: world.scenario })
      } catch (error) {
        if (error instanceof RequestError) return refusal(error.message, error.status)
        throw error
      }
    }),
    http.post(`*${base}/__world/clock`, async ({ request }) => {
      const { ahead } = Object.fromEntries(new URLSearchParams(await request.clone().text()))
      const world = await worlds.of(request)
      if (!/^-?\d{1,12}$/.test(ahead ?? '')) return refusal('`ahead` says by how many milliseconds.')
      world.clock.ahead = Number(ahead)
      worlds.changed?.(world)
      return HttpResponse.json({ now: worldNow(world) })
    }),
    http.post(`*${base}/__world/alipay/pay`, async ({ request }) => {
      const { token = '' } = Object.fromEntries(new URLSearchParams(await request.clone().text()))
      const world = await worlds.of(request)
      const refused = await runInTurn(world, () => payAtSite(world, token))
      worlds.changed?.(world)
      return HttpResponse.json({ refused: refused ?? null }, { status: refused === undefined ? 200 : 409 })
    }),
    http.get(`${PICTURES}/*`, async ({ request }) => pictureAt(await worlds.of(request), request.url)),
    // The same, for clients that cannot use that address.
    http.get(`*${base}/__world/files/*`, async ({ request }) => {
      const [, path = ''] = new URL(request.url).pathname.split('/__world/files')
      return pictureAt(await worlds.of(request), `${PICTURES}${path}`)
    }),
    http.all(`*${base}/__world/*`, ({ request }) => refusal(`The world has no page ${requestLine(request)}.`, 404)),
    http.all(`*${base}/*`, async ({ request }) => {
      const world = await worlds.of(request)
      const methods = operations
        .filter(({ path }) => exactPath(base + path).test(request.url.replace(/[?#].*$/, '')))
        .map(({ method }) => method.toUpperCase())
      const reason = `The contract has no operation for ${requestLine(request)}.`
      world.violations.push({ side: 'request', operation: requestLine(request), reasons: [reason], injected: false })
      worlds.changed?.(world)
      return methods.length === 0 ? refusal(reason, 404) : refusal(reason, 405, { allow: methods.join(', ') })
    }),
  ]
}

const requestLine = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`

const refusal = (refused: string, status = 400, headers: Record<string, string> = {}) =>
  HttpResponse.json({ refused }, { status, headers })
