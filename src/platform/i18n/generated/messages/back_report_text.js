/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Back_Report_TextInputs */

const id_back_report_text = /** @type {(inputs: Back_Report_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kalau begitu pembayaran ini tidak ditunggu lagi, dan Anda bisa membayar seperti biasa.`)
};

const en_back_report_text = /** @type {(inputs: Back_Report_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Then this payment is not expected any more, and you can pay as before.`)
};

/**
* | output |
* | --- |
* | "Then this payment is not expected any more, and you can pay as before." |
*
* @param {Back_Report_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const back_report_text = /** @type {((inputs?: Back_Report_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Back_Report_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_back_report_text(inputs)
	return id_back_report_text(inputs)
});