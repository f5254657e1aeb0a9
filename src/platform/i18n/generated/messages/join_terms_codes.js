/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Terms_CodesInputs */

const id_join_terms_codes = /** @type {(inputs: Join_Terms_CodesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`3. Kode gambar dan kode SMS`)
};

const en_join_terms_codes = /** @type {(inputs: Join_Terms_CodesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`3. Graphic and SMS codes`)
};

/**
* | output |
* | --- |
* | "3. Graphic and SMS codes" |
*
* @param {Join_Terms_CodesInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_terms_codes = /** @type {((inputs?: Join_Terms_CodesInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Terms_CodesInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_terms_codes(inputs)
	return id_join_terms_codes(inputs)
});