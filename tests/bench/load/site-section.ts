import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { launchChromium } from '../../../scripts/setup/browser.ts'
import { escapeHtml, fillTemplate } from '../../../src/lib/html.ts'
import { settingsOrExit } from '../../../scripts/build/settings.ts'
import { marketOf } from '../../../src/platform/i18n/language-of.ts'
import { Measured } from '../measured.ts'
import { makeIdentity } from './certificate.ts'
import { type Candidates, COLD, LIMIT, QUICK, RELEASE, requireRelease, turned } from './compare-loads.ts'
import type { Link } from './link.ts'
import { serve } from './serve.ts'
import { visit } from './visit.ts'

const ROUNDS = 5
const SITE = 'The site'
const BARE = 'The site without scripts'
const LIMIT_PAGE = 'tests/bench/load/site-limit.html'
const FOLDER = 'dist/site-limit'
const ROWS = { firstPaint: 'First paint, ms', heading: 'Main heading on the screen, ms' }

export const SITE_TITLE = 'The official site against its limit'

/** Compares a first visit of the official site with a handwritten version of its home page, on slow 4G. */
export async function siteSection({ quick }: { quick: boolean }): Promise<string> {
  requireRelease({ isBuilt: quick })
  const identity = makeIdentity()
  const browser = await launchChromium([identity.trust])
  const links: Link[] = []
  const served = async (folder: string) => {
    const link = await serve({ folder, answers: new Map(), identity })
    links.push(link)
    return link
  }
  try {
    const site = await served(RELEASE)
    const bare = await served(
      written('bare', readFileSync(join(RELEASE, 'index.html'), 'utf8').replaceAll(SCRIPTS, '')),
    )
    const chapters: string[] = []
    for (const { name, lang, words } of [
      { name: 'In Indonesian', lang: 1, words: wordsOf('id') },
      { name: 'In English', lang: 2, words: wordsOf('en') },
    ]) {
      const limit = await served(written(`limit-${lang}`, fillTemplate(readFileSync(LIMIT_PAGE, 'utf8'), words)))
      const measured = await compare(browser, {
        address: `/?lang=${lang}`,
        heading: words['site_hero'] ?? '',
        // Without scripts, both languages are shown, and the English heading comes after the whole Indonesian text.
        links: { [LIMIT]: limit, [SITE]: site, ...(lang === 1 && { [BARE]: bare }) },
        quick,
      })
      chapters.push(`### ${name}\n\n${measured.table({ column: LIMIT, rows: Object.values(ROWS) })}`)
    }
    return section(chapters, { quick })
  } finally {
    await browser.close()
    for (const link of links) link.close()
  }
}

interface Compared {
  address: string
  heading: string
  links: Candidates
  quick: boolean
}

/**
 * Visits each page alternately. Throws unless all show the heading in the same size, and the site has exactly the same words
 * as the handwritten page.
 */
async function compare(browser: Browser, { address, heading, links, quick }: Compared): Promise<Measured> {
  const measured = new Measured()
  const texts = new Map<string, string>()
  const sizes = new Set<string>()
  const shown = [`//main//h1[. = "${heading}"]`]
  // The first round is not counted: it makes the server compress its files.
  for (let round = quick ? 1 : 0; round <= (quick ? 1 : ROUNDS); round += 1)
    for (const [name, link] of turned(Object.entries(links), Math.max(0, round - 1))) {
      const inspect = async (page: Page) => {
        texts.set(name, (await page.innerText('body')).replaceAll(/\s/g, ''))
        sizes.add(await page.getByText(heading).evaluate((h1) => getComputedStyle(h1).fontSize))
      }
      const load = await visit(browser, link, { ...(quick ? QUICK : COLD), address, shown, inspect })
      if (round === 0) continue
      measured.add(ROWS.firstPaint, name, load.firstPaint)
      measured.add(ROWS.heading, name, load.data)
      measured.add('Received before the heading, kB', name, load.bytes / 1000)
      measured.add('Requests before the heading', name, load.requests)
      measured.add('Layout shift', name, load.shift)
    }
  if (texts.get(SITE) !== texts.get(LIMIT))
    throw new Error(`${SITE} says:\n${texts.get(SITE)}\n\n${LIMIT} says:\n${texts.get(LIMIT)}`)
  if (sizes.size > 1) throw new Error(`The heading is ${[...sizes].join(' and ')} large`)
  return measured
}

/** Everything except data for search engines. */
const SCRIPTS = /<script>.*?<\/script>/gs

/** A folder with this page at `/`. */
function written(name: string, page: string): string {
  const folder = join(FOLDER, name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), page.replaceAll(/\n\s*/g, '\n'))
  return folder
}

/** The words of the handwritten page in a language: the site's own words, so that both can be compared. */
function wordsOf(language: 'id' | 'en'): Record<string, string> {
  const { company, appName, servicePhone } = settingsOrExit('production')
  const messages: Record<string, string> = JSON.parse(
    readFileSync(`src/platform/i18n/messages/site/${language}.json`, 'utf8'),
  )
  const say = (key: string, values: Record<string, string>) =>
    (messages[key] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const { name, registrations, address, email } = company
  const registration = registrations.map(({ number }) => number).join(' · ')
  const phone = servicePhone[marketOf(language)]
  const filled = {
    language,
    name: appName.en,
    company: name,
    registration,
    address,
    email,
    phone,
    title: say('site_title', { name: appName.en }),
    range_indonesia: say('site_amount_range', { from: 'Rp1.000.000', to: 'Rp15.000.000' }),
    range_india: say('site_amount_range', { from: '₹2,000', to: '₹80,000' }),
    site_call: say('site_call', { phone }),
    site_copyright: say('site_copyright', { year: String(new Date().getFullYear()), name }),
  }
  return Object.fromEntries(Object.entries({ ...messages, ...filled }).map(([key, text]) => [key, escapeHtml(text)]))
}

const section = (chapters: string[], { quick }: { quick: boolean }) => `${
  quick ? QUICK.says : `A first visit on slow 4G: ${COLD.says}`
}.

${chapters.join('\n\n')}

- ${quick ? 'One visit' : `${ROUNDS} visits`} of each page in each language, in turns, over the same server and the same line as the first screen.
- **The limit** is [the site's home written by hand](../tests/bench/load/site-limit.html) in one language: the same words, the heading as large, and no script, no
  drawing, no other section. That it says what the site shows is compared word by word.
- **The site** is the page of \`npm run build\`, which holds its five sections in both languages. **Without scripts** it is the same page with its scripts taken out.
- **Main heading on the screen**: the end of the frame in which it is visible.`
