/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Happened_No_Code_GoInputs */

const id_happened_no_code_go = /** @type {(inputs: Happened_No_Code_GoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ke halaman pembayaran`)
};

const en_happened_no_code_go = /** @type {(inputs: Happened_No_Code_GoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go to the payment`)
};

/**
* | output |
* | --- |
* | "Go to the payment" |
*
* @param {Happened_No_Code_GoInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const happened_no_code_go = /** @type {((inputs?: Happened_No_Code_GoInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Happened_No_Code_GoInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_happened_no_code_go(inputs)
	return id_happened_no_code_go(inputs)
});