/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Terms_Who_TextInputs */

const id_join_terms_who_text = /** @type {(inputs: Join_Terms_Who_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda harus berusia di atas 18 tahun dan warga negara tempat Anda meminjam.`)
};

const en_join_terms_who_text = /** @type {(inputs: Join_Terms_Who_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You must be over 18 and a national of the country in which you borrow.`)
};

/**
* | output |
* | --- |
* | "You must be over 18 and a national of the country in which you borrow." |
*
* @param {Join_Terms_Who_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_terms_who_text = /** @type {((inputs?: Join_Terms_Who_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Terms_Who_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_terms_who_text(inputs)
	return id_join_terms_who_text(inputs)
});