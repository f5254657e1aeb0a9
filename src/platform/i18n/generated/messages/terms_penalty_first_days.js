/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Penalty_First_DaysInputs */

const id_terms_penalty_first_days = /** @type {(inputs: Terms_Penalty_First_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hari 1 sampai 30`)
};

const en_terms_penalty_first_days = /** @type {(inputs: Terms_Penalty_First_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Days 1 to 30`)
};

/**
* | output |
* | --- |
* | "Days 1 to 30" |
*
* @param {Terms_Penalty_First_DaysInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_penalty_first_days = /** @type {((inputs?: Terms_Penalty_First_DaysInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Penalty_First_DaysInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_penalty_first_days(inputs)
	return id_terms_penalty_first_days(inputs)
});