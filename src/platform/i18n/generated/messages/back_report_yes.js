/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Back_Report_YesInputs */

const id_back_report_yes = /** @type {(inputs: Back_Report_YesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ya, saya belum membayar`)
};

const en_back_report_yes = /** @type {(inputs: Back_Report_YesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yes, I have not paid`)
};

/**
* | output |
* | --- |
* | "Yes, I have not paid" |
*
* @param {Back_Report_YesInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const back_report_yes = /** @type {((inputs?: Back_Report_YesInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Back_Report_YesInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_back_report_yes(inputs)
	return id_back_report_yes(inputs)
});