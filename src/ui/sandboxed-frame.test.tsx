// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SandboxedFrame } from './sandboxed-frame.tsx'

const props = {
  src: 'https://pages.rupya.example/agreement',
  title: 'Loan agreement',
  labels: { loading: 'Loading' },
  fallback: <button type="button">Open separately</button>,
}

/** The frame's attributes when it is first added to the page. */
function attributes(trusted?: boolean, src = props.src) {
  const html = renderToStaticMarkup(<SandboxedFrame {...props} src={src} {...(trusted !== undefined && { trusted })} />)
  const frame = new DOMParser().parseFromString(html, 'text/html').querySelector('iframe')
  return Object.fromEntries(Array.from(frame?.attributes ?? [], ({ name, value }) => [name, value]))
}

describe('A page in a frame', () => {
  const quiet = { src: props.src, title: 'Loan agreement', referrerpolicy: 'no-referrer' }

  test('runs no scripts and learns no address, except a listed host’s under its origin @RULE-54', () => {
    for (const trusted of [undefined, false]) expect(attributes(trusted)).toMatchObject({ ...quiet, sandbox: '' })
    expect(attributes(true)).toMatchObject({ ...quiet, sandbox: 'allow-scripts allow-same-origin' })
  })

  test('of our own origin runs no script, which could leave the sandbox, and is readable @RULE-54', () => {
    const src = new URL('/agreement.html', document.URL).href
    expect(attributes(true, src)).toMatchObject({ sandbox: 'allow-same-origin' })
  })
})

describe('What the page says', () => {
  const frame = () => screen.getByTitle<HTMLIFrameElement>('Loan agreement')
  const say = (init: MessageEventInit) => act(() => void dispatchEvent(new MessageEvent('message', init)))

  test('listens to the frame’s own window and origin alone, and shows the page @RULE-130', () => {
    const onMessage = vi.fn<(message: unknown) => void>()
    render(<SandboxedFrame {...props} onMessage={onMessage} />)
    const right = { data: 'hello', source: frame().contentWindow, origin: new URL(props.src).origin }
    for (const wrong of [
      { source: window },
      { source: null },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: location.origin },
    ])
      say({ ...right, ...wrong })
    expect(onMessage).not.toHaveBeenCalled()
    expect(screen.queryByRole('status')).not.toBeNull()
    say(right)
    expect(onMessage).toHaveBeenCalledExactlyOnceWith('hello')
    expect(screen.queryByRole('status')).toBeNull()
  })
})

describe('While the page loads', () => {
  beforeEach(() => void vi.useFakeTimers())
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
  const status = () => screen.queryByRole('status')?.textContent

  test('it says so, and after 8 s offers another way, which is reported once @RULE-55', () => {
    const onLoad = vi.fn<() => void>()
    const { rerender } = render(<SandboxedFrame {...props} onLoad={onLoad} />)
    const load = () => fireEvent.load(screen.getByTitle('Loan agreement'))
    pass(7999)
    expect(status()).toBe('Loading')
    pass(1)
    expect(status()).toBe('Open separately')
    expect(onLoad).not.toHaveBeenCalled()
    load()
    load()
    pass(60_000)
    expect(status()).toBeUndefined()
    expect(onLoad).toHaveBeenCalledOnce()

    rerender(<SandboxedFrame {...props} src={`${props.src}/2`} onLoad={onLoad} />)
    expect(status()).toBe('Loading')
    load()
    expect(onLoad).toHaveBeenCalledTimes(2)
  })
})
