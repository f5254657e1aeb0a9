import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContractDocument, SourceDocument } from '../read/document.ts'
import { expand } from './expand.ts'
import { redocly } from '../lint/redocly.ts'

/** Reads `openapi/` below `root` as one plain OpenAPI 3.1 document. If that fails, throws with the bundler's message. */
export async function bundleContract(root: string): Promise<ContractDocument> {
  const folder = await mkdtemp(join(tmpdir(), 'rupya-bundle-'))
  const file = join(folder, 'source.json')
  try {
    const { ok, stderr } = await redocly(root, 'bundle', 'source', '--output', file)
    if (!ok) throw new Error(stderr.trim())
    const source: SourceDocument = JSON.parse(await readFile(file, 'utf8'))
    return expand(source)
  } finally {
    await rm(folder, { recursive: true })
  }
}
