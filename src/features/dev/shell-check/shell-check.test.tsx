// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installFakeShell } from '../../../../mocks/fake-shell.ts'
import { HAND_STEPS } from './hand-steps.ts'
import { forgetReport, keepReport, nowTrying } from './kept-report.ts'
import { ShellCheck } from './shell-check.tsx'

let scheme: EventTarget & { matches: boolean }
let shell: ReturnType<typeof installFakeShell>
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  scheme = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => scheme)
  shell = installFakeShell(globalThis, { kind: 'android', behaviour: 'answers' })
  // jsdom goes nowhere.
  document.addEventListener('click', stay)
})
afterEach(() => {
  forgetReport()
  shell.uninstall()
  document.removeEventListener('click', stay)
})
const stay = (event: Event) => event.target instanceof HTMLAnchorElement && event.preventDefault()

const step = (title: string) => {
  const row = within(screen.getByLabelText('With your help')).getByText(title, { selector: 'strong' }).closest('li')
  if (!row) throw new Error(`There is no step ${title}`)
  return within(row)
}
const said = (title: string) => step(title).queryByText(/^(Right|Wrong): /)?.textContent
const yes = (title: string) => step(title).queryByRole('button', { name: `Yes: ${title}` })
const tap = (element: HTMLElement | null) => {
  if (!element) throw new Error('There is nothing to tap')
  fireEvent.click(element)
}
const send = async (title: string) => {
  tap(step(title).getByRole('button', { name: /^Send / }))
  await act(() => vi.advanceTimersByTimeAsync(1000))
}
const hide = () => {
  for (const state of ['hidden', 'visible'] as const) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    fireEvent(document, new Event('visibilitychange'))
  }
}
/** The page is left for another one, and comes back as it was. */
const leaveAndReturn = () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
/** The page, as it is loaded the next time after a step has been begun. */
const reopen = (id: string) => {
  cleanup()
  keepReport({ results: {}, tried: { ...nowTrying(id), load: -1 } })
  render(<ShellCheck />)
}

/** The page, as it is loaded the next time with what it has stored itself. */
const loadAgain = () => {
  cleanup()
  const report = JSON.parse(localStorage.getItem('rupya:shell-check') ?? '{}')
  if (report.data.tried) report.data.tried.load = -1
  localStorage.setItem('rupya:shell-check', JSON.stringify(report))
  render(<ShellCheck />)
}

/** What the page cannot see in any way. */
const ONLY_SEEN = ['text', 'areas', 'switcher']

test('No step can be called right before anything of it was done @DEV-7', () => {
  render(<ShellCheck />)
  const callable = HAND_STEPS.filter(({ title }) => yes(title))
  expect(callable.map(({ id }) => id)).toEqual(ONLY_SEEN)
  expect(HAND_STEPS.filter(({ title }) => said(title))).toEqual([])
})

test('A page that is loaded anew in the middle of a message is told, whatever the message is @DEV-8', async () => {
  shell.uninstall()
  shell = installFakeShell(globalThis, { kind: 'android', behaviour: 'silent' })
  render(<ShellCheck />)
  tap(screen.getByRole('button', { name: /^Try / }))
  await act(() => vi.advanceTimersByTimeAsync(100))
  loadAgain()
  expect(screen.getByLabelText('What is wrong').textContent).toMatch(/^track.*Came: the page went away/)
})

test.each(['Photos from the gallery', 'A photo from the camera'])(
  '%s: a page that was loaded anew while the chooser was open is told, once it is open again @DEV-8',
  (title) => {
    render(<ShellCheck />)
    const open = () => fireEvent.click(step(title).getByLabelText(/^Picture/), { detail: 1 })
    const next = () => {
      loadAgain()
      return said(title)
    }
    open()
    // Back from the chooser.
    fireEvent.pointerDown(document.body)
    expect(next()).toBeUndefined()
    open()
    expect(next()).toBe('Wrong: the page went away.')
  },
)

test('Photos are right only after a cancel, which no double tap is, and two at once @DEV-7', async () => {
  const GALLERY = 'Photos from the gallery'
  const file = new File([new Uint8Array(2048)], 'ktp.png', { type: 'image/png' })
  const field = () => step(GALLERY).getByLabelText(/^Picture/)
  const open = (detail = 1) => fireEvent.click(field(), { detail })
  const choose = async (...files: File[]) => {
    fireEvent.change(field(), { target: { files } })
    await act(() => vi.advanceTimersByTimeAsync(100))
  }
  render(<ShellCheck />)
  open()
  await choose(file)
  step(GALLERY).getByText('Still to do: cancel the chooser, open it again and choose; choose two pictures at once.')
  open()
  open(2)
  await choose(file, file)
  expect(said(GALLERY)).toBeUndefined()
  step(GALLERY).getByText('Still to do: cancel the chooser, open it again and choose.')
  open()
  open()
  await choose(file)
  expect(said(GALLERY)).toBe('Right: 1 of type image/png, 2048 bytes, after a cancel.')
})

test.each(HAND_STEPS.filter(({ parts }) => parts?.['tapped']))(
  '$title is asked about after its tap, and wrong if the page went away',
  ({ id, title }) => {
    render(<ShellCheck />)
    tap(step(title).getByRole('link'))
    // A page that is shown for the first time after a tap did not come back.
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }))
    tap(yes(title))
    expect(said(title)).toBe('Right: seen by a person.')
    tap(step(title).getByRole('link'))
    leaveAndReturn()
    expect(said(title)).toBe('Wrong: the page went away.')
    reopen(id)
    expect(said(title)).toBe('Wrong: the page went away.')
  },
)

test.each(HAND_STEPS.filter(({ sends, page }) => sends && page === 'stays'))(
  '$title is wrong where the page went away',
  async ({ id, title }) => {
    render(<ShellCheck />)
    await send(title)
    expect(yes(title)).not.toBeNull()
    leaveAndReturn()
    expect(said(title)).toBe('Wrong: the page went away.')
    reopen(id)
    expect(said(title)).toBe('Wrong: the page went away.')
  },
)

test('A shell that takes `close` and does nothing cannot be called right', async () => {
  render(<ShellCheck />)
  await send('close')
  expect(yes('close')).toBeNull()
  step('close').getByText('Still to do: open this page again after it was closed.')
  hide()
  tap(yes('close'))
  expect(said('close')).toMatch(/^Right: ok after .*; seen by a person\.$/)
})

test('Storage over a restart is right only if a person says that the app was ended', () => {
  const title = 'Storage over a restart'
  render(<ShellCheck />)
  tap(step(title).getByRole('button', { name: 'I restart now' }))
  hide()
  expect(yes(title)).toBeNull()
  reopen('restart')
  tap(step(title).getByRole('button', { name: `No: ${title}` }))
  expect(screen.getByLabelText('What is wrong').textContent).toContain('Should: be tried once more')
  reopen('restart')
  tap(yes(title))
  expect(said(title)).toBe('Right: what was stored is there; seen by a person.')
})

test('Dark mode is right only where the page has seen both, also by being loaded again', () => {
  render(<ShellCheck />)
  expect(yes('Dark mode')).toBeNull()
  scheme.matches = true
  act(() => void scheme.dispatchEvent(new Event('change')))
  tap(yes('Dark mode'))
  expect(said('Dark mode')).toBe('Right: seen by a person.')
  cleanup()
  forgetReport()
  scheme.matches = false
  render(<ShellCheck />)
  cleanup()
  scheme.matches = true
  render(<ShellCheck />)
  expect(yes('Dark mode')).not.toBeNull()
})
