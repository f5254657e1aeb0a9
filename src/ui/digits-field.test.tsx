// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import type { DigitFormat } from '../lib/bring-digits.ts'
import { digitsOnly, groupCardDigits } from '../lib/digits.ts'
import { findCode, findNumber } from '../lib/find-number.ts'
import { DigitsField } from './digits-field.tsx'

const CARD: DigitFormat = { group: groupCardDigits, find: findNumber, limit: 20 }
const CODE: DigitFormat = { group: digitsOnly, find: (text) => findCode(text, 6), most: 6, limit: 6, isWhole: true }

interface FieldProps {
  format: DigitFormat
  first: string
  isLocked: boolean
  onValue: (value: string) => void
}

function Field({ format, first, isLocked, onValue }: FieldProps) {
  const [value, setValue] = useState(first)
  onValue(value)
  return (
    <DigitsField
      label="Number"
      format={format}
      value={value}
      refusalWords={(why) => `Not taken: ${why}`}
      onChange={(next) => isLocked || setValue(next)}
    />
  )
}

function showField(format: DigitFormat, first = '', isLocked = false) {
  let value = ''
  render(<Field format={format} first={first} isLocked={isLocked} onValue={(next) => (value = next)} />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' })
  const put = (text: string, event: InputEventInit, at = input.value.length) => {
    const now = input.value.slice(0, at) + text + input.value.slice(at)
    const caret = at + text.length
    fireEvent.input(input, { ...event, target: { value: now, selectionStart: caret, selectionEnd: caret } })
  }
  const type = (text: string) => {
    for (const character of text) put(character, { inputType: 'insertText', data: character })
  }
  const paste = (text: string) => {
    input.setSelectionRange(input.value.length, input.value.length)
    const pasted = createEvent.paste(input)
    Object.assign(pasted, { clipboardData: { getData: () => text } })
    fireEvent(input, pasted)
    // A single-line field drops line ends.
    put(text.replaceAll('\n', ''), { inputType: 'insertFromPaste', data: null })
  }
  return { input, value: () => value, put, type, paste }
}

/** Acts like an on-screen keyboard: each composed text replaces the previous one. */
function composeAfter(input: HTMLInputElement, start: string, texts: string[]) {
  fireEvent.compositionStart(input)
  for (const text of texts) {
    // If something else changed the field, the keyboard writes the previous digits a second time.
    const kept = input.value.startsWith(start) ? input.value.slice(0, start.length) : input.value
    const now = kept + text
    fireEvent.input(input, {
      inputType: 'insertCompositionText',
      data: text,
      isComposing: true,
      target: { value: now, selectionStart: now.length, selectionEnd: now.length },
    })
    expect(input.value).toBe(now)
  }
}

describe('While a keyboard composes', () => {
  test('the form gets digits at once, and the field shows them as digits at its end @APP-52', () => {
    for (const end of ['compositionEnd', 'blur'] as const) {
      const { input, value } = showField(CARD, '1234')
      composeAfter(input, '1234', ['५', '५६', '५६७', '५६७८', '५६७८९'])
      expect(value()).toBe('1234 5678 9')
      fireEvent[end](input)
      expect([input.value, value()]).toEqual(['1234 5678 9', '1234 5678 9'])
      cleanup()
    }
  })

  test('they are written at the next key of a keyboard that says no end', () => {
    const { input, type, value } = showField(CODE, '12')
    composeAfter(input, '12', ['३', '३४'])
    type('5')
    expect([input.value, value()]).toEqual(['12345', '12345'])
  })

  // What a text means: bring-digits.test.ts.
  test.each<[string, DigitFormat, string, string, string, boolean?]>([
    ['a message after a digit', CODE, '1', 'kode 123456', '123456'],
    ['more digits than there is room for', CODE, '1234', '567', '123456'],
    ['the end of a card', CARD, '5221 84', '11 2053-0743', '5221 8411 2053 0743'],
    ['a number beside a card', CARD, '5221 8411 2053 0743', ' 53794120', '5221 8411 2053 0743', false],
  ])('%s is read as what comes at once @APP-52', (_what, format, first, text, expected, isTaken = true) => {
    const { input, value } = showField(format, first)
    composeAfter(input, first, [text.slice(0, 3), text])
    expect(value()).toBe(expected)
    fireEvent.compositionEnd(input)
    expect([input.value, value()]).toEqual([expected, expected])
    expect(screen.queryByText(/^Not taken/) === null).toBe(isTaken)
  })
})

describe('A text that comes at once', () => {
  test.each<[string, InputEventInit]>([
    ['of a keyboard’s clipboard', { inputType: 'insertText', data: '10 menit: 123456' }],
    ['of the phone, as a replacement', { inputType: 'insertReplacementText', data: null }],
    ['of the phone, without a word of how', { data: null }],
    ['dropped into the field', { inputType: 'insertFromDrop', data: null }],
  ])('%s is a code', (_from, event) => {
    const { input, put, value } = showField(CODE)
    put('10 menit: 123456', event)
    expect([input.value, value()]).toEqual(['123456', '123456'])
  })

  test('is not cut, but said not to be taken, until the field changes', () => {
    const { input, paste, type, value } = showField(CODE, '12')
    paste('1234567')
    expect([input.value, value()]).toEqual(['12', '12'])
    const said = screen.getByRole('alert')
    expect(said.textContent).toBe('Not taken: unclear')
    // The same error must be announced again.
    paste('1234567')
    expect(screen.getByRole('alert').textContent).toBe(said.textContent)
    expect(screen.getByRole('alert')).not.toBe(said)
    type('3')
    expect(screen.queryByText('Not taken: unclear')).toBeNull()
    // But not for the same digits once more.
    fireEvent.input(input, { inputType: 'deleteContentBackward', target: { value: '12' } })
    expect(screen.queryByText('Not taken: unclear')).toBeNull()
    paste('Kode 123456,\n10 menit')
    type('7')
    expect([input.value, value()]).toEqual(['123456', '123456'])
  })

  test('changes nothing of a field that takes nothing at the moment', () => {
    const { input, paste, value } = showField(CODE, '12', true)
    paste('123456')
    expect([input.value, value()]).toEqual(['12', '12'])
  })
})

test('The rule of a field stays beside its error', () => {
  const words = { label: 'Number', hint: '6 digits', error: 'Wrong', refusalWords: String }
  render(<DigitsField {...words} format={CODE} value="" onChange={() => {}} />)
  const note = document.getElementById(screen.getByRole('textbox').getAttribute('aria-describedby') ?? '')
  expect([...(note?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['Wrong', '6 digits'])
  // An error that the focus or a toast announces needs no alert.
  expect(screen.queryByRole('alert')).toBeNull()
})
