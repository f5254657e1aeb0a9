import { fileAt, MOST_BYTES, wasLetGo } from './state/files.ts'
import type { World } from './world.ts'

/** The origin of pictures in the contract's examples. It does not exist, so the world answers. */
export const PICTURES = 'https://files.rupya.example'

/** The picture at an address: the uploaded file, else a drawing that replaces it or says why it is gone. */
export function pictureAt(world: World, address: string): Response {
  const file = fileAt(world, address)
  return new Response(file ?? (wasLetGo(world, address) ? GONE : drawingFor(address)), {
    headers: { 'content-type': file?.type ?? 'image/svg+xml', 'cache-control': 'no-store' },
  })
}

/** A receipt, or the app's screen on a phone. An address always gets the same drawing. */
function drawingFor(address: string): string {
  const sum = Array.from(address, (character) => character.codePointAt(0) ?? 0).reduce((one, other) => one + other, 0)
  return sum % 2 === 0 ? receipt(sum) : phone(sum)
}

const receipt = (sum: number) =>
  drawing(
    '#5d6b66',
    `<path d="M96 88h528v1050l-44-32-44 32-44-32-44 32-44-32-44 32-44-32-44 32-44-32-44 32-44-32-44 32z" fill="#fdfcf7"/>
    <g fill="#1c2733" font-size="30"><text x="360" y="180" font-size="44" font-weight="600" text-anchor="middle">BCA</text>
    <text x="360" y="236" text-anchor="middle">Bukti transfer</text>
    ${row(330, 'Tanggal', '16 November')}${row(400, 'Jam', `09:${String(sum % 60).padStart(2, '0')}`)}
    ${row(470, 'Ke', 'Dana Cepat')}${row(540, 'No. referensi', String(4_417_000 + sum))}
    <path d="M140 600h440" stroke="#1c2733" stroke-dasharray="10 8"/>
    ${row(680, 'Jumlah', 'Rp1.090.000')}${row(750, 'Biaya', 'Rp0')}${row(820, 'Status', 'Berhasil')}</g>
    ${Array.from({ length: 22 }, (_, index) => `<rect x="${150 + index * 19}" y="900" width="${4 + ((sum * (index + 3)) % 11)}" height="110"/>`).join('')}`,
  )

const phone = (sum: number) =>
  drawing(
    '#39424e',
    `<rect x="120" y="70" width="480" height="1100" rx="56" fill="#10161d"/><rect x="140" y="92" width="440" height="1056" rx="40" fill="#f2f5f9"/>
    <rect x="168" y="220" width="384" height="220" rx="24" fill="#e2f5ec"/>
    <path d="M318 320l28 30 56-64" fill="none" stroke="#0b6b4b" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/>
    <g fill="#101a26" font-size="28"><text x="360" y="170" font-weight="600" text-anchor="middle">Detail Pinjaman</text>
    <text x="360" y="410" text-anchor="middle">Lunas</text>
    ${row(540, 'Dana Cepat', `${sum % 6 || 6} / ${sum % 6 || 6}`, 180, 540)}${row(610, 'Dibayar', 'Rp3.270.000', 180, 540)}
    ${row(680, 'Lunas pada', '18 November', 180, 540)}</g>
    <rect x="168" y="1020" width="384" height="84" rx="22" fill="#006fd4"/>`,
  )

const row = (y: number, label: string, value: string, left = 140, right = 580) =>
  `<text x="${left}" y="${y}" fill="#566474">${label}</text><text x="${right}" y="${y}" text-anchor="end">${value}</text>`

const drawing = (background: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1240" viewBox="0 0 720 1240" font-family="sans-serif"><rect width="720" height="1240" fill="${background}"/>${content}</svg>`

/** Replaces an upload that was dropped, and explains why. */
const GONE = drawing(
  '#5d6b66',
  `<g fill="#fdfcf7" font-size="36" text-anchor="middle"><text x="360" y="560" font-weight="600">This picture was let go.</text>
  <text x="360" y="630">The mock server keeps the newest</text><text x="360" y="680">${MOST_BYTES.ofWorld / 1024 / 1024} MB of uploads (mocks/README.md).</text></g>`,
)
