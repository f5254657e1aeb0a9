// @vitest-environment jsdom
import { render } from '@testing-library/react'
import fc from 'fast-check'
import { Fragment, type ReactNode } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { keepTranslatedPageRight } from '../../../src/platform/translated-page.ts'
import { translateAsChromeDoes } from '../../setup/translator.ts'

beforeAll(() => {
  keepTranslatedPageRight()
  translateAsChromeDoes()
})

/** The shown text, in the original words before translation. */
const shown = (element: Element) => element.textContent.replaceAll(/[«»]/g, '')

/** Waits until the translator has handled the changes. */
const translated = async () => {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
}

/** Renders one state after another, and returns texts that were wrong or not translated. */
async function wrongAfter(states: ReactNode[]) {
  const wrong: string[] = []
  const { container, rerender, unmount } = render(<main>{states[0]}</main>)
  for (const state of states) {
    rerender(<main>{state}</main>)
    await translated()
    if (shown(container) !== textOf(state)) wrong.push(`${shown(container)}, and not ${textOf(state)}`)
    const untranslated = container.textContent.replaceAll(/«[^«»]*»/g, '').trim()
    if (untranslated) wrong.push(untranslated)
  }
  unmount()
  return wrong
}

/** The text that React was given to render, before any page changes it. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (typeof node !== 'object' || node === null || !('props' in node)) return ''
  return textOf((node.props as { children?: ReactNode }).children)
}

const words = fc.constantFrom('a', 'b 1', 'c 22', '7')

test('React’s changes of a translated page never fail, and each word is in its place @RULE-134', async () => {
  const item = fc.record({ key: fc.integer({ min: 0, max: 5 }), text: words, isElement: fc.boolean() })
  const list = fc.uniqueArray(item, { selector: ({ key }) => key, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(fc.array(list, { minLength: 2, maxLength: 5 }), async (lists) => {
      const states = lists.map((items) =>
        items.map(({ key, text, isElement }) =>
          isElement ? <b key={key}>{text}</b> : <Fragment key={key}>{text}</Fragment>,
        ),
      )
      expect(await wrongAfter(states)).toEqual([])
    }),
    { numRuns: 100 },
  )
})
