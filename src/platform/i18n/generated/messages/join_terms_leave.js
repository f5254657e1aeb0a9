/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Terms_LeaveInputs */

const id_join_terms_leave = /** @type {(inputs: Join_Terms_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`6. Berhenti`)
};

const en_join_terms_leave = /** @type {(inputs: Join_Terms_LeaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`6. Leaving`)
};

/**
* | output |
* | --- |
* | "6. Leaving" |
*
* @param {Join_Terms_LeaveInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_terms_leave = /** @type {((inputs?: Join_Terms_LeaveInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Terms_LeaveInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_terms_leave(inputs)
	return id_join_terms_leave(inputs)
});