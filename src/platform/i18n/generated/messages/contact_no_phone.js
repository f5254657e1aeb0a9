/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_No_PhoneInputs */

const id_contact_no_phone = /** @type {(inputs: Contact_No_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Telepon sedang tidak dilayani. Silakan tulis kepada kami.`)
};

const en_contact_no_phone = /** @type {(inputs: Contact_No_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nobody can take calls right now. Please write to us.`)
};

/**
* | output |
* | --- |
* | "Nobody can take calls right now. Please write to us." |
*
* @param {Contact_No_PhoneInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const contact_no_phone = /** @type {((inputs?: Contact_No_PhoneInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_No_PhoneInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_contact_no_phone(inputs)
	return id_contact_no_phone(inputs)
});