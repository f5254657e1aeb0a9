import { readFileSync } from 'node:fs'
import { Measured } from './measured.ts'
import { startServer } from './start-server.ts'

export const MEMORY_TITLE = 'Memory of what serves for long'

interface Plan {
  requests: number
  worlds: number
  uploads: number
}

/**
 * The servers to start, with requests for a page or a call of each, and the memory in MB that each may use
 * (docs/decisions/058).
 */
const SERVERS = [
  { name: '`npm run world`', script: 'world.ts', options: [], calls: '', page: '/__world', limit: 250 },
  {
    name: '`npm run preview`',
    script: 'preview.ts',
    options: ['--world-port'],
    calls: '/gateway',
    page: '/loanDetails',
    limit: 200,
  },
  {
    name: '`npm run preview -- --nginx`',
    script: 'preview.ts',
    options: ['--nginx', '--world-port'],
    calls: '/gateway',
    page: '/loanDetails',
    limit: 200,
  },
  { name: 'The demo server', script: 'serve/serve-demo.ts', options: [], page: '/loanDetails/', limit: 200 },
]

const PICTURE = 14 * 1024 * 1024

/** A quick run uses one world, and more pictures than are kept. Both throw if a server uses more memory than allowed. */
export const memorySection = ({ quick }: { quick: boolean }): Promise<string> =>
  measureMemory(quick ? { requests: 20, worlds: 201, uploads: 3 } : { requests: 1000, worlds: 20_000, uploads: 112 })

async function measureMemory({ requests, worlds, uploads }: Plan): Promise<string> {
  const measured = { all: new Measured(), own: new Measured() }
  for (const { name, script, options, calls, page, limit } of SERVERS) {
    const server = await startServer(script, options)
    const note = (when: string) => {
      const { all, own } = residentOf(server.process)
      measured.all.add(when, name, all)
      measured.own.add(when, name, own)
      expectAtMost(limit, own, `${name}, ${when.toLowerCase()},`)
    }
    note('At the start')
    await askMany(requests, (index) =>
      calls === undefined || index % 2 === 0 ? ask(server.origin + page) : askLoan(server.origin + calls, 'one'),
    )
    note(`After ${requests.toLocaleString('en')} requests`)
    if (script === 'world.ts') {
      await askMany(worlds, (index) => askLoan(server.origin, `world ${index}`))
      note(`After ${worlds.toLocaleString('en')} worlds`)
    }
    if (calls !== undefined) {
      for (let index = 0; index < uploads; index += 1) await upload(server.origin + calls, `uploads ${index % 4}`)
      note(`After ${uploads} pictures of 14 MB`)
    }
    await server.stop()
  }
  return `MB that the server's own process holds (\`VmRSS\` in /proc/<pid>/status), without those of nginx, npm and setup.js.

${measured.all.table()}

The same without the pages of files (\`RssAnon\`): up to 67 MB of the above are Node's own program, which all that run it share and the system takes back when it wants to.

${measured.own.table()}

- Each is started as the command starts it, and asked in the order of the rows: pages and calls in turn, then a call in each of so many worlds, then uploads
  in four worlds. Of these 200 worlds and 20 MB of pictures are kept ([mocks/](../mocks/README.md)).
- The preview has its world in the same process. What has built the pages has ended by then.`
}

/** Throws if a process uses more MB than allowed, so that the run itself fails and nobody needs to read the table. */
export function expectAtMost(limit: number, own: number, who: string): void {
  if (own > limit) throw new Error(`${who} holds ${own} MB itself, and may hold ${limit} (docs/decisions/058)`)
}

/** In MB. */
function residentOf(id: number): { all: number; own: number } {
  const status = readFileSync(`/proc/${id}/status`, 'utf8')
  const read = (name: string) => {
    const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status) ?? []
    if (kilobytes === undefined) throw new Error('The system does not say what a process holds')
    return Math.round(Number(kilobytes) / 1024)
  }
  return { all: read('VmRSS'), own: read('RssAnon') }
}

async function askMany(count: number, task: (index: number) => Promise<void>) {
  let next = 0
  const keepAsking = async () => {
    while (next < count) await task(next++)
  }
  await Promise.all(Array.from({ length: 8 }, keepAsking))
}

async function ask(address: string, init: RequestInit = {}) {
  const reply = await fetch(address, init)
  await reply.arrayBuffer()
  // The demo has no page for each of its folders.
  if (reply.status >= 500) throw new Error(`${address} answered ${reply.status}`)
}

const askLoan = (origin: string, world: string) =>
  ask(`${origin}/v3/loan-details/loan-details?token=1`, {
    method: 'POST',
    headers: { 'x-world': world },
    body: new URLSearchParams({ productId: '1001', orderId: '723421968459640174' }),
  })

function upload(origin: string, world: string) {
  const bytes = new Uint8Array(PICTURE)
  bytes.set([0xff, 0xd8, 0xff])
  const body = new FormData()
  body.append('problemImage', new File([bytes], 'picture.jpg', { type: 'image/jpeg' }))
  return ask(`${origin}/user-problem/upload-problem-img?token=1`, {
    method: 'POST',
    headers: { 'x-world': world },
    body,
  })
}
