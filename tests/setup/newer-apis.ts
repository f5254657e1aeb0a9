import type { Identifier } from '@mdn/browser-compat-data'
import type { Page } from '@playwright/test'
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

/** Removes all newer APIs from a page, starting with its next load. */
export const takeNewerApis = (page: Page) =>
  page.addInitScript((taken) => {
    for (const { global, member, isStatic } of taken) {
      const owner = Object(Reflect.get(globalThis, global))
      if (member === undefined) Reflect.deleteProperty(globalThis, global)
      else if (isStatic) Reflect.deleteProperty(owner, member)
      else
        for (const place of [owner, Object(owner.prototype), ...(global === 'Window' ? [globalThis] : [])])
          Reflect.deleteProperty(place, member)
    }
  }, newerApis)
