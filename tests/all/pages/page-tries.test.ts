import { expectOf } from '../../setup/expect-page.ts'
import { expect, test } from 'vitest'
import { servedReference } from '../../setup/served-reference.ts'

const served = servedReference()

test('A request that somebody has broken says why, and the call as a shell and as the app make it', async () => {
  const page = await served.open('getExtension.html')
  const panel = page.getByRole('complementary', { name: 'Try it' })
  await panel.getByRole('textbox', { name: 'orderId' }).fill('')
  await panel.getByRole('button', { name: 'Send' }).click()
  const result = page.locator('#try-result')
  await expectOf(result).toContainText('invalidRequest')
  await expectOf(result).toContainText('breaks the contract')
  await expectOf(result.getByRole('region', { name: 'What was sent, as curl' })).toContainText('orderId=')
  await expectOf(result.getByRole('region', { name: 'as the app writes it' })).toContainText('call(getExtension')
  await panel.getByRole('button', { name: 'Leave out orderId' }).click()
  await panel.getByRole('button', { name: 'Send' }).click()
  await expectOf(result).toContainText('required property "orderId"')
})

test('What a scenario brings about, and whose session it is, is chosen', async () => {
  const page = await served.open('getLoanDetails.html')
  const panel = page.getByRole('complementary', { name: 'Try it' })
  const result = page.locator('#try-result')
  const send = async (outcome: string) => {
    await panel.getByRole('button', { name: 'Send' }).click()
    await expectOf(result).toContainText(outcome)
  }
  await panel.getByLabel('Borrower').selectOption('second')
  await send('orderNotFound')
  await panel.getByLabel('Borrower').selectOption('ended')
  await send('sessionEnded')
  await panel.getByLabel('Borrower').selectOption('card')
  await send('success')
  await panel.getByLabel('Scenario').fill('server-error')
  await send('No outcome of the contract')
  await panel.getByLabel('Scenario').fill('offline')
  await send('No answer')
  await panel.getByLabel('Scenario').fill('no-such-scenario')
  await send('There is no scenario no-such-scenario')
  served.broken = served.broken.filter((text) => !/401|500|ERR_FAILED/.test(text))
})

test('What is saved on one page is found on another, in the world as it was left', async () => {
  const page = await served.open('saveProblem.html')
  const panel = page.getByRole('complementary', { name: 'Try it' })
  const result = page.locator('#try-result')
  await panel.getByLabel('Scenario').fill('complaints-empty')
  await panel.getByRole('textbox', { name: 'problemDetail' }).fill('Tagihan saya ganda.')
  await panel.getByRole('button', { name: 'Send' }).click()
  await expectOf(result).toContainText('success')
  await page.goto(`${served.origin}listProblems.html`)
  await panel.getByLabel('as the last request left it').check()
  await panel.getByRole('button', { name: 'Send' }).click()
  await expectOf(result).toContainText('Tagihan saya ganda.')
  await panel.getByLabel('as the last request left it').uncheck()
  await panel.getByRole('button', { name: 'Send' }).click()
  await expectOf(result).toContainText('success')
  await expectOf(result).not.toContainText('Tagihan saya ganda.')
})

test('A reply that is lost, or is no outcome, is thrown by the app as what it is', async () => {
  const page = await served.open('getExtension.html')
  const panel = page.getByRole('complementary', { name: 'Try it' })
  const call = page.getByRole('region', { name: 'as the app writes it' })
  const send = async (scenario: string) => {
    await panel.getByLabel('Scenario').fill(scenario)
    await panel.getByRole('button', { name: 'Send' }).click()
  }
  await send('lost:getExtension')
  await expectOf(page.locator('#try-result')).toContainText('did not come')
  await expectOf(call).toContainText("// throws ApiError { kind: 'network' }")
  await send('html-instead')
  await expectOf(call).toContainText("// throws ApiError { kind: 'malformed' }")
  served.broken = served.broken.filter((text) => !text.includes('ERR_FAILED'))
})

test('A browser without storage and without service workers tries calls too', async () => {
  const page = await served.open('index.html')
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { get: refuse, configurable: true })
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Refused', 'SecurityError'))
  })
  await page.goto(`${served.origin}confirmRepayment.html`)
  await page.locator('#wrongCode').getByRole('link', { name: 'Try it' }).click()
  await expectOf(page.locator('#try-result')).toContainText('wrongCode800006')
})

test('Of two requests the one that was sent last is shown, with what then stood in the form', async () => {
  const page = await served.open('confirmRepayment.html')
  await expectOf(page.getByLabel('Scenario')).toBeVisible()
  // Several clicks before the world has loaded, as by an impatient user.
  await page.evaluate(() => {
    for (const example of ['wrongCode', 'payment-confirmed', 'duplicatePayment'])
      document.querySelector<HTMLElement>(`[data-example="${example}"]`)?.click()
  })
  const verdict = page.locator('#try-result .verdict')
  await expectOf(verdict).toContainText('duplicatePayment')
  await expectOf(page.locator('[name=example]')).toHaveValue('duplicatePayment')
  // A slow answer must not replace the answer to a later request.
  await page.getByLabel('Scenario').fill('latency-4000')
  await page.getByRole('button', { name: 'Send' }).click()
  await expectOf(page.locator('#try-result')).toHaveText('Sending…')
  const seen = await page.evaluateHandle(() => {
    const verdicts: string[] = []
    const watch = new MutationObserver(() => verdicts.push(document.querySelector('#try-status')?.textContent ?? ''))
    for (const part of document.querySelectorAll('#try-status')) watch.observe(part, { childList: true })
    return verdicts
  })
  // It takes longer than the previous request.
  await page.getByLabel('Example').selectOption('invalidRequest')
  await page.getByLabel('Scenario').fill('latency-5000')
  await page.getByRole('button', { name: 'Send' }).click()
  await expectOf(verdict).toContainText('invalidRequest')
  expect((await seen.jsonValue()).filter((words) => words.startsWith('duplicatePayment'))).toEqual([])
  await expectOf(page.locator('#try-status')).toHaveText(/^invalidRequest\. HTTP 200, \d+ ms$/)
})
