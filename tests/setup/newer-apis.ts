import type { Identifier } from '@mdn/browser-compat-data'
import type { Page, Response } from '@playwright/test'
import { floor } from '../../scripts/check/engines/floor.ts'
import { compat, lackOf } from '../../scripts/check/engines/support.ts'

/** An API that some engine of the floor lacks: a global, or a member of one. */
interface NewerApi {
  global: string
  member?: string
  /** It belongs to the global itself, and not to its instances. */
  isStatic?: boolean
}

/** The data's version is for a later ability of the member, and not the member itself. */
const OLDER = new Set(['scrollLeft', 'scrollTop', 'offsetParent', 'attributes', 'event', 'contains'])

const membersOf = (global: string, feature: Identifier): NewerApi[] => [
  ...(lackOf(feature, floor) ? [{ global }] : []),
  ...Object.keys(feature).flatMap((name) => {
    const isMember = name !== '__compat' && name !== global && !/_event$|_permission$/.test(name)
    const member = name.replace('_static', '')
    // `Response.json` is newer than `Response.prototype.json`.
    const isLacking = isMember && !OLDER.has(member) && lackOf(feature[name], floor)
    return isLacking ? [{ global, member, isStatic: name !== member }] : []
  }),
]

/** Tests draw their photos with it; our own code does not use it. */
const OF_TESTS = new Set(['__compat', 'OffscreenCanvas', 'OffscreenCanvasRenderingContext2D'])

/** All APIs that are newer than the oldest supported engines, by compat data. */
const newerApis: NewerApi[] = Object.entries({ ...compat.api, ...compat.javascript.builtins }).flatMap(
  ([global, feature]) => (OF_TESTS.has(global) ? [] : membersOf(global, feature as Identifier)),
)

/** Removes all newer APIs, or these, from a page, starting with its next load. */
export const takeNewerApis = (page: Page, apis = newerApis) =>
  page.addInitScript((taken) => {
    for (const { global, member, isStatic } of taken) {
      const owner = Object(Reflect.get(globalThis, global))
      if (member === undefined) Reflect.deleteProperty(globalThis, global)
      else if (isStatic) Reflect.deleteProperty(owner, member)
      else
        for (const place of [owner, Object(owner.prototype), ...(global === 'Window' ? [globalThis] : [])])
          Reflect.deleteProperty(place, member)
    }
  }, apis)

const nameOf = ({ global, member }: NewerApi) => (member === undefined ? global : `${global}.${member}`)

/**
 * Records which newer APIs a page reads, starting with its next load. `stop` returns them, and those that its scripts check
 * without reading: `'locks' in navigator` leaves no trace.
 */
export async function noteNewerApis(page: Page): Promise<{ stop: () => Promise<[name: string, api: NewerApi][]> }> {
  const texts: Promise<string>[] = []
  const keepText = (reply: Response) =>
    void (/script|document/.test(reply.request().resourceType()) && texts.push(reply.text().catch(() => '')))
  page.on('response', keepText)
  const watching = await page.addInitScript(watchReads, newerApis)
  return {
    stop: async () => {
      page.off('response', keepText)
      await watching.dispose()
      const noted = new Set((await page.evaluate(() => [...Reflect.get(globalThis, 'noted')])).map(nameOf))
      const asked = new Set(
        (await Promise.all(texts)).flatMap((text) =>
          [...text.matchAll(/["'`](\w+)["'`] ?in (?:window|globalThis|document|navigator|[A-Z]\w\w+)\b/g)].map(
            ([, name]) => name,
          ),
        ),
      )
      return newerApis
        .filter((api) => noted.has(nameOf(api)) || asked.has(api.member ?? api.global))
        .map((api) => [nameOf(api), api])
    },
  }
}

/** Runs in the page. */
function watchReads(apis: NewerApi[]) {
  const noted = new Set<NewerApi>()
  Object.assign(globalThis, { noted })
  const watch = (place: object, name: string, api: NewerApi) => {
    const own = Reflect.getOwnPropertyDescriptor(place, name)
    if (!own?.configurable) return
    const { value, get, set, enumerable } = own
    Object.defineProperty(place, name, {
      configurable: true,
      enumerable: enumerable === true,
      get(this: unknown) {
        noted.add(api)
        return get ? get.call(this) : value
      },
      set(this: object, next: unknown) {
        if (set) set.call(this, next)
        else Object.defineProperty(this, name, { value: next, configurable: true, writable: true, enumerable: true })
      },
    })
  }
  for (const api of apis) {
    const { global, member, isStatic } = api
    const owner = Object(Reflect.get(globalThis, global))
    if (member === undefined) watch(globalThis, global, api)
    else if (isStatic) watch(owner, member, api)
    else
      for (const place of [owner, Object(owner.prototype), ...(global === 'Window' ? [globalThis] : [])])
        watch(place, member, api)
  }
  noted.clear()
}
