import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { captureWebp } from '../../../scripts/situations/capture.ts'
import { escapeHtml, fillTemplate } from '../../../src/lib/html.ts'
import type { Candidates, Situation } from './compare-loads.ts'
import type { Link } from './link.ts'
import { ORDER } from './order.ts'
import { type Load, visit } from './visit.ts'

const TEMPLATE = 'tests/bench/load/film.html'
const WIDTH = 900
/** GitHub shows it at this width. All pictures of the repository may use 2 MB in total (tests/contract/gallery.test.ts). */
const LOOK = { scale: 1, quality: 30 }
const STEP_MS = 250
const FRAMES = 10

interface Take {
  load: Load
  /** What the phone showed at each time. */
  frames: (string | undefined)[]
}

/**
 * Draws what a phone shows at fixed times while each page loads, one row per page. Of several recordings, the median one is
 * shown.
 */
export async function drawFilm(
  browser: Browser,
  candidates: Candidates,
  { situation, takes, file }: { situation: Situation; takes: number; file: string },
): Promise<void> {
  const all = new Map(Object.keys(candidates).map((name): [string, Take[]] => [name, []]))
  for (let round = 0; round < takes; round += 1)
    for (const [name, link] of Object.entries(candidates)) all.get(name)?.push(await film(browser, link, situation))
  const rows = [...all].map(([name, [...own]]) => row(name, middle(own)))
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 1 } })
  await page.setContent(fillTemplate(readFileSync(TEMPLATE, 'utf8'), { times: timesRow(), rows: rows.join('\n') }))
  const height = await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()))
    return document.documentElement.scrollHeight
  })
  await captureWebp(page, file, { ...LOOK, size: { width: WIDTH, height } })
  await page.close()
}

async function film(browser: Browser, link: Link, situation: Situation): Promise<Take> {
  const painted: { frame: string; time: number }[] = []
  const load = await visit(browser, link, {
    ...ORDER,
    ...situation,
    onFrame: (frame, time) => painted.push({ frame, time }),
  })
  const times = Array.from({ length: FRAMES }, (_, index) => load.began + (index + 1) * STEP_MS)
  // Frames before the navigation show another page.
  const own = painted.filter(({ time }) => time >= load.began)
  return { load, frames: times.map((moment) => own.findLast(({ time }) => time <= moment)?.frame) }
}

const middle = (takes: Take[]) => takes.toSorted((a, b) => a.load.data - b.load.data)[Math.floor(takes.length / 2)]

const times = Array.from({ length: FRAMES }, (_, index) => (index + 1) * STEP_MS)
const timesRow = () => times.map((time) => `<th>${(time / 1000).toLocaleString('en')} s</th>`).join('')

/** The first frame with the data is marked. */
function row(name: string, take: Take | undefined): string {
  if (!take) return ''
  const first = times.findIndex((time) => time >= take.load.data)
  const cells = take.frames.map((frame, index) => {
    const picture = frame ? `<img src="data:image/jpeg;base64,${frame}" alt="">` : ''
    return `<td${index === first ? ' class="data"' : ''}><div>${picture}</div></td>`
  })
  const says = `data after ${Math.round(take.load.data).toLocaleString('en')} ms`
  return `<tr><th colspan="${FRAMES}" scope="rowgroup">${escapeHtml(name)}<small>${says}</small></th></tr>
<tr>${cells.join('')}</tr>`
}
