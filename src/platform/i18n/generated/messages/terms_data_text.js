/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Data_TextInputs */

const id_terms_data_text = /** @type {(inputs: Terms_Data_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kalau data pribadi Anda berubah, misalnya nama, alamat, telepon, pekerjaan, atau rekening bank, beri tahu kami dalam 3 hari.`)
};

const en_terms_data_text = /** @type {(inputs: Terms_Data_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If your personal data change, for example your name, address, phone, work or bank account, tell us within 3 days.`)
};

/**
* | output |
* | --- |
* | "If your personal data change, for example your name, address, phone, work or bank account, tell us within 3 days." |
*
* @param {Terms_Data_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_data_text = /** @type {((inputs?: Terms_Data_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Data_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_data_text(inputs)
	return id_terms_data_text(inputs)
});