import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Serving } from '../../../deploy/release-server.ts'

if (!existsSync('dist/serving.json')) throw new Error('There is no release to serve. Build it first: npm run build')

// `npm run build` has written it.
export const serving = JSON.parse(readFileSync('dist/serving.json', 'utf8')) as Serving

/** The name of the file below /assets with this start and extension. */
export function assetNamed(start: string, ending: string): string {
  const found = readdirSync('dist/app/assets').find((name) => name.startsWith(start) && name.endsWith(ending))
  if (found === undefined) throw new Error(`The release has no ${start}*${ending}`)
  return found
}
