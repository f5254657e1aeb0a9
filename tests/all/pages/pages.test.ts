import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ShellContract } from '../../../contract-tools/shell/shell-contract.ts'
import { contract } from '../../../mocks/contract.ts'
import { operationsOf } from '../../../contract-tools/read/document.ts'
import { builtReference } from '../../setup/built-reference.ts'

const pages = new Map<string, Document>()
let folder = ''
let files: string[] = []

beforeAll(async () => {
  folder = await builtReference()
  files = readdirSync(folder)
  for (const file of files.filter((name) => name.endsWith('.html')))
    pages.set(file, new JSDOM(readFileSync(join(folder, file), 'utf8')).window.document)
})

const page = (file: string) => {
  const found = pages.get(file)
  if (!found) throw new Error(`There is no page ${file}`)
  return found
}

/** Of phones, of their engines, and of payment apps. */
const VENDORS =
  /^https:\/\/(developer\.(apple|android)\.com|(chromium|android)\.googlesource\.com|webkit\.org|razorpay\.com|docs\.midtrans\.com|github\.com\/(WebKit|hotwired))\//

describe('The pages of the contract, as files', () => {
  test('are one for each operation, three for all, and four for the native shell', () => {
    const ids = operationsOf(contract).map(({ operation }) => `${operation.operationId}.html`)
    const others = ['changes.html', 'everything.html', 'index.html']
    const ofShell = ['shell.html', 'shell-android.html', 'shell-ios.html', 'shell-try.html']
    expect([...pages.keys()].toSorted()).toEqual([...ids, ...others, ...ofShell].toSorted())
  })

  test('lead nowhere but to parts of themselves, and the guides to vendors', () => {
    const lost: string[] = []
    for (const [file, document] of pages)
      for (const link of document.querySelectorAll('[href], [src], [srcset]')) {
        const address = link.getAttribute('href') ?? link.getAttribute('src') ?? link.getAttribute('srcset') ?? ''
        if (address.startsWith('data:')) continue
        if (file.startsWith('shell-') && VENDORS.test(address)) continue
        const [path = '', anchor] = address.split('#')
        const target = path.split('?')[0] || file
        const isThere = files.includes(target)
        const isAnchored = anchor === undefined || pages.get(target)?.getElementById(anchor) != null
        if (!isThere || !isAnchored) lost.push(`${file}: ${address}`)
      }
    expect(lost).toEqual([])
  })

  test('find with their search what is there', () => {
    const text = readFileSync(join(folder, 'search-index.js'), 'utf8')
    const entries: { to: string }[] = JSON.parse(text.replace('globalThis.RUPYA_SEARCH = ', ''))
    const lost = entries.filter(({ to }) => {
      const [file = '', anchor] = to.split('#')
      return !pages.has(file) || (anchor !== undefined && !pages.get(file)?.getElementById(anchor))
    })
    expect(entries.length).toBeGreaterThan(500)
    expect(lost).toEqual([])
  })

  test('name every outcome, with its example, and have no name twice', () => {
    for (const [file, document] of pages) {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      expect([file, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([file, []])
    }
    for (const { operation } of operationsOf(contract)) {
      const document = page(`${operation.operationId}.html`)
      const names = ['success', ...Object.keys(operation['x-outcomes'].failures), 'other']
      for (const name of names) {
        expect([name, document.querySelector(`#${name} details pre, #${name} .reply-picture`) !== null]).toEqual([
          name,
          true,
        ])
        expect(page('everything.html').getElementById(`${operation.operationId}-${name}`)).not.toBeNull()
      }
    }
  })

  test('hold no script and no style of their own, and nothing from elsewhere', () => {
    for (const [file, document] of pages) {
      expect([file, document.querySelectorAll('style, [style], script:not([src])').length]).toEqual([file, 0])
      expect(
        document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content'),
      ).not.toContain('unsafe')
      const elsewhere = [...document.querySelectorAll('[src], link[href]')].filter((part) =>
        /^(https?:)?\/\//.test(part.getAttribute('src') ?? part.getAttribute('href') ?? ''),
      )
      expect([file, elsewhere.length]).toEqual([file, 0])
    }
  })

  test('show each message, address and duty of the native shell, and link the guides @APP-112', () => {
    const shell: ShellContract = JSON.parse(readFileSync(join(folder, 'shell.json'), 'utf8'))
    const document = page('shell.html')
    const text = document.body.textContent
    for (const name of Object.keys(shell.messages))
      expect([name, document.querySelector(`#message-${name} h3`)?.textContent.startsWith(name)]).toEqual([name, true])
    for (const { path, example } of shell.addresses) expect([path, text.includes(example)]).toEqual([path, true])
    for (const { title } of Object.values(shell.duties)) expect(text).toContain(title)
    for (const name of Object.keys(shell.mistakes).slice(1)) expect(text).toContain(name)
    expect(text).toContain(`${shell.limits['replyTimeoutMs']?.value}replyTimeoutMs`)
    expect([...document.querySelectorAll('article > header li a')].map((link) => link.getAttribute('href'))).toEqual([
      'shell-try.html',
      'shell-ios.html',
      'shell-android.html',
      'shell.json',
    ])
    expect(page('index.html').querySelector('.places a[href="shell.html"]')?.textContent).toBe('The shell')
    expect(page('shell-ios.html').querySelector('.code code')?.textContent).toContain('WKScriptMessageHandlerWithReply')
    expect(
      page('shell-android.html').querySelectorAll('table a[href^="https://developer.android.com/"]').length,
    ).toBeGreaterThan(4)
  })
})
