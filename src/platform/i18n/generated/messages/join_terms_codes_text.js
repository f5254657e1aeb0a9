/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ host: NonNullable<unknown> }} Join_Terms_Codes_TextInputs */

const id_join_terms_codes_text = /** @type {(inputs: Join_Terms_Codes_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Kode gambar memastikan Anda bukan program komputer. Kode SMS memastikan nomor itu milik Anda. Jangan berikan kode SMS kepada siapa pun, juga kepada orang yang mengaku dari ${i?.host}.`)
};

const en_join_terms_codes_text = /** @type {(inputs: Join_Terms_Codes_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The graphic code shows that you are not a computer program. The SMS code shows that the number is yours. Give the SMS code to nobody, not even to somebody who says that they are from ${i?.host}.`)
};

/**
* | output |
* | --- |
* | "The graphic code shows that you are not a computer program. The SMS code shows that the number is yours. Give the SMS code to nobody, not even to somebody wh..." |
*
* @param {Join_Terms_Codes_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_terms_codes_text = /** @type {((inputs: Join_Terms_Codes_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Terms_Codes_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_terms_codes_text(inputs)
	return id_join_terms_codes_text(inputs)
});