// @vitest-environment jsdom
import { writeFileSync } from 'node:fs'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { getResponse } from 'msw'
import { beforeAll, expect, test, vi } from 'vitest'
import { worldRoutes } from '../../../mocks/routes.ts'
import { createWorld } from '../../../mocks/scenario.ts'
import type { World } from '../../../mocks/world.ts'
import { addressOfSituation, allSituations } from '../../../scripts/situations/situations.ts'
import { type Situation, nameIn } from '../../../scripts/situations/situation.ts'
import { createQueryClient } from '../../../src/app/query-client.ts'
import { env } from '../../../src/platform/env.ts'
import { contract, operationOf } from '../../../mocks/contract.ts'
import { operationsOf } from '../../../contract-tools/read/document.ts'
import { showApp } from '../../setup/show-app.tsx'
import { note, takeRecorded, watched } from './recorder.ts'

vi.mock(import('../../../src/api/call.ts'), async (original) => {
  const real = await original()
  return {
    ...real,
    call: async (operation, input) => {
      note(operation.id)
      const payload: unknown = await real.call(operation, input)
      const reader = 'reads' in operation ? operation.reads : undefined
      const key = operationOf(operation.id).outcomes.success.payload ?? 'data'
      return watched(payload, reader, operation.id, key) as never
    },
  }
})

beforeAll(() => {
  // An `img` element requests the picture.
  const { path } = operationOf('getCaptchaImage')
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    set(this: HTMLImageElement, address: string) {
      if (address.includes(path)) note('getCaptchaImage')
      this.setAttribute('src', address)
    },
  })
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage: () => {}, fillRect: () => {} })) as never
  HTMLCanvasElement.prototype.toBlob = (done) => done(PICTURE)
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
const MOST_TAPS = 16
/** The code of an SMS, and also the text of a complaint. */
const CODE = '123456'

/** Resets everything, as before a first visit. */
function leave() {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
}

let waiting = 0
let worldNow: World

// Once: MSW looks for the line of each route, which takes longer than many a screen.
const answers = worldRoutes({ of: async () => worldNow, reset: async () => worldNow }, env.apiBase)

/** Opens an address in its own world, and waits until no request is pending. */
async function open(address: string, world: World) {
  vi.unstubAllGlobals()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => {} }))
  Object.assign(navigator, {
    locks: { request: async (name: string, _how: object, task: (lock: object) => unknown) => task({ name }) },
  })
  worldNow = world
  vi.stubGlobal('fetch', async (request: Request) => {
    waiting += 1
    try {
      return await getResponse(answers, request)
    } finally {
      waiting -= 1
    }
  })
  window.history.replaceState(null, '', address)
  const client = createQueryClient()
  // Comparing new data with old data does not count as reading it.
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, structuralSharing: false } })
  const shown = showApp(client)
  await shown.loaded
  await quiet()
  return shown
}

/** The next turn of events, and the end of the imports that have begun: a part of a screen may be loaded later. */
const turn = () => vi.dynamicImportSettled()

async function quiet() {
  for (let calm = 0; calm < 6; calm += 1) {
    await turn()
    if (waiting > 0) calm = 0
  }
}

const situations = allSituations().filter(
  ({ withoutChunk, fastForward, isAlike, scenario }) =>
    !withoutChunk && !fastForward && !isAlike && !/latency|slow|timeout|offline|lost|hang/.test(scenario),
)

/** Shows a screen in a situation, and after its taps. */
async function look(situation: Situation) {
  await open(addressOfSituation(situation, 'id'), await createWorld(situation.scenario))
  for (const tap of situation.taps ?? []) await tapOn(tap)
}

async function tapOn({ role, name: ofAll, inDialog }: NonNullable<Situation['taps']>[number]) {
  const name = nameIn(ofAll, 'id')
  const dialog = document.querySelector<HTMLElement>('dialog[open]')
  if (inDialog && !dialog) return
  const scope = inDialog && dialog ? within(dialog) : screen
  const [part] = role === 'text' ? scope.queryAllByText(name) : scope.queryAllByRole(role, { name })
  if (!part) return
  fireEvent.click(part)
  await quiet()
}

const SESSION = 'token=1&userId=880021460173&sessionId=5c1f0a7e94&market=id&lang=1'
const ORDER = 'productId=1001&orderId=723421968459640174'
const COMPLAINT = 'orderNo=723421968459640174'

const LATE = 'productId=1001&orderId=723421968459640180'
const NEW = 'productId=1001&orderId=723421968459640021'
const PAID = 'productId=1001&orderId=723421968459640200'

/** What people do on a screen, by situation and address. */
const VISITS: [scenario: string, ...addresses: string[]][] = [
  ['order-200-rate', `/loanDetails?${SESSION}&${PAID}`],
  ['order-174-extendable', `/loanDetails?${SESSION}&${ORDER}`],
  ['order-200-rate', `/?${SESSION}#/borrowDetail/?${PAID}`],
  ['order-180-extendable', `/?${SESSION}#/borrowDetail/?${LATE}`],
  ['order-21', `/?${SESSION}#/borrowDetail/?${NEW}`],
  ['order-21', `/loanDetails?${SESSION}&${NEW}`],
  ['order-200', `/?${SESSION}#/borrowDetail/?${PAID}`],
  ['order-200', `/loanDetails?${SESSION}&${PAID}`],
  ['order-174', `/payway?${SESSION}&${ORDER}&withholdingAmount=109000000`],
  ['card-needs-code', `/payway?${SESSION}&${ORDER}&withholdingAmount=109000000`],
  ['extension-open,card-without-code', `/payway?${SESSION}&${ORDER}&withholdingAmount=32700000&purpose=extension`],
  ['extension-open,alipay', `/?${SESSION}#/alipayrepayment?${ORDER}&withholdingAmount=32700000&purpose=extension`],
  ['order-174', `/?${SESSION}#/alipayrepayment?${ORDER}&withholdingAmount=109000000`],
  ['order-174', `/?${SESSION}#/addnormalcard?${ORDER}&withholdingAmount=109000000&from=payway`],
  ['extension-open', `/repaymentDelay?${SESSION}&${ORDER}`],
  [
    'extension-open',
    `/that?${SESSION}&${ORDER}&amount=327000&from=repaymentDelay&purpose=extension`,
    `/repaymentDelay?${SESSION}&${ORDER}`,
  ],
  [
    'order-174',
    `/that?${SESSION}&${ORDER}&amount=1.090.000&display=1`,
    `/repayOrNotQuestion?${SESSION}&${ORDER}&amount=1.090.000`,
  ],
  ['order-174', `/that?${SESSION}&${ORDER}&amount=1.090.000&display=1`],
  ['order-174', `/individual?${SESSION}&${ORDER}&amount=1.090.000&display=1`],
  ['order-174', `/repayOrNotQuestion?${SESSION}&${ORDER}&amount=1.090.000`],
  ['order-200', `/repayOrNotQuestion?${SESSION}&${PAID}&amount=1.090.000`],
  ['order-174', `/loanConfirm?${SESSION}&productId=1001`],
  ['order-174', `/loginError?${SESSION}&productId=1001`],
  ['recommend-full', `/relevant?${SESSION}&scene=banner_fudai`],
  ['order-174', `/complainPage?${SESSION}&${COMPLAINT}`],
  ['order-174', `/complainPageNext?${SESSION}&${COMPLAINT}&problemType=2`],
  ['complaint-answered', `/complainDetails?${SESSION}&problemId=8211004502`],
  ['order-174', `/intelligentCustomerService?${SESSION}&${COMPLAINT}`],
  ['order-174', '/registerTemplate?id=88&user_from=banner&market=id&lang=1'],
  ['order-174', '/?market=id&lang=1#/downloadTemplate?id=88'],
]

const PICTURE = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0])], 'bukti.jpg', { type: 'image/jpeg' })

/** What people type into a field, by its name. */
const WRITTEN: Record<string, string> = {
  bankNumber: '5221841120530743',
  holderName: 'Sari Wulandari',
  phone: '13912345678',
  capcode: 'JBU5',
  smsCode: '246810',
}

const textFields = () =>
  document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=radio],[type=checkbox],[type=file]), textarea',
  )
/** After leaving, nothing more of the screen is visible. */
const LEAVING =
  /^(Kembali|Ke beranda|Batal|Tutup|Muat ulang|Coba lagi|Ganti masalah|Foto .*|Ternyata saya belum membayar|Kata bank, saldo saya tidak terpotong)$/
const wordsOf = (part: HTMLElement) => part.getAttribute('aria-label') ?? part.textContent ?? ''
const labelOf = (part: HTMLElement) =>
  part instanceof HTMLInputElement ? (part.labels?.[0]?.textContent ?? part.value) : ''

async function use([scenario, ...addresses]: (typeof VISITS)[number]) {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const world = await createWorld(scenario)
  for (const address of addresses) {
    await open(address, world)
    // After a while it asks for a rating by itself.
    if (scenario === 'complaint-answered') await screen.findByRole('dialog', {}, { timeout: 10_000 })
    await tapAll()
    cleanup()
  }
}

async function tapAll() {
  const tapped = new Set<string>()
  for (let taps = 0; taps < MOST_TAPS; taps += 1) {
    for (const field of textFields())
      if (field.value === '') fireEvent.change(field, { target: { value: WRITTEN[field.name] ?? CODE } })
    for (const field of document.querySelectorAll('select'))
      if (field.value === '') fireEvent.change(field, { target: { value: field.options[1]?.value } })
    for (const field of document.querySelectorAll<HTMLInputElement>('input[type=file]'))
      if (taps === 0) fireEvent.change(field, { target: { files: [PICTURE] } })
    const dialogs = document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog]')
    const place = [...dialogs].at(-1) ?? document.body
    const parts = [...place.querySelectorAll<HTMLElement>('button, [role=radio], input[type=radio]')]
    const keyOf = (part: HTMLElement) => `${dialogs.length} ${wordsOf(part)} ${labelOf(part)}`
    const next = parts.find((part) => !LEAVING.test(wordsOf(part)) && !tapped.has(keyOf(part)))
    // A dialog that only shows something is closed, and the screen below it goes on.
    const part = next ?? parts.find((other) => wordsOf(other) === 'Tutup' && dialogs.length > 0)
    if (!part) break
    if (part === next) tapped.add(keyOf(part))
    fireEvent.click(part)
    await quiet()
  }
}

beforeAll(async () => {
  for (const situation of situations) await look(situation).finally(leave)
  for (const visit of VISITS) await use(visit).finally(leave)
  // scripts/build/record-usage.ts
  const file = process.env['RUPYA_USAGE']
  if (file !== undefined) writeFileSync(file, JSON.stringify(usage()))
}, 300_000)

const inOrder = <Value,>(entries: Map<string, Value>) =>
  [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1))

/** With the contract's names, in a fixed order. */
const usage = () => ({
  operations: Object.fromEntries(
    inOrder(takeRecorded()).map(([operation, screens]) => [
      operation,
      Object.fromEntries(inOrder(screens).map(([address, paths]) => [address, [...paths].toSorted()])),
    ]),
  ),
})

test('The screens that the contract names for an operation are those that ask for it @RULE-111', () => {
  const { operations } = usage()
  const named = operationsOf(contract).flatMap(({ operation: { operationId, 'x-screens': screens = [] } }) =>
    screens.length > 0 ? [[operationId, screens.toSorted()]] : [],
  )
  const asked = Object.entries(operations).map(([operation, screens]) => [operation, Object.keys(screens).toSorted()])
  expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(named))
})
