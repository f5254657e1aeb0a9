import { createPrivateKey, X509Certificate } from 'node:crypto'
import { CannotVerify } from './cannot-verify.ts'
import { type Options, readText } from './options.ts'

/** The certificate that a gateway wants of its clients, and its key, in PEM. */
export interface Identity {
  cert: string
  key: string
  /** The options by which curl gets it. */
  curl: string[]
}

/** Reads the files of `--cert` and `--key`. Throws `CannotVerify` for a file that cannot be used. */
export async function identityOf({ cert, key, server }: Options): Promise<Identity | undefined> {
  if (cert === undefined && key === undefined) return undefined
  if (cert === undefined) throw new CannotVerify('--key: name its certificate too: --cert cert.pem.')
  if (server.startsWith('http:')) throw new CannotVerify('--cert: only an address with https:// takes a certificate.')
  const certificate = await pemIn(cert, 'cert', 'certificate', (text) => new X509Certificate(text))
  // As at curl, one file may hold both.
  const secret = await pemIn(key ?? cert, key === undefined ? 'cert' : 'key', 'private key', createPrivateKey)
  if (!certificate.value.checkPrivateKey(secret.value))
    throw new CannotVerify(`--key ${key ?? cert} is not the key of the certificate ${cert}.`)
  return {
    cert: certificate.text,
    key: secret.text,
    curl: ['--cert', cert, ...(key === undefined ? [] : ['--key', key])],
  }
}

async function pemIn<Value>(file: string, option: string, what: string, read: (text: string) => Value) {
  const text = await readText(file, what)
  try {
    return { text, value: read(text) }
  } catch {
    const isLocked = /^(-----BEGIN|Proc-Type: 4,) ?ENCRYPTED/m.test(text)
    throw new CannotVerify(
      isLocked
        ? `--${option} ${file}: its key has a passphrase. Write it without one: openssl pkey -in ${file} -out plain.pem`
        : `--${option} ${file} holds no ${what} in PEM.`,
    )
  }
}
