// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ImageViewer } from './image-viewer.tsx'

const labels = {
  title: 'Pictures',
  close: 'Close',
  next: 'Next',
  previous: 'Previous',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  failed: 'This picture could not be loaded',
}
const images = ['one', 'two', 'three'].map((name, index) => ({
  src: `https://files.rupya.example/${name}.png`,
  label: `Picture ${index + 1} of 3`,
}))

beforeAll(() => {
  // jsdom does not support modal dialogs.
  const { prototype } = HTMLDialogElement
  if ('showModal' in prototype) return
  Object.assign(prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
})
afterEach(cleanup)

function open(first = 0) {
  const onClose = vi.fn()
  render(<ImageViewer images={images} first={first} labels={labels} onClose={onClose} />)
  const dialog = screen.getByRole('dialog', { name: 'Pictures' })
  const press = (key: string) => fireEvent.keyDown(dialog, { key })
  fireEvent.load(screen.getByRole('img'))
  return { dialog, press, onClose }
}

const shown = () => screen.getByRole('img').getAttribute('alt')
const scale = () => Number(/scale\((.*)\)/.exec(screen.getByRole('img').style.transform)?.[1])
const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

test('The arrows go from one image to the next, and stop at the first and the last', () => {
  const { press } = open(1)
  expect(shown()).toBe('Picture 2 of 3')
  press('ArrowRight')
  press('ArrowRight')
  expect(shown()).toBe('Picture 3 of 3')
  expect(isOff('Next')).toBe(true)
  press('ArrowLeft')
  press('ArrowLeft')
  press('ArrowLeft')
  expect(shown()).toBe('Picture 1 of 3')
  expect(isOff('Previous')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(shown()).toBe('Picture 2 of 3')
})

test('Plus and minus zoom up to four times and back, and a zoomed image keeps the arrows to itself @HELP-89', () => {
  const { press } = open()
  expect([scale(), isOff('Zoom out')]).toEqual([1, true])
  for (let times = 0; times < 5; times += 1) press('+')
  expect([scale(), isOff('Zoom in')]).toEqual([4, true])
  press('ArrowRight')
  expect(shown()).toBe('Picture 1 of 3')
  for (let times = 0; times < 5; times += 1) press('-')
  expect(scale()).toBe(1)
  press('+')
  press('0')
  expect(scale()).toBe(1)
})

/** Simulates fingers on the image. */
function fingers() {
  const frame = screen.getByRole('img').parentElement ?? document.body
  // jsdom does not support pointer capture.
  frame.setPointerCapture = () => {}
  const at = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 5 })
  return {
    down: (id: number, x: number) => fireEvent.pointerDown(frame, at(id, x)),
    move: (id: number, x: number) => fireEvent.pointerMove(frame, at(id, x)),
    up: (id: number, x: number) => fireEvent.pointerUp(frame, at(id, x)),
    turn: (deltaY: number) => fireEvent.wheel(frame, { deltaY, cancelable: true }),
  }
}

test('A double tap zooms in, and another one back', () => {
  open()
  const { down, up } = fingers()
  const tap = () => {
    down(1, 5)
    up(1, 5)
  }
  tap()
  expect(scale()).toBe(1)
  tap()
  expect(scale()).toBe(2.5)
  tap()
  tap()
  expect(scale()).toBe(1)
})

test('Two fingers that part zoom in as far as they part, and do not go to another image', () => {
  open()
  const { down, move, up } = fingers()
  down(1, 0)
  down(2, 100)
  move(2, 200)
  expect(scale()).toBe(2)
  move(1, -100)
  expect(scale()).toBe(3)
  up(1, -100)
  up(2, 200)
  expect([shown(), scale()]).toEqual(['Picture 1 of 3', 3])
})

test('One finger swipes to the next image and back', () => {
  open()
  const swipe = (to: number) => {
    const { down, move, up } = fingers()
    down(1, 0)
    move(1, to)
    up(1, to)
  }
  swipe(-90)
  expect(shown()).toBe('Picture 2 of 3')
  swipe(-30)
  expect(shown()).toBe('Picture 2 of 3')
  swipe(90)
  expect(shown()).toBe('Picture 1 of 3')
})

test('A wheel zooms the image and not the page', () => {
  open()
  const { turn } = fingers()
  expect(turn(-200)).toBe(false)
  expect(scale()).toBeGreaterThan(1.3)
  turn(1000)
  expect(scale()).toBe(1)
})

test('The next image begins whole', () => {
  const { press } = open()
  press('+')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect([shown(), scale()]).toEqual(['Picture 2 of 3', 1])
})

test('An image that does not load is replaced by words', () => {
  open()
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('alert').textContent).toBe('This picture could not be loaded')
  expect(screen.queryByRole('img')).toBeNull()
  expect(isOff('Zoom in')).toBe(true)
})

test('Escape closes it', () => {
  const { dialog, onClose } = open()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
