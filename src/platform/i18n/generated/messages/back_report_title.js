/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Back_Report_TitleInputs */

const id_back_report_title = /** @type {(inputs: Back_Report_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ternyata belum membayar?`)
};

const en_back_report_title = /** @type {(inputs: Back_Report_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not paid after all?`)
};

/**
* | output |
* | --- |
* | "Not paid after all?" |
*
* @param {Back_Report_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const back_report_title = /** @type {((inputs?: Back_Report_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Back_Report_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_back_report_title(inputs)
	return id_back_report_title(inputs)
});