import { createHash, generateKeyPairSync, sign } from 'node:crypto'

/** What a server on this machine needs for https, and what a browser needs to trust it. */
export interface Identity {
  key: string
  cert: string
  /** Chromium's option to trust only this key. */
  trust: string
}

/** A key with a self-signed certificate, as in RFC 5280 (https://www.rfc-editor.org/rfc/rfc5280#section-4.1). */
export function makeIdentity(): Identity {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const nobody = sequence()
  const always = sequence(utcTime('260101000000Z'), utcTime('491231235959Z'))
  const serial = der(0x02, Buffer.from([1]))
  const body = sequence(serial, ECDSA_SHA256, nobody, always, nobody, spki)
  const certificate = sequence(body, ECDSA_SHA256, der(0x03, Buffer.from([0]), sign('sha256', body, privateKey)))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
    trust: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(spki).digest('base64')}`,
  }
}

/** A value with its tag and length: https://www.itu.int/rec/T-REC-X.690 */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const { length } = Buffer.concat(parts)
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), ...parts])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const utcTime = (text: string) => der(0x17, Buffer.from(text))
/** 1.2.840.10045.4.3.2 */
const ECDSA_SHA256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'))
