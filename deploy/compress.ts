import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Pictures are already compressed. */
const COMPRESSED = ['.html', '.js', '.css', '.svg', '.txt', '.xml', '.webmanifest']

const METHODS = [
  {
    ending: '.br',
    compress: promisify((data: Buffer, done: (error: Error | null, result: Buffer) => void) =>
      brotliCompress(data, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }, done),
    ),
  },
  {
    ending: '.gz',
    compress: promisify((data: Buffer, done: (error: Error | null, result: Buffer) => void) =>
      gzip(data, { level: constants.Z_BEST_COMPRESSION }, done),
    ),
  },
]

/** Texts with fewer bytes are sent as they are. */
const SMALL = 1024

/** Whether a file of a type is made of text, which becomes smaller. */
export const isText = (type: string): boolean => /^text\/|svg|json/.test(type)

/** Whether a file is sent with gzip, to a client that accepts these encodings. */
export const mayZip = (type: string, { length }: Buffer, accepted = ''): boolean =>
  isText(type) && length >= SMALL && /\bgzip\b/.test(accepted)

const zip = promisify<Buffer, Buffer>(gzip)

/** Compresses each file with gzip once, and again after it has changed. */
export function compressOnce() {
  const known = new Map<string, { content: Buffer; body: Promise<Buffer> }>()
  return (file: string, content: Buffer): Promise<Buffer> => {
    const found = known.get(file)
    if (found?.content.equals(content)) return found.body
    const body = zip(content)
    known.set(file, { content, body })
    return body
  }
}

/** Whether a file of a release is the compressed form of another (`compressFiles`). */
export const isCompressed = (file: string): boolean => METHODS.some(({ ending }) => file.endsWith(ending))

/** Compresses each text of a build with brotli and gzip at their best level, beside the original, if the result is smaller. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files
      .filter((file) => COMPRESSED.includes(extname(file)))
      .map(async (file) => {
        const data = await readFile(join(folder, file))
        for (const { ending, compress } of METHODS) {
          const smaller = await compress(data)
          if (smaller.length < data.length) await writeFile(join(folder, file + ending), smaller)
        }
      }),
  )
}
