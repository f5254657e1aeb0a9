import type { Market } from '../state/complaints.ts'

const WORDS = {
  id: {
    all: 'Semua',
    waiting: 'Menunggu',
    answered: 'Terjawab',
    noOrder: 'Pesanan tidak ditemukan.',
    noCollection: 'Pesanan yang dipilih tidak mendukung pengaduan penagihan.',
    noType: 'Pilih jenis pengaduan dulu.',
    noImage: 'Hanya gambar yang bisa diunggah.',
    unknownImage: 'Gambar tidak ditemukan. Unggah lagi.',
    noProblem: 'Pengaduan tidak ditemukan.',
    notAnswered: 'Pengaduan ini belum dijawab.',
    noNode: 'Pertanyaan tidak ditemukan.',
  },
  in: {
    all: 'All',
    waiting: 'Waiting',
    answered: 'Answered',
    noOrder: 'Order not found.',
    // Specification section 5.
    noCollection: 'The selected order does not support sending collection types',
    noType: 'Choose a type of complaint first.',
    noImage: 'Only pictures can be uploaded.',
    unknownImage: 'A picture was not found. Upload it again.',
    noProblem: 'Complaint not found.',
    notAnswered: 'This complaint has not been answered yet.',
    noNode: 'Question not found.',
  },
} satisfies Record<Market, Record<string, string>>

/** What the server says, in the words of the borrower's market. */
export const words = (market: Market) => WORDS[market]
