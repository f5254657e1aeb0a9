// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyValue } from './copy-value.tsx'

const labels = { copy: 'Copy', copied: 'Copied', pressAndHold: 'Press and hold' }

afterEach(() => void Reflect.deleteProperty(document, 'execCommand'))

/** A browser in which each way of copying works or fails. */
function browserThat(clipboard: boolean, command: boolean) {
  const writeText = vi.fn(() => (clipboard ? Promise.resolve() : Promise.reject(new Error('refused'))))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const copied: string[] = []
  const execCommand = () => {
    copied.push(document.querySelector('textarea')?.value ?? '')
    return command
  }
  Object.assign(document, { execCommand })
  return { writeText, copied }
}

async function copy(): Promise<string> {
  const said: string[] = []
  render(<CopyValue shown="8808 1234 5678" raw="880812345678" labels={labels} onResult={(text) => said.push(text)} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(said).toHaveLength(1))
  return said.join()
}

test('The clipboard gets the raw digits, not what is shown @RULE-11', async () => {
  const { writeText, copied } = browserThat(true, true)
  expect(await copy()).toBe('Copied')
  expect(writeText).toHaveBeenCalledWith('880812345678')
  expect(copied).toEqual([])
})

test('Where the clipboard is refused the old command copies @RULE-11', async () => {
  const { copied } = browserThat(false, true)
  expect(await copy()).toBe('Copied')
  expect(copied).toEqual(['880812345678'])
  expect(document.querySelector('textarea')).toBeNull()
})

test('Where neither works the text is selected, and no success is claimed @RULE-11', async () => {
  browserThat(false, false)
  expect(await copy()).toBe('Press and hold')
  expect(getSelection()?.toString()).toBe('880812345678')
})
