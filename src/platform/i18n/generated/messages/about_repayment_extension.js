/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} About_Repayment_ExtensionInputs */

const id_about_repayment_extension = /** @type {(inputs: About_Repayment_ExtensionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kalau pinjaman Anda bisa diperpanjang, aplikasi menunjukkan biayanya sebelum Anda membayar. Jatuh temponya lalu mundur.`)
};

const en_about_repayment_extension = /** @type {(inputs: About_Repayment_ExtensionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where your loan can be extended, the app shows the fee before you pay it. The due date then moves to a later day.`)
};

/**
* | output |
* | --- |
* | "Where your loan can be extended, the app shows the fee before you pay it. The due date then moves to a later day." |
*
* @param {About_Repayment_ExtensionInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const about_repayment_extension = /** @type {((inputs?: About_Repayment_ExtensionInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<About_Repayment_ExtensionInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_about_repayment_extension(inputs)
	return id_about_repayment_extension(inputs)
});