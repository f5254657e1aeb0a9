/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Copy_PhoneInputs */

const id_contact_copy_phone = /** @type {(inputs: Contact_Copy_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Salin nomor telepon`)
};

const en_contact_copy_phone = /** @type {(inputs: Contact_Copy_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copy the phone number`)
};

/**
* | output |
* | --- |
* | "Copy the phone number" |
*
* @param {Contact_Copy_PhoneInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const contact_copy_phone = /** @type {((inputs?: Contact_Copy_PhoneInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Copy_PhoneInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_contact_copy_phone(inputs)
	return id_contact_copy_phone(inputs)
});