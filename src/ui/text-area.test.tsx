// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TextArea } from './text-area.tsx'

const LIMIT = 10

function Field({ first }: { first: string }) {
  const [text, setText] = useState(first)
  return (
    <TextArea
      label="Text"
      hint="Hint"
      limit={LIMIT}
      roomWords={(left) => (left > 0 ? `at most ${left} left` : 'full')}
      value={text}
      onChange={setText}
    />
  )
}

function showField(first = '') {
  render(<Field first={first} />)
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  /** Inserts text at a position, as a keyboard or an input method does. */
  const put = (text: string, at = area.value.length) => {
    const value = area.value.slice(0, at) + text + area.value.slice(at)
    fireEvent.input(area, { target: { value, selectionStart: at + text.length, selectionEnd: at + text.length } })
  }
  return { area, put }
}

test('What is typed into a full text is ignored, and the caret stays @HELP-16', () => {
  const { area, put } = showField('abcdefghij')
  put('X', 3)
  expect(area.value).toBe('abcdefghij')
  expect(area.selectionEnd).toBe(3)
})

test.each(['compositionEnd', 'blur'] as const)(
  'A word that is being composed is left alone, and cut when it is complete (%s) @HELP-16',
  (end) => {
    const { area, put } = showField('abcdefgh')
    fireEvent.compositionStart(area)
    put('ひらがな')
    expect(area.value).toBe('abcdefghひらがな')
    fireEvent[end](area)
    expect(area.value).toBe('abcdefghひら')
  },
)

test('The space left is announced when it is small or gone, not at each key', () => {
  render(<Field first="" />)
  expect(screen.getByRole('status').textContent).toBe('at most 20 left')
  cleanup()
  render(<Field first="abcdefghij" />)
  expect(screen.getByRole('status').textContent).toBe('full')
})
