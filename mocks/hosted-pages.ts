import { readFileSync } from 'node:fs'
import { successExamples } from './examples.ts'
import { ENGLISH_PAGES, HOSTED_PATH, hostedFile } from './hosted-address.ts'
import { inEnglish } from './language.ts'
import type { Market } from './market.ts'

interface Page {
  market: Market
  title: string
  sections: [heading: string, text: string][]
}

const SAMPLE: Record<Market, Page['sections']> = {
  id: [
    [
      '1. Para pihak',
      'Perjanjian ini dibuat antara pemberi pinjaman dan peminjam yang namanya tertulis pada pengajuan.',
    ],
    ['2. Pinjaman', 'Jumlah, tenor, bunga, dan tanggal pembayaran adalah yang Anda lihat sebelum menyetujui pinjaman.'],
    [
      '3. Pembayaran',
      'Setiap cicilan dibayar paling lambat pada tanggal jatuh temponya, melalui cara yang ada di aplikasi.',
    ],
    [
      '4. Keterlambatan',
      'Cicilan yang terlambat dikenai denda. Hubungi kami sebelum jatuh tempo bila Anda kesulitan membayar.',
    ],
    [
      '5. Data pribadi',
      'Data Anda dipakai untuk menilai pengajuan dan menjalankan perjanjian ini, tidak untuk hal lain.',
    ],
    [
      '6. Penyelesaian',
      'Perselisihan diselesaikan dengan musyawarah lebih dahulu, kemudian menurut hukum yang berlaku.',
    ],
  ],
  in: [
    ['1. Parties', 'This agreement is made between the lender and the borrower named in the application.'],
    ['2. The loan', 'Amount, term, interest and dates of payment are those shown to you before you accept the loan.'],
    ['3. Payment', 'Each instalment is paid by its due date, in one of the ways that the app offers.'],
    ['4. Late payment', 'A late instalment costs a fee. Talk to us before the due date if you cannot pay.'],
    [
      '5. Personal data',
      'Your data are used to assess the application and to carry out this agreement, for nothing else.',
    ],
    ['6. Disputes', 'Disputes are settled by talking first, and then under the law that applies.'],
  ],
}

const STAGE: Record<Market, string> = {
  id: 'Contoh dari dunia tiruan. Tidak mengikat siapa pun.',
  in: 'An example, from the mock server. It binds nobody.',
}

/** The agreements of the contract's examples, a product's application, and the hosted terms, by path. */
const own: Record<string, Page> = {
  ...Object.fromEntries(
    successExamples('listContracts').flatMap(({ request, market, payload }) =>
      payload.map(({ title, position }): [string, Page] => [
        `/agreements/${request['productId']}/${position}`,
        { market, title, sections: SAMPLE[market] },
      ]),
    ),
  ),
  '/perjanjian/1001': { market: 'id', title: 'Perjanjian Pinjaman', sections: SAMPLE.id },
  '/agreement/2001': { market: 'in', title: 'Loan agreement', sections: SAMPLE.in },
  '/apply': {
    market: 'id',
    title: 'Pengajuan',
    sections: [['Lanjutkan di aplikasi', 'Pengajuan produk ini selesai di sini.']],
  },
  '/terms': { market: 'in', title: 'Terms of the lender', sections: SAMPLE.in },
}

/** Every page, by its path: each in its market's language and in English. */
const pages: Record<string, Page> = {
  ...own,
  ...Object.fromEntries(
    Object.entries(own).map(([path, { title, sections }]): [string, Page] => [
      ENGLISH_PAGES + path,
      { market: 'in', title: inEnglish(title), sections: sections === SAMPLE.id ? SAMPLE.in : inEnglish(sections) },
    ]),
  ),
}

/** All files of the lender's hosted pages in the world. */
export const hostedFiles = () => [
  { name: 'page.css', type: 'text/css', content: readFileSync('mocks/hosted-pages/page.css', 'utf8') },
  { name: 'shown.js', type: 'text/javascript', content: readFileSync('mocks/hosted-pages/shown.js', 'utf8') },
  ...Object.entries(pages).map(([path, page]) => ({
    name: hostedFile(path).slice(1),
    type: 'text/html; charset=utf-8',
    content: drawPage(page),
  })),
]

/** The file at an address, if there is one. */
export function hostedPage(address: string) {
  const pathname = URL.parse(`http://localhost${address}`)?.pathname ?? ''
  if (!pathname.startsWith(`${HOSTED_PATH}/`)) return undefined
  return hostedFiles().find(({ name }) => name === pathname.slice(HOSTED_PATH.length + 1))
}

const drawPage = ({ market, title, sections }: Page) => `<!doctype html>
<html lang="${market === 'in' ? 'en' : 'id'}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${HOSTED_PATH}/page.css" />
    <script src="${HOSTED_PATH}/shown.js" defer></script>
  </head>
  <body>
    <p class="stage">${STAGE[market]}</p>
    <main>
      <h1>${title}</h1>
      ${sections.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('\n      ')}
    </main>
  </body>
</html>
`
