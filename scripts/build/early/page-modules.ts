import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { operationOf } from '../../../mocks/contract.ts'
import type { OperationId } from '../../../src/api/operation.ts'
import type { EarlyScreen } from './screens.ts'

/** Gives the scripts of a page its screen, and examples of the contract (src/early/modules.d.ts). */
export const pageModules = (screen?: EarlyScreen): Plugin => ({
  name: 'early-page-modules',
  resolveId: (id) => (id === 'early:screen' || id.startsWith('example:') ? `\0${id}` : undefined),
  load(id) {
    if (id === '\0early:screen' && screen) return screenModule(screen)
    const [, operation, example] = /^\0example:(\w+)\/(.+)$/.exec(id) ?? []
    return operation && example ? exampleModule(operation, example) : undefined
  },
})

const screenModule = ({ file, layout, drawing }: EarlyScreen) => `
export { Route as route } from ${JSON.stringify(resolve(file))}
${layout ? `export { Route as layout } from ${JSON.stringify(resolve(layout))}` : 'export const layout = {}'}
export const isDrawn = ${drawing !== undefined}`

function exampleModule(operation: string, name: string): string {
  // `operationOf` throws if the contract has no such operation.
  const { path, examples } = operationOf(operation as OperationId)
  if (!examples[name]) throw new Error(`${operation} has no example ${name}, but ${Object.keys(examples).join(', ')}`)
  const answers = { [path]: JSON.parse(JSON.stringify(examples[name].value, withoutWords)) }
  return `export default ${JSON.stringify(answers).replaceAll('<', String.raw`\u003c`)}`
}

/**
 * Removes the letters of texts, because nobody reads them. Codes and addresses stay, because the drawing depends on them, and a
 * picture stays as an empty one.
 */
function withoutWords(_key: string, value: unknown): unknown {
  if (value === null) return undefined
  if (typeof value !== 'string') return value
  if (value.startsWith('data:')) return 'data:image/png,'
  return /\s/.test(value) && !URL.canParse(value) ? value.replaceAll(/\p{L}/gu, 'x') : value
}
