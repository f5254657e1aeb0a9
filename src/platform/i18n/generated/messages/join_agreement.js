/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_AgreementInputs */

const id_join_agreement = /** @type {(inputs: Join_AgreementInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perjanjian pendaftaran`)
};

const en_join_agreement = /** @type {(inputs: Join_AgreementInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Registration agreement`)
};

/**
* | output |
* | --- |
* | "Registration agreement" |
*
* @param {Join_AgreementInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_agreement = /** @type {((inputs?: Join_AgreementInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_AgreementInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_agreement(inputs)
	return id_join_agreement(inputs)
});