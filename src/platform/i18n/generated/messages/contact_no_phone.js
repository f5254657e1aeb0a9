/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_No_PhoneInputs */

const id_contact_no_phone = /** @type {(inputs: Contact_No_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saat ini tidak ada nomor telepon. Tulis e-mail saja kepada kami.`)
};

const en_contact_no_phone = /** @type {(inputs: Contact_No_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is no phone number at the moment. Write to us instead.`)
};

/**
* | output |
* | --- |
* | "There is no phone number at the moment. Write to us instead." |
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