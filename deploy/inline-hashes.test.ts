import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inlineHashes } from './inline-hashes.ts'

test('The policy has the hash of each inline script and style once, and no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rupya-inline-'))
  const page =
    '<style>a{}</style><style id="x">b{}</style><script>alert(1)</script><script type="module" src="/x.js"></script>'
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'other.html'), '<style>a{}</style><script type="application/ld+json">{}</script>')
  writeFileSync(join(folder, 'notes.txt'), '<style>c{}</style>')
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64, and so on
  expect(inlineHashes(folder)).toEqual({
    scripts: ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"],
    styles: [
      "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
      "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
    ],
  })
  rmSync(folder, { recursive: true })
})
