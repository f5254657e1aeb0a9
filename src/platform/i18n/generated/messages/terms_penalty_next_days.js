/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Penalty_Next_DaysInputs */

const id_terms_penalty_next_days = /** @type {(inputs: Terms_Penalty_Next_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hari 31 sampai 90`)
};

const en_terms_penalty_next_days = /** @type {(inputs: Terms_Penalty_Next_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Days 31 to 90`)
};

/**
* | output |
* | --- |
* | "Days 31 to 90" |
*
* @param {Terms_Penalty_Next_DaysInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_penalty_next_days = /** @type {((inputs?: Terms_Penalty_Next_DaysInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Penalty_Next_DaysInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_penalty_next_days(inputs)
	return id_terms_penalty_next_days(inputs)
});