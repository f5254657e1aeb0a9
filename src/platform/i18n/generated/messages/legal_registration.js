/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Legal_RegistrationInputs */

const id_legal_registration = /** @type {(inputs: Legal_RegistrationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nomor registrasi`)
};

const en_legal_registration = /** @type {(inputs: Legal_RegistrationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Registration`)
};

/**
* | output |
* | --- |
* | "Registration" |
*
* @param {Legal_RegistrationInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const legal_registration = /** @type {((inputs?: Legal_RegistrationInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Legal_RegistrationInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_legal_registration(inputs)
	return id_legal_registration(inputs)
});