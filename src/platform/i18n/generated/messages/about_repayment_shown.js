/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Repayment_ShownInputs */

const id_about_repayment_shown = /** @type {(inputs: About_Repayment_ShownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Setelah pembayaran dibukukan, pinjaman Anda menunjukkan sisanya.`)
};

const en_about_repayment_shown = /** @type {(inputs: About_Repayment_ShownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your loan shows what is left, once a payment is booked.`)
};

/**
* | output |
* | --- |
* | "Your loan shows what is left, once a payment is booked." |
*
* @param {About_Repayment_ShownInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_repayment_shown = /** @type {((inputs?: About_Repayment_ShownInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Repayment_ShownInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_repayment_shown(inputs)
	return id_about_repayment_shown(inputs)
});