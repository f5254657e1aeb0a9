import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Parts that only the mock server, the test page or a development build may contain. */
const FOREIGN = [
  'mockServiceWorker',
  'x-scenario',
  'order-174-extendable',
  '__world',
  'cfworker',
  'Dana Cepat',
  'testPreview',
]

/** Names of a build's files that contain such a part. */
export function foreignIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|html|json|map)$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return FOREIGN.filter((word) => text.includes(word) || name.includes(word)).map((word) => `${name}: ${word}`)
    })
}
