/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Happened_No_Code_Other_TextInputs */

const id_happened_no_code_other_text = /** @type {(inputs: Happened_No_Code_Other_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kode SMS hanya untuk pembayaran dengan kartu, dan tidak semua bank memintanya. Lihat dulu apakah pembayarannya sudah tercatat di pinjaman Anda. Lewat bank atau mini market Anda tidak perlu kode SMS.`)
};

const en_happened_no_code_other_text = /** @type {(inputs: Happened_No_Code_Other_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An SMS code is only for paying by card, and not every bank asks for one. See first if your loan shows the payment. At a bank or mini market you need no SMS code.`)
};

/**
* | output |
* | --- |
* | "An SMS code is only for paying by card, and not every bank asks for one. See first if your loan shows the payment. At a bank or mini market you need no SMS c..." |
*
* @param {Happened_No_Code_Other_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const happened_no_code_other_text = /** @type {((inputs?: Happened_No_Code_Other_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Happened_No_Code_Other_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_happened_no_code_other_text(inputs)
	return id_happened_no_code_other_text(inputs)
});