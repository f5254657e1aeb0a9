/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Claim_HoursInputs */

const id_join_claim_hours = /** @type {(inputs: Join_Claim_HoursInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cair dalam 2 jam`)
};

const en_join_claim_hours = /** @type {(inputs: Join_Claim_HoursInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loans within 2 hours`)
};

/**
* | output |
* | --- |
* | "Loans within 2 hours" |
*
* @param {Join_Claim_HoursInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_claim_hours = /** @type {((inputs?: Join_Claim_HoursInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Claim_HoursInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_claim_hours(inputs)
	return id_join_claim_hours(inputs)
});