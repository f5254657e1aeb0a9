/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Equality_TextInputs */

const id_privacy_equality_text = /** @type {(inputs: Privacy_Equality_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saat mengambil keputusan tentang Anda dan pinjaman Anda, kami tidak memakai:`)
};

const en_privacy_equality_text = /** @type {(inputs: Privacy_Equality_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When we decide about you and your loan, we do not use your:`)
};

/**
* | output |
* | --- |
* | "When we decide about you and your loan, we do not use your:" |
*
* @param {Privacy_Equality_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_equality_text = /** @type {((inputs?: Privacy_Equality_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Equality_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_equality_text(inputs)
	return id_privacy_equality_text(inputs)
});