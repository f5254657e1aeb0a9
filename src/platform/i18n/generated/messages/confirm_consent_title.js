/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Consent_TitleInputs */

const id_confirm_consent_title = /** @type {(inputs: Confirm_Consent_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Persetujuan`)
};

const en_confirm_consent_title = /** @type {(inputs: Confirm_Consent_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your consent`)
};

/**
* | output |
* | --- |
* | "Your consent" |
*
* @param {Confirm_Consent_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_consent_title = /** @type {((inputs?: Confirm_Consent_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Consent_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_consent_title(inputs)
	return id_confirm_consent_title(inputs)
});