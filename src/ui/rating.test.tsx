// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Rating } from './rating.tsx'
import styles from './rating.module.css'

function Rated({ error }: { error?: string }) {
  const [stars, setStars] = useState(0)
  return <Rating legend="Rate it" label={(count) => `${count} of 5`} value={stars} onChange={setStars} error={error} />
}

test('Stars are one radio group, of which none is checked at first and one after a tap @LOAN-26', () => {
  render(<Rated />)
  const group = screen.getByRole('group', { name: 'Rate it' })
  const stars = screen.getAllByRole<HTMLInputElement>('radio')
  expect(group.contains(stars[0] ?? null)).toBe(true)
  expect(stars.map((star) => star.checked)).toEqual([false, false, false, false, false])
  expect(new Set(stars.map((star) => star.name)).size).toBe(1)
  fireEvent.click(screen.getByRole('radio', { name: '3 of 5' }))
  expect(stars.map((star) => star.checked)).toEqual([false, false, true, false, false])
})

test('A tap fills the stars up to it @LOAN-26', () => {
  const { container } = render(<Rated />)
  const filled = () =>
    Array.from(container.querySelectorAll('label'), ({ className }) => className === styles['filled'])
  expect(filled()).toEqual([false, false, false, false, false])
  fireEvent.click(screen.getByRole('radio', { name: '3 of 5' }))
  expect(filled()).toEqual([true, true, true, false, false])
  fireEvent.click(screen.getByRole('radio', { name: '1 of 5' }))
  expect(filled()).toEqual([true, false, false, false, false])
})

test('Why nothing can be sent is said of the group', () => {
  render(<Rated error="Silakan pilih" />)
  expect(screen.getByRole('group', { description: 'Silakan pilih' })).toBeTruthy()
})
