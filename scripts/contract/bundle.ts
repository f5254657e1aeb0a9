import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ContractDocument, SourceDocument } from '../../openapi/document.ts'
import { expand } from './expand.ts'

/** Reads `openapi/` below `root` as one plain OpenAPI 3.1 document. Throws with the bundler's words if it cannot. */
export async function bundleContract(root: string): Promise<ContractDocument> {
  const folder = await mkdtemp(join(tmpdir(), 'rupya-bundle-'))
  const file = join(folder, 'source.json')
  const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js')
  try {
    await promisify(execFile)(
      process.execPath,
      [redocly, 'bundle', 'source', '--config', join(root, 'openapi/redocly.yaml'), '--output', file],
      { cwd: root, env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    )
    const source: SourceDocument = JSON.parse(await readFile(file, 'utf8'))
    return expand(source)
  } finally {
    await rm(folder, { recursive: true })
  }
}
