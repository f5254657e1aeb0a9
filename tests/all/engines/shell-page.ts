import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { CANDIDATES, type EnginePage, type Handle, type Spot } from './engine.ts'
import { drawnElements, elementsOfWords } from './in-page.ts'
import type { Shell } from './shell.ts'
import { watchErrors } from './webkit.ts'

declare global {
  interface Window {
    /** Elements that were found, at the index that is their handle. */
    rupyaFound?: Element[]
  }
}

/**
 * The page of a native shell without a driver, which evaluates scripts. A driver ends its session when the page's process is
 * killed, and WebKit asks a shell for photos only where no driver leads the page.
 */
export function shellPage(shell: Shell): EnginePage {
  const broken: string[] = []
  const run: EnginePage['run'] = async (inPage, ...args) => {
    const [result, errors] = await shell.run(`
      ${watchErrors.toString()}; watchErrors()
      const found = (window.rupyaFound ??= [])
      const given = ${JSON.stringify(args)}.map((value) => (value?.found === undefined ? value : found[value.found]))
      const toHandle = (value) => (value instanceof Element ? { found: found.push(value) - 1 } : value)
      const result = await (${inPage.toString()})(...given)
      return [(Array.isArray(result) ? result.map(toHandle) : toHandle(result)) ?? null, window.rupyaBroken.splice(0)]`)
    broken.push(...errors)
    return result
  }
  const handlesOf = async (find: (text: string) => Element[], text: string) => {
    const elements: unknown = await run(find, text)
    return elements as Handle[]
  }
  const left = async (leave: () => Promise<unknown>) => {
    await run(() => void Object.assign(window, { rupyaLeft: true }))
    await leave()
    while (await run(() => 'rupyaLeft' in window || document.readyState !== 'complete').catch(() => true))
      await setTimeout(20)
  }
  return {
    // The world for calls without a name: a shell adds no headers.
    world: 'default',
    broken,
    run,
    goTo: (address) => left(() => shell.open(address)),
    back: async () => void (await shell.back()),
    reload: () => left(() => run(() => void window.setTimeout(() => location.reload()))),
    find: async (role, name) => {
      const candidates = await handlesOf(drawnElements, CANDIDATES[role])
      const found: Handle[] = []
      for (const handle of candidates) if ((await run(nameOf, handle)) === name) found.push(handle)
      return found
    },
    findWords: (words) => handlesOf(elementsOfWords, words),
    tap: (spot) => run(tapAt, spot),
    type: (keys) => run((text) => void document.execCommand('insertText', false, text), keys),
    attach: async (file) => {
      await shell.holdPhoto(file)
      await run(() => document.querySelector<HTMLInputElement>('input[type=file]')?.click())
    },
    picture: async () => {
      const file = join(tmpdir(), `rupya-shell-${process.pid}.png`)
      await shell.picture(file)
      const picture = await readFile(file)
      await rm(file)
      return picture
    },
    close: async () => void shell.close(),
  }
}

/** The accessible name, as far as these journeys need it: words elsewhere, of a label, or its own. */
function nameOf(element: HTMLElement): string {
  const referred = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id))
  const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null
  const words = (elements: Iterable<HTMLElement | null>) => [...elements].map((each) => each?.innerText ?? '').join(' ')
  const name = words(referred) || element.getAttribute('aria-label') || words(labels ?? []) || element.innerText
  return name.replaceAll(/\s+/g, ' ').trim()
}

function tapAt({ x, y }: Spot) {
  const hit = document.elementFromPoint(x, y)
  const target = hit?.closest<HTMLElement>('a, button, input, textarea, select, label') ?? hit
  if (target instanceof HTMLElement) {
    target.focus()
    target.click()
  }
}
