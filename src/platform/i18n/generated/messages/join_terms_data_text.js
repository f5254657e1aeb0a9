/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Terms_Data_TextInputs */

const id_join_terms_data_text = /** @type {(inputs: Join_Terms_Data_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kami menyimpan nomor Anda dan asal kunjungan Anda ke halaman ini, untuk membuat akun Anda dan mengenali iklan yang Anda lihat. Anda boleh melihat, memperbaiki, dan menghapus data Anda, serta menarik persetujuan Anda.`)
};

const en_join_terms_data_text = /** @type {(inputs: Join_Terms_Data_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We keep your number and how you came to this page, to make your account and to know which advertisement you saw. You may see, correct and erase your data, and withdraw your consent.`)
};

/**
* | output |
* | --- |
* | "We keep your number and how you came to this page, to make your account and to know which advertisement you saw. You may see, correct and erase your data, an..." |
*
* @param {Join_Terms_Data_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_terms_data_text = /** @type {((inputs?: Join_Terms_Data_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Terms_Data_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_terms_data_text(inputs)
	return id_join_terms_data_text(inputs)
});