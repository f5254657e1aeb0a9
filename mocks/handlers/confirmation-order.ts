import type { components } from '../../src/api/generated/schema.ts'
import { payloadOf } from '../examples.ts'
import { formatMoney, type Market } from '../market.ts'

type Schemas = components['schemas']
type LoanDetails = Schemas['LoanDetails']

/** The server's words for an order that has just been made, by market. */
const WORDS = {
  id: {
    status: 'Sedang ditinjau',
    notice: 'Kami memeriksa pengajuan Anda. Biasanya selesai dalam 1 hari kerja.',
    amount: 'Jumlah pinjaman',
    term: 'Tenor',
    date: 'Tanggal pengajuan',
    account: 'Rekening penerima',
    card: 'BCA •••• 4417',
    telephone: '021-5095-0174',
    // The example whose recommended products the new order shows.
    recommends: 'order-21',
  },
  in: {
    status: 'Under review',
    notice: 'We are checking your application. It usually takes 1 working day.',
    amount: 'Loan amount',
    term: 'Term',
    date: 'Applied on',
    account: 'Account',
    card: 'HDFC •••• 8820',
    telephone: '080-4718-0005',
    recommends: 'order-3',
  },
}

const MADE_HERE = '723421968459641'

/** The number of the order that is made next in a world. */
export const orderNumber = (count: number) => MADE_HERE + String(count).padStart(3, '0')

/** Whether an order was made in this world, and so is newer than those that it began with. */
export const isMadeHere = (orderId: string) => orderId.startsWith(MADE_HERE)

/** The order that a confirmed offer becomes. */
export function newOrder(offer: Schemas['LoanConfirmation'], market: Market, today: string): LoanDetails {
  const say = WORDS[market]
  return {
    orderStatus: 21,
    noticeStatusText: say.status,
    noticeDesText: say.notice,
    recProducts: payloadOf('getLoanDetails', say.recommends).recProducts,
    productName: offer.productName,
    productLogo: offer.productLogo,
    userOrderDetail: {
      detail: [
        { text: say.amount, value: formatMoney(market, Number(offer.amount)) },
        { text: say.term, value: `${offer.periods} ${offer.termUnit}` },
        { text: say.date, value: today },
        { text: say.account, value: say.card },
      ],
    },
    isDelay: '0',
    isScore: '0',
    telephone: say.telephone,
    h5Url: null,
    inside: 1,
    playeduL: null,
    reyMsg: null,
  }
}
