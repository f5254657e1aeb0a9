/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Agreements_ReasonInputs */

const id_confirm_agreements_reason = /** @type {(inputs: Confirm_Agreements_ReasonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perjanjiannya belum dimuat.`)
};

const en_confirm_agreements_reason = /** @type {(inputs: Confirm_Agreements_ReasonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The agreements are not loaded yet.`)
};

/**
* | output |
* | --- |
* | "The agreements are not loaded yet." |
*
* @param {Confirm_Agreements_ReasonInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_agreements_reason = /** @type {((inputs?: Confirm_Agreements_ReasonInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Agreements_ReasonInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_agreements_reason(inputs)
	return id_confirm_agreements_reason(inputs)
});