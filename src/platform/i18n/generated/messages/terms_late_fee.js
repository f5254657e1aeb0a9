/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Late_FeeInputs */

const id_terms_late_fee = /** @type {(inputs: Terms_Late_FeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Biaya keterlambatan adalah Rs.1,000 untuk nasabah baru dan Rs.800 untuk nasabah lama. Biaya ini dikenakan satu kali.`)
};

const en_terms_late_fee = /** @type {(inputs: Terms_Late_FeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The late fee is Rs.1,000 for new clients and Rs.800 for repeat clients. It is charged one time.`)
};

/**
* | output |
* | --- |
* | "The late fee is Rs.1,000 for new clients and Rs.800 for repeat clients. It is charged one time." |
*
* @param {Terms_Late_FeeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_late_fee = /** @type {((inputs?: Terms_Late_FeeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Late_FeeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_late_fee(inputs)
	return id_terms_late_fee(inputs)
});