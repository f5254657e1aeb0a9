// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
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

test('The arrows show the next whole image, and stop at the first and the last', () => {
  const { press } = open(1)
  expect(shown()).toBe('Picture 2 of 3')
  press('+')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect([shown(), scale()]).toEqual(['Picture 3 of 3', 1])
  press('ArrowRight')
  expect([shown(), isOff('Next')]).toEqual(['Picture 3 of 3', true])
  for (let times = 0; times < 3; times += 1) press('ArrowLeft')
  expect([shown(), isOff('Previous')]).toEqual(['Picture 1 of 3', true])
})

test('Plus and minus zoom up to four times, and a zoomed image keeps the arrows @HELP-89', () => {
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

test('Fingers zoom and swipe, and a wheel zooms the image, not the page', () => {
  open()
  const frame = screen.getByRole('img').parentElement ?? document.body
  // jsdom does not support pointer capture.
  frame.setPointerCapture = () => {}
  const at = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 5 })
  const down = (id: number, x: number) => fireEvent.pointerDown(frame, at(id, x))
  const move = (id: number, x: number) => fireEvent.pointerMove(frame, at(id, x))
  const up = (id: number, x: number) => fireEvent.pointerUp(frame, at(id, x))
  const tap = () => [down(1, 5), up(1, 5)]
  const doubleTap = () => [tap(), tap()]
  tap()
  expect(scale()).toBe(1)
  tap()
  expect(scale()).toBe(2.5)
  doubleTap()
  expect(scale()).toBe(1)

  down(1, 0)
  down(2, 100)
  move(2, 200)
  expect(scale()).toBe(2)
  move(1, -100)
  up(1, -100)
  up(2, 200)
  expect([shown(), scale()]).toEqual(['Picture 1 of 3', 3])
  expect(fireEvent.wheel(frame, { deltaY: 1000, cancelable: true })).toBe(false)
  expect(scale()).toBe(1)

  const swipe = (to: number) => [down(1, 0), move(1, to), up(1, to)]
  swipe(-90)
  expect(shown()).toBe('Picture 2 of 3')
  swipe(-30)
  expect(shown()).toBe('Picture 2 of 3')
})

test('An image that does not load is replaced by words, and Escape closes', () => {
  const { dialog, onClose } = open()
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('alert').textContent).toBe('This picture could not be loaded')
  expect([screen.queryByRole('img'), isOff('Zoom in')]).toEqual([null, true])
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
})
