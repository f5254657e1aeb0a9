// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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
  cleanup()
  forgetReport()
  shell.uninstall()
  document.removeEventListener('click', stay)
  vi.useRealTimers()
  vi.unstubAllGlobals()
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

/** What the page cannot see in any way. */
const ONLY_SEEN = ['text', 'areas', 'switcher']

test('No step can be called right before anything of it was done @DEV-7', () => {
  render(<ShellCheck />)
  const callable = HAND_STEPS.filter(({ title }) => yes(title))
  expect(callable.map(({ id }) => id)).toEqual(ONLY_SEEN)
  expect(HAND_STEPS.filter(({ title }) => said(title))).toEqual([])
})

describe('Photos', () => {
  const GALLERY = 'Photos from the gallery'
  const file = (size = 2048) => new File([new Uint8Array(size)], 'ktp.png', { type: 'image/png' })
  const field = (title: string) => step(title).getByLabelText(/^Picture/)
  const open = (title: string, detail = 1) => fireEvent.click(field(title), { detail })
  const choose = async (title: string, ...files: File[]) => {
    fireEvent.change(field(title), { target: { files } })
    await act(() => vi.advanceTimersByTimeAsync(100))
  }

  test('are right only after a cancel, and two at once @DEV-7', async () => {
    render(<ShellCheck />)
    open(GALLERY)
    await choose(GALLERY, file())
    expect(said(GALLERY)).toBeUndefined()
    step(GALLERY).getByText('Still to do: cancel the chooser, open it again and choose; choose two pictures at once.')
    open(GALLERY)
    await choose(GALLERY, file(), file())
    expect(said(GALLERY)).toBeUndefined()
    step(GALLERY).getByText('Still to do: cancel the chooser, open it again and choose.')
    open(GALLERY)
    open(GALLERY)
    await choose(GALLERY, file())
    expect(said(GALLERY)).toBe('Right: 1 of type image/png, 2048 bytes, after a cancel.')
  })

  test('that were chosen after a double tap were not cancelled', async () => {
    render(<ShellCheck />)
    open(GALLERY)
    open(GALLERY, 2)
    await choose(GALLERY, file(), file())
    expect(said(GALLERY)).toBeUndefined()
  })

  test('of a chooser that never opens again can be called wrong', () => {
    render(<ShellCheck />)
    open(GALLERY)
    open(GALLERY)
    tap(step(GALLERY).getByRole('button', { name: `It did not work: ${GALLERY}` }))
    expect(said(GALLERY)).toBe('Wrong: a person says no.')
  })

  test('that are empty, or that the page may not read, are the shell’s mistake', async () => {
    render(<ShellCheck />)
    open(GALLERY)
    await choose(GALLERY, file(0))
    expect(said(GALLERY)).toBe('Wrong: 1 of type image/png, 0 bytes.')
    const locked = file()
    locked.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('No permission')) })
    await choose(GALLERY, locked)
    expect(said(GALLERY)).toContain('which cannot be read: Error: No permission')
  })

  test('of the camera are right after a cancel, if a person saw the camera', async () => {
    const CAMERA = 'A photo from the camera'
    render(<ShellCheck />)
    open(CAMERA)
    await choose(CAMERA, file())
    expect(yes(CAMERA)).toBeNull()
    open(CAMERA)
    open(CAMERA)
    await choose(CAMERA, file())
    expect(said(CAMERA)).toBeUndefined()
    tap(yes(CAMERA))
    expect(said(CAMERA)).toContain('Right: 1 of type image/png')
  })
})

describe.each(HAND_STEPS.filter(({ parts }) => parts?.['tapped']))('$title', ({ id, title }) => {
  test('is asked about once its link was tapped', () => {
    render(<ShellCheck />)
    tap(step(title).getByRole('link'))
    tap(yes(title))
    expect(said(title)).toBe('Right: seen by a person.')
    tap(step(title).getByRole('link'))
    expect(said(title)).toBeUndefined()
  })

  test('is wrong where the page went away, whatever a person says', () => {
    reopen(id)
    expect(said(title)).toBe('Wrong: the page went away.')
  })

  test('is wrong where the page was left and came back from the browser’s memory', () => {
    render(<ShellCheck />)
    tap(step(title).getByRole('link'))
    leaveAndReturn()
    expect(said(title)).toBe('Wrong: the page went away.')
  })
})

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

test('Back at the first step is right only where the page was gone', () => {
  const title = 'Back at the first step'
  render(<ShellCheck />)
  hide()
  expect(yes(title)).toBeNull()
  tap(step(title).getByRole('button', { name: 'I leave now' }))
  expect(yes(title)).toBeNull()
  reopen('out')
  tap(yes(title))
  expect(said(title)).toBe('Right: the page went away; seen by a person.')
})

test('Storage over a restart is right only if a person says that the app was ended', () => {
  const title = 'Storage over a restart'
  render(<ShellCheck />)
  tap(step(title).getByRole('button', { name: 'I restart now' }))
  hide()
  expect(yes(title)).toBeNull()
  reopen('restart')
  expect(said(title)).toBeUndefined()
  tap(step(title).getByRole('button', { name: `No: ${title}` }))
  expect(screen.getByLabelText('What is wrong').textContent).toContain('Should: be tried once more')
  reopen('restart')
  tap(yes(title))
  expect(said(title)).toBe('Right: what was stored is there; seen by a person.')
})

test('Dark mode is right only where the page has seen both', () => {
  render(<ShellCheck />)
  expect(yes('Dark mode')).toBeNull()
  scheme.matches = true
  act(() => void scheme.dispatchEvent(new Event('change')))
  tap(yes('Dark mode'))
  expect(said('Dark mode')).toBe('Right: seen by a person.')
})

test('The keyboard is asked about once its field was tapped', () => {
  render(<ShellCheck />)
  fireEvent.focus(screen.getByLabelText('A field'))
  tap(yes('The keyboard'))
  expect(said('The keyboard')).toBe('Right: seen by a person.')
})

test('What a person answers while the checks run by themselves is not lost', async () => {
  render(<ShellCheck />)
  tap(screen.getByRole('button', { name: /^Try \d+ things/ }))
  await act(() => vi.advanceTimersByTimeAsync(500))
  tap(yes('Text size'))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(said('Text size')).toBe('Right: seen by a person.')
  expect(screen.getAllByText(/0 wrong/)).not.toEqual([])
})

test('Dark mode is seen by a page that the shell loads again at the change', () => {
  render(<ShellCheck />)
  cleanup()
  scheme.matches = true
  render(<ShellCheck />)
  expect(yes('Dark mode')).not.toBeNull()
})

test('A page that is shown for the first time after a tap did not come back', () => {
  render(<ShellCheck />)
  tap(step('A download').getByRole('link'))
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }))
  expect(said('A download')).toBeUndefined()
  leaveAndReturn()
  expect(said('A download')).toMatch(/^Wrong/)
})
