/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Repayment_TextInputs */

const id_about_repayment_text = /** @type {(inputs: About_Repayment_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda membayar lewat aplikasi, dan punya pilihan:`)
};

const en_about_repayment_text = /** @type {(inputs: About_Repayment_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You repay in the app, and you have choices:`)
};

/**
* | output |
* | --- |
* | "You repay in the app, and you have choices:" |
*
* @param {About_Repayment_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_repayment_text = /** @type {((inputs?: About_Repayment_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Repayment_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_repayment_text(inputs)
	return id_about_repayment_text(inputs)
});