import type { Identifier } from '@mdn/browser-compat-data'
import type { Page } from '@playwright/test'
import { floor } from '../../scripts/floor/floor.ts'
import { compat, lackOf } from '../../scripts/floor/support.ts'

/** What some engine of the floor lacks: a global, or a member of one. */
interface NewerApi {
  global: string
  member?: string
  /** It belongs to the global alone, and not to what that makes. */
  isStatic?: boolean
}

/** The data dates something that it can do, and not the member itself. */
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

/** Tests draw their photos with it, and no code of ours. */
const OF_TESTS = new Set(['__compat', 'OffscreenCanvas', 'OffscreenCanvasRenderingContext2D'])

/** All that is newer than the oldest engines that we serve, by compat data. */
const newerApis: NewerApi[] = Object.entries({ ...compat.api, ...compat.javascript.builtins }).flatMap(
  ([global, feature]) => (OF_TESTS.has(global) ? [] : membersOf(global, feature as Identifier)),
)

/** From its next load on a page has nothing that is newer than the floor. */
export const takeNewerApis = (page: Page) =>
  page.addInitScript((apis) => {
    for (const { global, member, isStatic } of apis) {
      const owner = Object(Reflect.get(globalThis, global))
      if (member === undefined) Reflect.deleteProperty(globalThis, global)
      else if (isStatic) Reflect.deleteProperty(owner, member)
      else
        for (const place of [owner, Object(owner.prototype), ...(global === 'Window' ? [globalThis] : [])])
          Reflect.deleteProperty(place, member)
    }
  }, newerApis)
