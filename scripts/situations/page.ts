import { readFileSync } from 'node:fs'
import { DOMAINS, plainPath, situationsIn } from './domains.ts'
import { pictureOf } from './pictures.ts'
import { WINDOW } from './open.ts'
import { type Situation, PICTURED } from './situation.ts'
import { SCHEMES } from './situations.ts'
import { escapeHtml, fillTemplate } from '../../src/lib/html.ts'
import { languageName } from '../build/words/say.ts'

const TEMPLATE = 'scripts/situations/page.html'
const SCHEME_NAMES: Record<(typeof SCHEMES)[number], string> = { light: 'Light', dark: 'Dark' }
const LOOKS = PICTURED.flatMap((language) => SCHEMES.map((scheme) => ({ language, scheme })))

/** A single-file page to look through the folder's pictures, by part of the product, language and scheme. */
export function galleryPage(situations: Situation[], files: string[]): string {
  const there = new Set(files)
  const shown = situations.filter(({ name }) =>
    LOOKS.every(({ language, scheme }) => there.has(pictureOf(name, language, scheme))),
  )
  const chapters = DOMAINS.map((domain) => ({ domain, own: situationsIn(domain, shown) })).filter(
    ({ own }) => own.length > 0,
  )
  const inOrder = chapters.flatMap(({ own }) => own)
  return fillTemplate(readFileSync(TEMPLATE, 'utf8'), {
    choices: choices(),
    summary: `${shown.length} situations, as a phone shows them. Each opens to its whole page, light and dark.`,
    links: chapters.map(({ domain: { name, title } }) => `<a href="#${name}">${title}</a>`).join(' '),
    toggles: `${toggle(
      'language',
      PICTURED.map((language) => [language, languageName(language)]),
    )}\n${toggle('scheme', Object.entries(SCHEME_NAMES))}`,
    chapters: chapters
      .map(
        ({ domain: { name, title }, own }) =>
          `<section id="${name}">
<h2>${title}<span class="count">${own.length}</span></h2>
<ul class="situations">${own.map((situation) => item(situation, inOrder, there)).join('\n')}</ul>
</section>`,
      )
      .join('\n'),
  })
}

/** Hides the pictures of unselected languages and schemes. */
const choices = () =>
  [
    ...PICTURED.map(
      (language) => `:root:has(#language-${language}:checked) [data-language]:not([data-language='${language}'])`,
    ),
    ...SCHEMES.map(
      (scheme) => `:root:has(#scheme-${scheme}:checked) .situation [data-scheme]:not([data-scheme='${scheme}'])`,
    ),
  ]
    .map((unchosen) => `${unchosen} { display: none }`)
    .join('\n')

function toggle(choice: string, names: [value: string, name: string][]): string {
  const options = names.map(
    ([value, name], index) =>
      `<label><input class="unseen" type="radio" name="${choice}" id="${choice}-${value}"${index === 0 ? ' checked' : ''}>${name}</label>`,
  )
  return `<fieldset><legend class="unseen">The ${choice}</legend>${options.join('')}</fieldset>`
}

/** A situation as a phone shows it, with a link to the whole page. */
function item(situation: Situation, inOrder: Situation[], there: Set<string>): string {
  const { name, description } = situation
  const place = inOrder.indexOf(situation)
  const image = (look: (typeof LOOKS)[number], whole: boolean) => {
    const file = pictureOf(name, look.language, look.scheme, whole)
    const source = there.has(file) ? file : pictureOf(name, look.language, look.scheme)
    const size = whole ? '' : ` width="${WINDOW.width}" height="${WINDOW.height}"`
    const words = whole ? `${description}, in ${languageName(look.language)}, ${look.scheme}` : ''
    return `<img src="${source}" data-language="${look.language}" data-scheme="${look.scheme}"${size} loading="lazy" alt="${escapeHtml(words)}">`
  }
  const turn = (to: Situation | undefined, word: string) =>
    to ? `<button popovertarget="${to.name}">${word}</button>` : ''
  return `<li>
<button class="situation" popovertarget="${name}">${LOOKS.map((look) => image(look, false)).join('')}
<strong>${escapeHtml(description)}</strong><code>${plainPath(situation)}</code></button>
<div popover id="${name}" role="dialog" aria-labelledby="${name}-title">
<div class="turn">${turn(inOrder[place - 1], 'Previous')}${turn(inOrder[place + 1], 'Next')}
<button popovertarget="${name}" popovertargetaction="hide">Close</button></div>
<h3 id="${name}-title">${escapeHtml(description)}</h3>
<code>${plainPath(situation)} · ${name}</code>
<div class="wholes">${LOOKS.map((look) => image(look, true)).join('')}</div>
</div>
</li>`
}
