/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Repayment_DateInputs */

const id_repayment_date = /** @type {(inputs: Repayment_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tanggal pembayaran`)
};

const en_repayment_date = /** @type {(inputs: Repayment_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Repayment date`)
};

/**
* | output |
* | --- |
* | "Repayment date" |
*
* @param {Repayment_DateInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const repayment_date = /** @type {((inputs?: Repayment_DateInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Repayment_DateInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_repayment_date(inputs)
	return id_repayment_date(inputs)
});