/** How long a toast stays (APP-55). */
const TOAST_MS = 3000
/** The input is kept until it is sent or the tab is closed. */
const DRAFT_KEY = 'rupya:site-feedback'

type Values = Record<string, string>

/** The required fields that are blank, in the form's order (SITE-10). */
const missingOf = (values: Values): string[] =>
  Object.entries(values).flatMap(([name, value]) => (value.trim() ? [] : [name]))

/** The texts of a stored draft, whatever the storage contains. */
export function draftOf(stored: string | null): Values {
  try {
    const found: unknown = JSON.parse(stored ?? '')
    if (typeof found !== 'object' || found === null) return {}
    return Object.fromEntries(Object.entries(found).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

/** Activates a feedback form. Nothing is sent (SITE-11). */
export function startFeedbackForm(form: HTMLFormElement) {
  const toast = form.querySelector<HTMLElement>('.site-toast')
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const values = () => Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  const mark = (field: (typeof fields)[number], isMissing: boolean) => {
    field.ariaInvalid = isMissing ? 'true' : null
    form.querySelector(`#${field.id}-missing`)?.toggleAttribute('hidden', !isMissing)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Further taps repeat the same message instead of reporting an empty form. */
  let isSent = false

  const say = (text = '') => {
    clearTimeout(timer)
    replaceContent(toast, Object.assign(document.createElement('p'), { textContent: text }))
    timer = setTimeout(() => {
      replaceContent(toast)
      isSent = false
    }, TOAST_MS)
  }

  // Focusing the field opens a keyboard, which covers the bottom of the page.
  window.visualViewport?.addEventListener('resize', () => {
    const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {}
    if (toast) toast.style.bottom = `${innerHeight - offsetTop - height}px`
  })

  const draft = readDraft()
  for (const field of fields) field.value = draft[field.name] ?? ''
  form.querySelector('fieldset')?.removeAttribute('disabled')

  form.addEventListener('input', ({ target }) => {
    isSent = false
    saveDraft(values())
    const field = fields.find((candidate) => candidate === target)
    if (field?.value.trim()) mark(field, false)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isSent) return
    const missing = missingOf(values())
    for (const field of fields) mark(field, missing.includes(field.name))
    if (missing.length > 0) {
      const first = fields.find(({ name }) => name === missing[0])
      first?.focus()
      // Browsers treat a field behind the top bar as visible.
      first?.labels?.[0]?.scrollIntoView({ block: 'nearest' })
      say(form.dataset['failed'])
      return
    }
    form.reset()
    saveDraft({})
    say(form.dataset['done'])
    isSent = true
  })
}

function readDraft(): Values {
  try {
    return draftOf(sessionStorage.getItem(DRAFT_KEY))
  } catch {
    // Storage may be switched off.
    return {}
  }
}

function saveDraft(values: Values) {
  try {
    if (missingOf(values).length === Object.keys(values).length) sessionStorage.removeItem(DRAFT_KEY)
    else sessionStorage.setItem(DRAFT_KEY, JSON.stringify(values))
  } catch {
    // Then the input is lost after a reload.
  }
}
import { replaceContent } from '../../lib/replace-content.ts'
