/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Extension_LoanInputs */

const id_extension_loan = /** @type {(inputs: Extension_LoanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman Anda dengan perpanjangan ini`)
};

const en_extension_loan = /** @type {(inputs: Extension_LoanInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your loan with this extension`)
};

/**
* | output |
* | --- |
* | "Your loan with this extension" |
*
* @param {Extension_LoanInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const extension_loan = /** @type {((inputs?: Extension_LoanInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Extension_LoanInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_extension_loan(inputs)
	return id_extension_loan(inputs)
});