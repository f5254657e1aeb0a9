/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Happened_No_Code_Other_TextInputs */

const id_happened_no_code_other_text = /** @type {(inputs: Happened_No_Code_Other_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kode SMS hanya dipakai saat membayar dengan kartu. Tanpa kode itu, belum ada yang dibayar. Lewat bank atau mini market Anda tidak perlu kode SMS.`)
};

const en_happened_no_code_other_text = /** @type {(inputs: Happened_No_Code_Other_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An SMS code is only for paying by card. Without it nothing was paid. At a bank or mini market you need no SMS code.`)
};

/**
* | output |
* | --- |
* | "An SMS code is only for paying by card. Without it nothing was paid. At a bank or mini market you need no SMS code." |
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