// Improves the contract's pages. All of them can be read without it.
import { addCopy, keepIn, keptIn } from './page-parts.ts'
import { startSearch } from './search-box.ts'
import { startTry } from './try-panel.ts'

document.documentElement.classList.add('scripted')
for (const block of document.querySelectorAll('.code')) addCopy(block)
startSearch()
startTry()

/** A link to an example opens it. */
function openTarget() {
  // The pages' own anchors need no escapes, and an invalid one in an address must not end this script.
  const target = document.getElementById(location.hash.slice(1))
  if (!(target instanceof HTMLDetailsElement) || target.open) return
  target.open = true
  target.scrollIntoView()
}

addEventListener('hashchange', openTarget)
openTarget()

// The chosen form of requests is kept from page to page.
const SHOW_AS = 'rupya:show-as'
for (const choice of document.querySelectorAll<HTMLInputElement>('[name=show-as]')) {
  choice.checked = choice.checked || choice.value === keptIn('localStorage', SHOW_AS)
  choice.addEventListener('change', () => keepIn('localStorage', SHOW_AS, choice.value))
}
