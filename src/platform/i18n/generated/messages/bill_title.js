/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bill_TitleInputs */

const id_bill_title = /** @type {(inputs: Bill_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Detail Tagihan`)
};

const en_bill_title = /** @type {(inputs: Bill_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bill details`)
};

/**
* | output |
* | --- |
* | "Bill details" |
*
* @param {Bill_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bill_title = /** @type {((inputs?: Bill_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bill_title(inputs)
	return id_bill_title(inputs)
});