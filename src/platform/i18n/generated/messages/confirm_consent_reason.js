/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Consent_ReasonInputs */

const id_confirm_consent_reason = /** @type {(inputs: Confirm_Consent_ReasonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Centang persetujuan di atas dulu untuk mengajukan.`)
};

const en_confirm_consent_reason = /** @type {(inputs: Confirm_Consent_ReasonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tick your consent above first, then you can apply.`)
};

/**
* | output |
* | --- |
* | "Tick your consent above first, then you can apply." |
*
* @param {Confirm_Consent_ReasonInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_consent_reason = /** @type {((inputs?: Confirm_Consent_ReasonInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Consent_ReasonInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_consent_reason(inputs)
	return id_confirm_consent_reason(inputs)
});