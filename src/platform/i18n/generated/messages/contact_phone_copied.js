/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Phone_CopiedInputs */

const id_contact_phone_copied = /** @type {(inputs: Contact_Phone_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nomor telepon disalin`)
};

const en_contact_phone_copied = /** @type {(inputs: Contact_Phone_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Phone number copied`)
};

/**
* | output |
* | --- |
* | "Phone number copied" |
*
* @param {Contact_Phone_CopiedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const contact_phone_copied = /** @type {((inputs?: Contact_Phone_CopiedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Phone_CopiedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_contact_phone_copied(inputs)
	return id_contact_phone_copied(inputs)
});