/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Missing_Details_TitleInputs */

const id_missing_details_title = /** @type {(inputs: Missing_Details_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Data belum lengkap`)
};

const en_missing_details_title = /** @type {(inputs: Missing_Details_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Details are missing`)
};

/**
* | output |
* | --- |
* | "Details are missing" |
*
* @param {Missing_Details_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const missing_details_title = /** @type {((inputs?: Missing_Details_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Missing_Details_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_missing_details_title(inputs)
	return id_missing_details_title(inputs)
});