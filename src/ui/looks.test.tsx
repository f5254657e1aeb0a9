// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DayText } from './day-text.tsx'
import { DetailLines } from './detail-lines.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductLogo } from './product-logo.tsx'

test('A closed product looks off, says why, and still reacts to a tap', () => {
  const onOpen = vi.fn()
  const product = { name: 'Rupiah Kilat', logo: undefined, buttonText: 'Ajukan', range: 'Rp1', tags: [] }
  render(<ProductCard {...product} busy={false} closedReason="Penuh hari ini" onOpen={onOpen} />)
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

test('Detail lines keep their order, also with equal labels, and mark a language', () => {
  render(
    <DetailLines
      lines={[
        { label: 'Denda', value: '1', lang: 'id' },
        { label: 'Denda', value: 'Lunas', valueLang: 'id' },
      ]}
    />,
  )
  const languageOf = (line: HTMLElement) => line.closest('[lang]')?.getAttribute('lang')
  expect(screen.getAllByRole('term').map(languageOf)).toEqual(['id', undefined])
  const values = screen.getAllByRole('definition')
  expect(values.map((value) => [value.textContent, languageOf(value)].join(' '))).toEqual(['1 id', 'Lunas id'])
})

test('Each day of a text is marked as one, with its time of day, and nothing else is', () => {
  const text = 'Due 2026-11-25. Not 2026-11-31, not 12026-11-250; until 2026-12-09 or 2026-12-09 23:59:59 WIB'
  const { container } = render(<DayText text={text} />)
  expect(container.textContent).toBe(text)
  const marked = [...container.querySelectorAll('time')].map(({ dateTime }) => dateTime)
  expect(marked).toEqual(['2026-11-25', '2026-12-09', '2026-12-09T23:59:59'])
})
