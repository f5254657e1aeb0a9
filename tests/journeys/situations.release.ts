import type { Page } from '@playwright/test'
import { contract } from '../../mocks/contract.ts'
import { operationsOf } from '../../contract-tools/read/document.ts'
import { NOON } from '../../scripts/situations/reach.ts'
import { PICTURED } from '../../scripts/situations/situation.ts'
import { allSituations } from '../../scripts/situations/situations.ts'
import { plainAddress } from '../../contract-tools/read/plain-address.ts'
import { findViolations } from '../setup/axe.ts'
import { expect, test } from './borrower.ts'
import { takeNewerApis } from '../setup/newer-apis.ts'
import { servePictures } from './pictures.ts'

// The time of the gallery's pictures, set once for all.
test.use({ fixedTime: NOON })

// /testPreview is not in the release; the demo's journeys test it.
const SITUATIONS = allSituations().filter(({ path, isAlike }) => path !== '/testPreview' && !isAlike)

const screensOf = new Map(operationsOf(contract).map(({ path, operation }) => [path, operation['x-screens'] ?? []]))

// One situation of each address, in Indonesian, whose words are longer. `npm run test:all` looks at the others, in each language.
for (const [index, situation] of SITUATIONS.entries())
  for (const language of PICTURED) {
    const isFirst = SITUATIONS.findIndex(({ path }) => path === situation.path) === index
    // Taps may open another screen, which has its own situation.
    const makesItsCalls = !situation.taps && !situation.steps
    const more = makesItsCalls ? ', and makes the calls that the contract names' : ''
    const tag = language === 'id' && isFirst ? '' : ' @all'
    test(`${situation.name} can be read, tapped and made larger${more} (${language}) @RULE-1 @RULE-2 @RULE-3 @RULE-37 @RULE-133${tag}`, async ({
      reach,
      page,
      calls,
    }) => {
      // One visit for all general checks, because opening the page is most of the work.
      await takeNewerApis(page)
      const faults = engineFaultsOf(page)
      if (situation.path === '/complainDetails') await servePictures(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await reach(situation.name, language)

      const called = makesItsCalls ? calls.map((call) => new URL(call.url()).pathname) : []
      const unnamed = called.filter(
        (path) =>
          !screensOf.get(path.replace('/gateway', ''))?.map(plainAddress).includes(plainAddress(situation.path)),
      )
      expect.soft(faults, 'faults of an engine of the floor').toEqual([])
      expect.soft(unnamed, 'calls that the contract does not name').toEqual([])

      expect.soft(await tooSmall(page), 'too small for a finger').toEqual([])

      expect.soft(await findViolations(page), 'axe').toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await findViolations(page, { runOnly: ['color-contrast'] }), 'axe, dark').toEqual([])

      expect.soft(await alikeNames(page), 'buttons whose names begin alike').toEqual([])

      // Some engines print with the colours of the screen's scheme.
      // What is under the pointer has a colour of its own, which depends on the layout.
      await page.mouse.move(0, 0)
      const onPaper = async (colorScheme: 'dark' | 'light') => {
        await page.emulateMedia({ media: 'print', colorScheme })
        return coloursOf(page)
      }
      // What loads on demand may come between the two.
      await expect(async () =>
        expect(await onPaper('dark'), 'colours on paper').toEqual(await onPaper('light')),
      ).toPass()
      await page.emulateMedia({ media: 'screen' })

      // axe does not check the name of a <dialog>.
      for (const dialog of await page.getByRole('dialog').all()) await expect.soft(dialog).toHaveAccessibleName(/\S/)

      await page.setViewportSize({ width: 320, height: 640 })
      // The effect of the system's text size on a page with rem units.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect.soft(await lost(page), 'lost at 320 px and text of 200 %').toEqual([])
    })
  }

/** The app's log lines about names that the engine does not know, whatever the screen shows. */
function engineFaultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    // Without the words for a failed connection, and the router's error for a missing script.
    if (/TypeError|ReferenceError/.test(message.text()) && !/LineError|A script is gone/.test(message.text()))
      faults.push(message.text())
  })
  return faults
}

/** Tap targets that are less than 44 px wide or high. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    // The label above a field is not a target: people tap the field.
    [
      ...document.querySelectorAll(
        'a, button, summary, select, input:not([type=radio], [type=checkbox]), label:has(input)',
      ),
    ]
      .filter((part) => part.getClientRects().length > 0)
      .flatMap((part) => {
        const { width, height } = part.getBoundingClientRect()
        // Without a width it is hidden except for screen readers.
        const isLarge = width === 0 || Math.round(Math.min(width, height)) >= 44
        return isLarge ? [] : `${Math.round(width)} x ${Math.round(height)}: ${part.outerHTML.slice(0, 120)}`
      }),
  )

/** Buttons whose name is the beginning of another button's: a voice that says it means two. */
const alikeNames = (page: Page) =>
  page.evaluate(() => {
    const open = [...document.querySelectorAll('dialog[open]')].pop()
    // The title bar's Back stands apart, and the specification has a button whose words begin like it.
    const names = [...(open ?? document.querySelector('main') ?? document).querySelectorAll('button')]
      .filter((button) => button.getClientRects().length > 0)
      .map((button) => (button.getAttribute('aria-label') ?? button.innerText).trim().replaceAll(/\s+/g, ' '))
    return names.filter((name) => names.some((other) => other.startsWith(`${name} `)))
  })

/** The colours of a page's visible texts and drawings. */
const coloursOf = (page: Page) =>
  page.evaluate(() => {
    for (const running of document.getAnimations()) if (running instanceof CSSTransition) running.cancel()
    return [...document.querySelectorAll('body *')].flatMap((part) => {
      if (part.getClientRects().length === 0) return []
      const { color, backgroundColor, borderTopColor, fill, stroke } = getComputedStyle(part)
      return `${part.tagName} ${part.getAttribute('class')} ${[color, backgroundColor, borderTopColor, fill, stroke].join(' ')}`
    })
  })

/** Parts outside the screen, cut texts, headings that break inside a word, and a page that scrolls sideways. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const parts = [
      ...document.querySelectorAll('h1, h2, h3, p, li, dt, dd, a, button, label, summary, legend, span, input, select'),
    ]
    // Items further along a horizontally scrolling row are reached by scrolling it.
    const isInRow = (part: Element): boolean => {
      const { parentElement: parent } = part
      if (!parent || parent === document.body) return false
      return ['auto', 'scroll'].includes(getComputedStyle(parent).overflowX) || isInRow(parent)
    }
    const outside = parts.filter((part) => {
      const { left, right, width: own } = part.getBoundingClientRect()
      // A field scrolls its text.
      const cuts =
        part.tagName !== 'INPUT' &&
        part.scrollWidth > part.clientWidth + 1 &&
        getComputedStyle(part).overflow !== 'visible'
      return own > 1 && (((left < -1 || right > width + 1) && !isInRow(part)) || cuts)
    })
    // A word may be broken only if no line could hold it.
    const brokenWords = [...document.querySelectorAll('h1, h2, h3, legend')].flatMap((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (walker.nextNode())
        for (const { 0: word, index } of (walker.currentNode.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
          const range = document.createRange()
          range.setStart(walker.currentNode, index)
          range.setEnd(walker.currentNode, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(`broken: ${word}`)
        }
      return broken
    })
    const scrolls = document.documentElement.scrollWidth > 320 ? ['the page scrolls sideways'] : []
    return [...outside.map((part) => part.outerHTML.slice(0, 120)), ...brokenWords, ...scrolls]
  })
