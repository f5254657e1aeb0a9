import { contract } from '../../mocks/contract.ts'
import usage from '../../openapi/released/usage.json' with { type: 'json' }
import { writeReference } from '../../contract-pages/write-reference.ts'

let built: Promise<string> | undefined

/** The folder of the contract's pages, built once for the tests of a process. */
export const builtReference = () => (built ??= build())

async function build(): Promise<string> {
  // One folder per process, because two run in parallel.
  const folder = `.cache/reference-${process.pid}`
  const report = '# The contract\n\n## Breaks the app\n\n- `code` of `listFaq` is removed: breaks `/payway`.\n'
  const pictureOf = (operation: string, outcome: string) =>
    outcome === 'other'
      ? { nothing: 'It is only tracked.' }
      : { light: 'openapi.json', dark: `openapi.json?${operation}` }
  await writeReference(folder, { contract, report, usage, pictureOf })
  return folder
}
