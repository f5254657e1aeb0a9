/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Penalty_DaysInputs */

const id_terms_penalty_days = /** @type {(inputs: Terms_Penalty_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Terlambat`)
};

const en_terms_penalty_days = /** @type {(inputs: Terms_Penalty_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delay`)
};

/**
* | output |
* | --- |
* | "Delay" |
*
* @param {Terms_Penalty_DaysInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_penalty_days = /** @type {((inputs?: Terms_Penalty_DaysInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Penalty_DaysInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_penalty_days(inputs)
	return id_terms_penalty_days(inputs)
});