/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Legal_LenderInputs */

const id_legal_lender = /** @type {(inputs: Legal_LenderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pemberi pinjaman`)
};

const en_legal_lender = /** @type {(inputs: Legal_LenderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lender`)
};

/**
* | output |
* | --- |
* | "Lender" |
*
* @param {Legal_LenderInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const legal_lender = /** @type {((inputs?: Legal_LenderInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Legal_LenderInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_legal_lender(inputs)
	return id_legal_lender(inputs)
});