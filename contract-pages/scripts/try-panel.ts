import type { Filled } from '../model/outcomes.ts'
import { codeBlock, element, keepIn, keptIn, loadScript } from './page-parts.ts'
import type { Answer, Attempt } from './try.ts'

/** The state that the last request of this tab has left. Another tab has its own. */
const LEFT = 'rupya:try-world'

/** The panel beside an operation that sends requests to the mock server in the page. */
export function startTry() {
  const panel = document.querySelector<HTMLElement>('#try')
  const form = panel?.querySelector('form')
  const result = document.querySelector<HTMLElement>('#try-result')
  const status = document.querySelector<HTMLElement>('#try-status')
  if (!panel || !form || !result || !status) return
  /** Counts requests: after a later request, an answer is not shown, and its state is not kept. */
  let newest = 0

  const show = (words: string, ...parts: Node[]) => {
    // Otherwise the whole reply would be read aloud.
    status.textContent = words
    result.replaceChildren(...parts)
  }
  const failed = (error: unknown) => {
    const words = error instanceof Error ? error.message : String(error)
    show(words, element('p', { className: 'said failure' }, words))
  }
  const send = async () => {
    const own = (newest += 1)
    const attempt = attemptOf(panel.dataset['operation'] ?? '', form)
    const continues = new FormData(form).has('keeps')
    show('Sending…', element('p', { className: 'quiet' }, 'Sending…'))
    try {
      const world = await openWorld()
      const { answer, left } = await world.send(attempt, continues ? keptIn('sessionStorage', LEFT) : undefined)
      if (own !== newest) return
      keepIn('sessionStorage', LEFT, left)
      show(`${nameOf(answer)}. ${arrivalOf(answer)}`, ...resultOf(attempt.operation, answer))
      scrollToResult(panel, result)
    } catch (error) {
      if (own === newest) failed(error)
    }
  }

  fill(form)
  for (const event of ['focusin', 'pointerenter'])
    // Sending a request tries again, and says why it fails.
    panel.addEventListener(event, () => void openWorld().catch(() => {}), { once: true })
  form.addEventListener('change', ({ target }) => {
    if (target === control(form, 'example')) fill(form)
  })
  form.addEventListener('click', ({ target }) => {
    const field = target instanceof Element && target.matches('.leave-out') && target.closest('.field')
    if (!field) return
    const next = field.nextElementSibling?.querySelector('button') ?? form.querySelector<HTMLElement>('[type=submit]')
    field.remove()
    next?.focus()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-example]') : null
    const example = link?.dataset['example']
    // On a page without a panel, the link opens the operation's own page.
    if (example === undefined) return
    event.preventDefault()
    setValue(form, 'example', example)
    fill(form)
    panel.scrollIntoView({ block: 'nearest' })
    panel.focus({ preventScroll: true })
    void send()
  })
}

let loading: Promise<void> | undefined

/** The mock server and its contract are some hundred kilobytes, so they load only when somebody tries a call. */
async function openWorld() {
  try {
    await (loading ??= loadScript('world.js'))
    if (!globalThis.RUPYA_WORLD) throw new Error('Its script did not run')
  } catch (error) {
    loading = undefined
    throw new Error(`The mock server could not be opened: ${String(error)}`, { cause: error })
  }
  const names = globalThis.RUPYA_WORLD.scenarios.map(({ name, summary }) => element('option', { value: name }, summary))
  document.querySelector('#try-scenarios')?.replaceChildren(...names)
  return globalThis.RUPYA_WORLD
}

/** If the panel is beside the text, do not scroll the text. */
function scrollToResult(panel: HTMLElement, result: HTMLElement) {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  if (getComputedStyle(panel).position === 'sticky') panel.scrollTo({ top: result.offsetTop, behavior })
  else result.scrollIntoView({ block: 'start', behavior })
}

const control = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)

function setValue(form: HTMLFormElement, name: string, value: string) {
  const found = control(form, name)
  if (found) found.value = value
}

/** What the page says of the chosen example. */
const chosen = (form: HTMLFormElement): Filled =>
  JSON.parse(form.querySelector<HTMLElement>('[name=example] :checked')?.dataset['filled'] ?? '{}')

/** Fills in the chosen example. */
function fill(form: HTMLFormElement) {
  const { request, given, market, hasSession } = chosen(form)
  const { scenario = '', steps = [] } = given
  setValue(form, 'scenario', scenario)
  setValue(form, 'borrower', hasSession ? 'first' : 'none')
  setValue(form, 'market', market)
  const gives = new Set(steps.flatMap((step) => Object.keys(step.gives ?? {})))
  const calls = steps.flatMap(({ call }, index) => [
    index > 0 ? ', then ' : 'First it calls ',
    element('code', {}, call),
  ])
  const rows = request.map(([name, value]) =>
    element(
      'div',
      { className: 'field' },
      element(
        'label',
        {},
        element('code', {}, name),
        gives.has(name) ? ' from the call before it' : '',
        element('input', { name: `field:${name}`, value, autocomplete: 'off', spellcheck: false }),
      ),
      element('button', { type: 'button', className: 'button leave-out', ariaLabel: `Leave out ${name}` }, '×'),
    ),
  )
  form
    .querySelector('fieldset')
    ?.replaceChildren(
      element('legend', { className: 'label' }, 'Request'),
      ...(calls.length > 0 ? [element('p', { className: 'quiet' }, ...calls, '.')] : []),
      ...(rows.length > 0 ? rows : [element('p', { className: 'quiet' }, 'Sent without fields.')]),
    )
}

function attemptOf(operation: string, form: HTMLFormElement): Attempt {
  const valueOf = (name: string) => control(form, name)?.value.trim() ?? ''
  const fields = [...form.querySelectorAll<HTMLInputElement>('[name^="field:"]')]
  return {
    operation,
    example: chosen(form),
    scenario: valueOf('scenario'),
    borrower: valueOf('borrower'),
    market: valueOf('market'),
    fields: Object.fromEntries(fields.map(({ name, value }) => [name.slice('field:'.length), value])),
  }
}

const nameOf = ({ outcome }: Pick<Answer, 'outcome'>) =>
  ({ none: 'No outcome of the contract', lost: 'No answer' })[outcome] ?? outcome

const arrivalOf = ({ status }: Pick<Answer, 'status'>) =>
  status === undefined ? 'the connection ended' : `HTTP ${status}`

function resultOf(operation: string, answer: Answer): Node[] {
  const { status, type, text, outcome, broken, curl, call } = answer
  const link = document.querySelector(`.outcome-list [href="#${CSS.escape(outcome)}"]`)
  const screen = document.querySelector(`#${CSS.escape(outcome)} .screen`)
  const arrived = element('span', { className: 'quiet' }, arrivalOf(answer))
  const isOutcome = status !== undefined && outcome !== 'none'
  const noReply = status === undefined ? 'did not come' : 'is not in the contract'
  return [
    element('p', { className: 'row' }, link?.cloneNode(true) ?? element('strong', {}, nameOf(answer)), arrived),
    element(
      'dl',
      { className: 'pairs' },
      element('dt', {}, 'Request'),
      element('dd', {}, ...sideOf(broken.request)),
      element('dt', {}, 'Reply'),
      element(
        'dd',
        {},
        ...(isOutcome ? sideOf(broken.reply) : [element('span', { className: 'said failure' }, noReply)]),
      ),
    ),
    ...(screen ? [screen.cloneNode(true)] : []),
    ...(status === undefined ? [] : [label('Reply'), replyOf(operation, type, text)]),
    label('What was sent, as curl'),
    codeBlock('What was sent, as curl', curl),
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

function sideOf(reasons: string[]): Node[] {
  if (reasons.length === 0) return [element('span', { className: 'said success' }, 'keeps the contract')]
  return [
    element('span', { className: 'said failure' }, 'breaks the contract'),
    element('ul', { className: 'dots' }, ...reasons.map((reason) => element('li', {}, reason))),
  ]
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    // A fault of the scenario.
    return text === '' ? '(no body)' : text
  }
}
