/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Terms_Penalty_Last_DaysInputs */

const id_terms_penalty_last_days = /** @type {(inputs: Terms_Penalty_Last_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mulai hari 91`)
};

const en_terms_penalty_last_days = /** @type {(inputs: Terms_Penalty_Last_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`From day 91`)
};

/**
* | output |
* | --- |
* | "From day 91" |
*
* @param {Terms_Penalty_Last_DaysInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_penalty_last_days = /** @type {((inputs?: Terms_Penalty_Last_DaysInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Penalty_Last_DaysInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_penalty_last_days(inputs)
	return id_terms_penalty_last_days(inputs)
});