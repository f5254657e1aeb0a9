/* eslint-disable */
/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */
/** @typedef {{}} Loan_Details_TitleInputs */
/** @typedef {{}} RepayInputs */
/** @typedef {{}} ExtendInputs */
/** @typedef {{}} Borrow_MoreInputs */
/** @typedef {{}} RecommendedInputs */
/** @typedef {{ phone: NonNullable<unknown> }} Call_UsInputs */
/** @typedef {{}} RetryInputs */
/** @typedef {{}} Loading_TitleInputs */
/** @typedef {{}} Loading_TextInputs */
/** @typedef {{}} Connection_TitleInputs */
/** @typedef {{}} Connection_NoticeInputs */
/** @typedef {{}} Timeout_NoticeInputs */
/** @typedef {{}} Connection_TextInputs */
/** @typedef {{}} Refused_NoticeInputs */
/** @typedef {{}} Order_Not_Found_NoticeInputs */
/** @typedef {{}} Failed_TitleInputs */
/** @typedef {{}} Failed_NoticeInputs */
/** @typedef {{}} Failed_TextInputs */
/** @typedef {{}} Missing_Details_TitleInputs */
/** @typedef {{}} Missing_Details_NoticeInputs */
/** @typedef {{}} Missing_Details_TextInputs */
/** @typedef {{}} Missing_Page_TitleInputs */
/** @typedef {{}} Missing_Page_NoticeInputs */
/** @typedef {{}} Missing_Page_TextInputs */
/** @typedef {{}} Open_From_App_TitleInputs */
/** @typedef {{}} Open_From_App_NoticeInputs */
/** @typedef {{}} Open_From_App_TextInputs */
/** @typedef {{}} Session_Ended_NoticeInputs */
/** @typedef {{}} Session_Ended_TextInputs */
/** @typedef {{}} Not_Built_TitleInputs */
/** @typedef {{}} Not_Built_NoticeInputs */
/** @typedef {{}} Not_Built_TextInputs */


export const loan_details_title = /** @type {(inputs: Loan_Details_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Detail pinjaman`)
};

export const repay = /** @type {(inputs: RepayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bayar`)
};

export const extend = /** @type {(inputs: ExtendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perpanjang`)
};

export const borrow_more = /** @type {(inputs: Borrow_MoreInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjam lagi`)
};

export const recommended = /** @type {(inputs: RecommendedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman lain untuk Anda`)
};

export const call_us = /** @type {(inputs: Call_UsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Hubungi kami di ${i?.phone}`)
};

export const retry = /** @type {(inputs: RetryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Coba lagi`)
};

export const loading_title = /** @type {(inputs: Loading_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Memuat`)
};

export const loading_text = /** @type {(inputs: Loading_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sedang memuat, tunggu sebentar.`)
};

export const connection_title = /** @type {(inputs: Connection_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tidak ada koneksi`)
};

export const connection_notice = /** @type {(inputs: Connection_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami tidak bisa terhubung`)
};

export const timeout_notice = /** @type {(inputs: Timeout_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jawabannya terlalu lama`)
};

export const connection_text = /** @type {(inputs: Connection_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman Anda tidak berubah. Periksa koneksi internet, lalu coba lagi.`)
};

export const refused_notice = /** @type {(inputs: Refused_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum bisa ditampilkan`)
};

export const order_not_found_notice = /** @type {(inputs: Order_Not_Found_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pesanan ini tidak kami temukan`)
};

export const failed_title = /** @type {(inputs: Failed_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ada masalah`)
};

export const failed_notice = /** @type {(inputs: Failed_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Halaman ini belum bisa dibuka`)
};

export const failed_text = /** @type {(inputs: Failed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Masalahnya ada pada kami, bukan pada Anda. Pinjaman Anda tidak berubah. Coba lagi sebentar lagi.`)
};

export const missing_details_title = /** @type {(inputs: Missing_Details_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Data belum lengkap`)
};

export const missing_details_notice = /** @type {(inputs: Missing_Details_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tautan ini tidak lengkap`)
};

export const missing_details_text = /** @type {(inputs: Missing_Details_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nomor pesanan atau produknya tidak ada di tautan. Buka lagi halaman ini dari aplikasi.`)
};

export const missing_page_title = /** @type {(inputs: Missing_Page_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tidak ditemukan`)
};

export const missing_page_notice = /** @type {(inputs: Missing_Page_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Halaman ini tidak ada`)
};

export const missing_page_text = /** @type {(inputs: Missing_Page_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mungkin tautannya salah ketik atau sudah lama. Buka lagi dari aplikasi.`)
};

export const open_from_app_title = /** @type {(inputs: Open_From_App_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Buka dari aplikasi`)
};

export const open_from_app_notice = /** @type {(inputs: Open_From_App_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Buka halaman ini dari aplikasi`)
};

export const open_from_app_text = /** @type {(inputs: Open_From_App_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Demi keamanan Anda, data pinjaman hanya tampil setelah Anda masuk di aplikasi.`)
};

export const session_ended_notice = /** @type {(inputs: Session_Ended_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sesi Anda sudah berakhir`)
};

export const session_ended_text = /** @type {(inputs: Session_Ended_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kembali ke aplikasi dan masuk lagi. Pinjaman Anda tidak berubah.`)
};

export const not_built_title = /** @type {(inputs: Not_Built_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum tersedia`)
};

export const not_built_notice = /** @type {(inputs: Not_Built_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Layar ini belum dibuat`)
};

export const not_built_text = /** @type {(inputs: Not_Built_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alamatnya benar, layarnya menyusul. Tidak ada yang berubah pada pinjaman Anda.`)
};