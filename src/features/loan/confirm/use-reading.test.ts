// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useReading } from './use-reading.ts'

afterEach(() => document.body.replaceChildren())

/** What a frame has loaded, as far as a browser shows it to this page. */
interface Loaded {
  src?: string
  body?: string
  status?: number
  isReadable?: boolean
}

function loadedFrame({ src = '/agreement.html', body = '', status, isReadable = true }: Loaded): HTMLIFrameElement {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = body
  // jsdom has no layout, so it lacks `innerText`.
  Object.defineProperty(page.body, 'innerText', { value: page.body.textContent })
  const frame = document.createElement('iframe')
  const performance = { getEntriesByType: () => (status === undefined ? [{}] : [{ responseStatus: status }]) }
  Object.defineProperties(frame, {
    src: { value: new URL(src, document.URL).href },
    contentDocument: { value: isReadable ? page : null },
    contentWindow: { value: { performance } },
  })
  return frame
}

test.each<[string, Loaded, 'read' | 'uncertain']>([
  ['a text of our own origin', { body: '<h1>Perjanjian</h1>', status: 200 }, 'read'],
  ['the same in an engine that tells no status', { body: '<h1>Perjanjian</h1>' }, 'read'],
  ['a page without a text', { body: '<main> \n </main>', status: 200 }, 'uncertain'],
  ['an error page with a text', { body: '<h1>404 Not Found</h1>', status: 404 }, 'uncertain'],
  ['the app itself, for an address that is none', { body: '<div id="app">Memuat</div>', status: 200 }, 'uncertain'],
  ['a page that the browser does not let us see', { body: '<h1>Perjanjian</h1>', isReadable: false }, 'uncertain'],
  ['our page for another host', { src: 'https://pages.rupya.example/1', body: '<h1>A</h1>', status: 200 }, 'uncertain'],
])('A frame with %s', (_name, loaded, state) => {
  const { result } = renderHook(useReading)
  act(() => result.current.onFrameLoad(loadedFrame(loaded)))
  expect(result.current.state).toBe(state)
})

test('Other messages do nothing, and what was read stays read', () => {
  const { result } = renderHook(useReading)
  for (const message of ['hello', { type: 'agreement:shown' }, ['agreement:shown'], null]) {
    act(() => result.current.onFrameMessage(message))
    expect(result.current.state).toBe('loading')
  }
  act(() => result.current.onFrameMessage('agreement:shown'))
  act(() => result.current.onOpenedApart())
  act(() => result.current.onFrameLoad(loadedFrame({ body: '' })))
  expect(result.current.state).toBe('read')
})

test.each(['visibilitychange', 'pageshow', 'focus', 'click'])(
  'An agreement opened apart is read on return (%s), after the first second @RULE-130',
  (event) => {
    vi.useFakeTimers()
    const { result } = renderHook(useReading)
    act(() => result.current.onOpenedApart())
    vi.advanceTimersByTime(999)
    act(() => void dispatchEvent(new Event(event)))
    expect(result.current.state).toBe('apart')
    vi.advanceTimersByTime(1)
    act(() => void dispatchEvent(new Event(event)))
    expect(result.current.state).toBe('read')
  },
)
