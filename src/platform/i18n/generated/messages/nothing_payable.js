/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Nothing_PayableInputs */

const id_nothing_payable = /** @type {(inputs: Nothing_PayableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum ada cicilan yang bisa dibayar di sini.`)
};

const en_nothing_payable = /** @type {(inputs: Nothing_PayableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No instalment can be paid here right now.`)
};

/**
* | output |
* | --- |
* | "No instalment can be paid here right now." |
*
* @param {Nothing_PayableInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const nothing_payable = /** @type {((inputs?: Nothing_PayableInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Nothing_PayableInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_nothing_payable(inputs)
	return id_nothing_payable(inputs)
});