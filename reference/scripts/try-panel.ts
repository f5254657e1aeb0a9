import { codeBlock, element, loadScript } from './page-parts.ts'
import type { Answer, Attempt, BorrowerChoice, Filled, TryWorld } from './try.ts'

/** The world and its contract are some hundred kilobytes, so they load only when somebody tries a call. */
async function loadWorld(): Promise<TryWorld> {
  await loadScript('world.js')
  if (!globalThis.RUPYA_WORLD) throw new Error('Its script did not run')
  return globalThis.RUPYA_WORLD
}

/** The panel beside an operation that sends requests to the world. */
export function startTry() {
  const panel = document.querySelector<HTMLElement>('#try')
  const form = document.querySelector<HTMLFormElement>('#try-form')
  const result = document.querySelector<HTMLElement>('#try-result')
  const status = document.querySelector<HTMLElement>('#try-status')
  const operation = panel?.dataset['operation']
  if (!panel || !form || !result || !status || operation === undefined) return
  let world: Promise<TryWorld> | undefined
  const opened = () => {
    world ??= loadWorld().then((loaded) => {
      const names = loaded.scenarios.map(({ name, summary }) => element('option', { value: name }, summary))
      document.querySelector('#try-scenarios')?.replaceChildren(...names)
      return loaded
    })
    return world
  }
  const controls = controlsOf(form)
  /** The example whose fields are in the form. */
  let filledIn = controls.example.value
  /** Counts requests: an answer is not shown after a later request. */
  let newest = 0

  const show = (words: string, ...parts: Node[]) => {
    // Otherwise the whole reply would be read aloud.
    status.textContent = words
    result.replaceChildren(...parts)
  }
  const fill = async () => {
    const loaded = await opened()
    filledIn = controls.example.value
    showFilled(form, loaded.fill(operation, filledIn))
  }
  const failed = (error: unknown) => {
    const words = error instanceof Error ? error.message : String(error)
    show(words, element('p', { className: 'broken' }, words))
  }
  const notOpened = (error: unknown) => {
    world = undefined
    failed(new Error(`The world could not be opened: ${error instanceof Error ? error.message : String(error)}`))
  }
  const send = async () => {
    // Another example was chosen while the world was loading.
    if (filledIn !== controls.example.value) await fill()
    const attempt = attemptOf(operation, form)
    newest += 1
    const own = newest
    show('Sending…', element('p', { className: 'quiet' }, 'Sending…'))
    const loaded = await opened()
    try {
      const answer = await loaded.send(attempt)
      if (own !== newest) return
      show(answerInWords(answer), ...resultOf(attempt, answer))
      scrollToResult(panel, result)
    } catch (error) {
      if (own === newest) failed(error)
    }
  }

  // The page itself has filled in the first example.
  for (const event of ['focusin', 'pointerenter'])
    panel.addEventListener(event, () => void opened().catch(notOpened), { once: true })
  controls.example.addEventListener('change', () => void fill().catch(notOpened))
  // Reset restores the example's values.
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('.leave-out') : null
    const buttons = [...form.querySelectorAll<HTMLElement>('.leave-out')]
    const next = buttons.find((_, index) => buttons[index - 1] === button) ?? form.querySelector<HTMLElement>('.button')
    if (!button) return
    button.closest('.field')?.remove()
    next?.focus()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send().catch(notOpened)
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-example]') : null
    const example = link?.dataset['example']
    // On a page without a panel, the link opens the operation's own page.
    if (example === undefined) return
    event.preventDefault()
    controls.example.value = example
    panel.scrollIntoView({ block: 'nearest' })
    panel.focus({ preventScroll: true })
    fill().then(send).catch(notOpened)
  })
}

/** If the panel is beside the text, do not scroll the text. */
function scrollToResult(panel: HTMLElement, result: HTMLElement) {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  if (getComputedStyle(panel).position === 'sticky') panel.scrollTo({ top: result.offsetTop, behavior })
  else result.scrollIntoView({ block: 'start', behavior })
}

function controlsOf(form: HTMLFormElement) {
  const control = (name: string) => {
    const found = form.elements.namedItem(name)
    if (found instanceof HTMLSelectElement || found instanceof HTMLInputElement) return found
    throw new Error(`The form has no ${name}`)
  }
  return {
    example: control('example'),
    scenario: control('scenario'),
    borrower: control('borrower'),
    market: control('market'),
    keeps: control('keeps'),
  }
}

function showFilled(form: HTMLFormElement, { scenario, borrower, market, fields, steps }: Filled) {
  const controls = controlsOf(form)
  controls.scenario.value = scenario
  controls.borrower.value = borrower
  controls.market.value = market
  const gives = new Set(steps.flatMap(({ gives: given = {} }) => Object.keys(given)))
  const before = form.querySelector<HTMLElement>('#try-steps')
  if (before) {
    before.hidden = steps.length === 0
    const calls = steps.flatMap(({ call }, index) => [index > 0 ? ', then ' : '', element('code', {}, call)])
    before.replaceChildren('First it calls ', ...calls, '.')
  }
  const rows = Object.entries(fields).map(([name, value]) =>
    element(
      'div',
      { className: 'field' },
      element(
        'label',
        {},
        element('code', {}, name),
        ...(gives.has(name) ? [element('span', {}, ' from the call before it')] : []),
        Object.assign(element('input', { value, autocomplete: 'off', spellcheck: false }), { name: `field:${name}` }),
      ),
      element('button', { type: 'button', className: 'leave-out', ariaLabel: `Leave out ${name}` }, '×'),
    ),
  )
  const legend = element('legend', {}, 'Request')
  const none = element('p', { className: 'quiet' }, 'Sent without fields.')
  form.querySelector('#try-fields')?.replaceChildren(legend, ...(rows.length > 0 ? rows : [none]))
}

function attemptOf(operation: string, form: HTMLFormElement): Attempt {
  const { example, scenario, borrower, market, keeps } = controlsOf(form)
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[name^="field:"]')]
  return {
    operation,
    example: example.value,
    scenario: scenario.value.trim(),
    // The select has only these values.
    borrower: borrower.value as BorrowerChoice,
    market: market.value,
    fields: Object.fromEntries(inputs.map(({ name, value }) => [name.slice('field:'.length), value])),
    keeps: keeps instanceof HTMLInputElement && keeps.checked,
  }
}

const NO_OUTCOME = 'No outcome of the contract'
const NO_ANSWER = 'No answer'
const WITHOUT_NAME: Record<string, string> = { none: NO_OUTCOME, lost: NO_ANSWER }

const arrivalOf = ({ status, milliseconds }: Pick<Answer, 'status' | 'milliseconds'>) =>
  status === undefined ? 'the connection ended' : `HTTP ${status}, ${Math.round(milliseconds)} ms`

const answerInWords = ({ outcome, ...arrived }: Answer) => `${WITHOUT_NAME[outcome] ?? outcome}. ${arrivalOf(arrived)}`

function resultOf(
  { operation, scenario }: Attempt,
  { status, type, text, outcome, milliseconds, ledger, curl, variables, call }: Answer,
): Node[] {
  const name = [...document.querySelectorAll('.outcome-list a')].find(
    (link) => link.getAttribute('href') === `#${outcome}`,
  )
  const isLost = status === undefined
  return [
    element(
      'p',
      { className: 'verdict' },
      name
        ? Object.assign(name.cloneNode(true), { className: 'verdict-name' })
        : element('strong', {}, isLost ? NO_ANSWER : NO_OUTCOME),
      element('span', { className: 'quiet' }, arrivalOf({ status, milliseconds })),
    ),
    element(
      'dl',
      { className: 'ledger' },
      element('dt', {}, 'Request'),
      element('dd', {}, ...sideOf(ledger.request)),
      element('dt', {}, 'Reply'),
      element('dd', {}, ...(outcome in WITHOUT_NAME ? [noReply(status)] : sideOf(ledger.reply))),
    ),
    ...pictureOf(outcome),
    ...(isLost ? [] : [label('Reply'), replyOf(operation, type, text)]),
    label('What was sent, as curl'),
    codeBlock('What was sent, as curl', curl, true),
    onServer(scenario, variables),
    ...(call === undefined
      ? []
      : [label('As the app writes it'), codeBlock('What was sent, as the app writes it', call)]),
  ]
}

const label = (words: string) => element('p', { className: 'label' }, words)

const replyOf = (operation: string, type: string, text: string) =>
  type.startsWith('image/')
    ? element('img', {
        className: 'reply-picture',
        alt: 'The picture of the reply',
        src: `data:${type},${encodeURIComponent(text)}`,
      })
    : codeBlock(`The reply of ${operation}`, pretty(text))

/** The port of `npm run world`. */
const SERVER = 'http://localhost:4020'

/** How to send the same request to the world as a server. */
function onServer(scenario: string, variables: string[]): HTMLElement {
  const begins = `curl -d scenario=${scenario} ${SERVER}/__world/scenario`
  return element(
    'p',
    { className: 'quiet' },
    'For the server of ',
    element('code', {}, 'npm run world'),
    ' the host is ',
    element('code', {}, SERVER),
    ...variables.flatMap((variable) => [', ', element('code', {}, variable)]),
    ...(scenario === '' ? [] : ['; first ', element('code', {}, begins)]),
    '.',
  )
}

function sideOf(reasons: string[]): Node[] {
  if (reasons.length === 0) return [element('span', { className: 'kept' }, 'keeps the contract')]
  return [
    element('span', { className: 'broken' }, 'breaks the contract'),
    element('ul', {}, ...reasons.map((reason) => element('li', {}, reason))),
  ]
}

const noReply = (status: number | undefined) =>
  element('span', { className: 'broken' }, status === undefined ? 'did not come' : 'is none that the contract has')

/** The picture of this outcome on the page. */
function pictureOf(outcome: string): Node[] {
  const shown = document.querySelector(`[id="${CSS.escape(outcome)}"] .screen`)
  return shown ? [shown.cloneNode(true)] : []
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    // A fault of the scenario.
    return text === '' ? '(no body)' : text
  }
}
