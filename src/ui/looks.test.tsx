// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DayText } from './day-text.tsx'
import { DetailLines } from './detail-lines.tsx'
import { connectionDrawing, failureDrawing, lockedDrawing, missingDrawing, unknownDrawing } from './drawing.tsx'
import { PhoneLink } from './phone-link.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductLogo } from './product-logo.tsx'
import { Progress } from './progress.tsx'

afterEach(cleanup)

const product = {
  name: 'Rupiah Kilat',
  logo: undefined,
  buttonText: 'Ajukan',
  range: 'Rp1',
  lines: ['Jumlah · 0,1%'],
}

test('A closed product looks off, says why, and still hears a tap, which may say it again', () => {
  const onOpen = vi.fn()
  render(<ProductCard {...product} tags={[]} busy={false} closedReason="Penuh hari ini" onOpen={onOpen} />)
  const button = screen.getByRole('button', { name: 'Ajukan, Rupiah Kilat' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Penuh hari ini')).toBeTruthy()
  fireEvent.click(button)
  expect(onOpen).toHaveBeenCalledOnce()
})

test('A logo that does not load gives way to the product’s initials', () => {
  const { container } = render(<ProductLogo name="dana cepat indonesia" src="https://logos.example/none.png" />)
  expect(screen.queryByText('DC')).toBeNull()
  fireEvent.error(container.querySelector('img')!)
  expect(screen.getByText('DC')).toBeTruthy()
})

test('Detail lines keep their order, also when a label comes twice; without lines there is no list', () => {
  const { container, rerender } = render(
    <DetailLines
      lines={[
        { label: 'Denda', value: '1' },
        { label: 'Denda', value: '2' },
      ]}
    />,
  )
  expect(screen.getAllByRole('definition').map((line) => line.textContent)).toEqual(['1', '2'])
  rerender(<DetailLines lines={[]} />)
  expect(container.innerHTML).toBe('')
})

test('A line may be in another language than the page as a whole, or in its value only', () => {
  render(
    <DetailLines
      lines={[
        { label: 'Denda', value: '1', lang: 'id' },
        { label: 'State', value: 'Lunas', valueLang: 'id' },
      ]}
    />,
  )
  const languageOf = (words: string) => screen.getByText(words).closest('[lang]')?.getAttribute('lang')
  expect(['Denda', '1', 'State', 'Lunas'].map(languageOf)).toEqual(['id', 'id', undefined, 'id'])
})

test('Only digits and a plus get into a phone link @RULE-47', () => {
  render(<PhoneLink phone={'+62 (21) 5095-0174;ext=javascript:1'} label="Call" />)
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+6221509501741')
})

test('A number in a link’s words is one part of them', () => {
  render(<PhoneLink phone="021-5095-0174" label="Call 021-5095-0174 now" />)
  expect(screen.getByRole('link', { name: 'Call 021-5095-0174 now' })).toBeTruthy()
  expect(screen.getByText('021-5095-0174')).toBeTruthy()
})

test('Each day of a text is marked as one, with its time of day, and nothing else is', () => {
  const text = 'Due 2026-11-25. Not 2026-11-31, not 12026-11-250; until 2026-12-09 or 2026-12-09 23:59:59 WIB'
  const { container } = render(<DayText text={text} />)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual([
    '2026-11-25',
    '2026-12-09',
    '2026-12-09T23:59:59',
  ])
})

test('A progress says in words what it draws, in a part for each or in one bar', () => {
  const { container, rerender } = render(<Progress done={1} count={3} text="1 of 3" />)
  const parts = () => container.querySelectorAll('[aria-hidden] > *')
  expect(parts()).toHaveLength(3)
  expect(screen.getByText('1 of 3')).toBeTruthy()
  rerender(<Progress done={75} count={300} text="75 of 300" />)
  expect(parts()).toHaveLength(1)
  expect(parts()[0]?.getAttribute('style')).toBe('width: 25%;')
})

test('A product without tags has no list of them', () => {
  const { rerender } = render(
    <ProductCard {...product} tags={[['Baru'], []]} busy={false} closedReason={undefined} onOpen={vi.fn()} />,
  )
  expect(screen.getByRole('list').textContent).toBe('Baru')
  rerender(<ProductCard {...product} tags={[[]]} busy={false} closedReason={undefined} onOpen={vi.fn()} />)
  expect(screen.queryByRole('list')).toBeNull()
})

test.each(
  Object.entries({
    connectionDrawing,
    failureDrawing,
    lockedDrawing,
    missingDrawing,
    unknownDrawing,
  }),
)('%s has the one line weight and two tones of its colour', (_name, drawing) => {
  const { container } = render(drawing)
  const [svg] = container.children
  expect(svg?.getAttribute('stroke-width')).toBe('3')
  expect(container.innerHTML).not.toMatch(/#[0-9a-f]{3,6}/i)
})
