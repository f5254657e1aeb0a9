import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, test } from './borrower.ts'

const ORDER = '/?token=journey&market=id#/borrowDetail/?productId=1001&orderId=723421968459640174'

/** Forwards requests to the release. The page itself is sent in two parts, the second when `go` is called. */
async function inTwoParts(release: string) {
  let go = () => {}
  const server = createServer((request, response) => {
    const answer = async () => {
      const sent = await buffer(request)
      const { method = 'GET', headers, url = '/' } = request
      const own = Object.fromEntries(Object.entries(headers).filter(([name]) => /^(accept|content-type|x-)/.test(name)))
      const reply = await fetch(release + url, {
        method,
        headers: own as Record<string, string>,
        ...(method === 'POST' && { body: sent }),
      })
      const body = Buffer.from(await reply.arrayBuffer())
      response.writeHead(reply.status, {
        'content-type': reply.headers.get('content-type') ?? 'text/plain',
        'cache-control': reply.headers.get('cache-control') ?? 'no-store',
      })
      const cut = body.indexOf('<body>')
      if (cut < 0) return response.end(body)
      response.write(body.subarray(0, cut))
      await new Promise<void>((done) => {
        go = done
      })
      return response.end(body.subarray(cut))
    }
    answer().catch(console.error)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, go: () => go(), close: () => server.close() }
}

test('A hash address opens its screen also where all scripts are there before the page is', async ({
  page,
  become,
  baseURL,
}) => {
  await become('order-174')
  const slow = await inTwoParts(baseURL ?? '')
  const entry = page.waitForResponse(/\/assets\/early-start-/)
  const style = page.waitForResponse(/\/assets\/style-/)
  const opened = page.goto(slow.origin + ORDER)
  await Promise.all([entry.then((reply) => reply.finished()), style.then((reply) => reply.finished())])
  // After this many tasks, the script would have run if it did not wait.
  for (let task = 0; task < 20; task += 1) await page.evaluate(() => document.readyState)
  slow.go()
  await opened
  await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()
  await expect(page.locator('#site')).toHaveCount(0)
  slow.close()
})
