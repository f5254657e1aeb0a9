/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Copy_MailInputs */

const id_contact_copy_mail = /** @type {(inputs: Contact_Copy_MailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Salin alamat e-mail`)
};

const en_contact_copy_mail = /** @type {(inputs: Contact_Copy_MailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copy the e-mail address`)
};

/**
* | output |
* | --- |
* | "Copy the e-mail address" |
*
* @param {Contact_Copy_MailInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const contact_copy_mail = /** @type {((inputs?: Contact_Copy_MailInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Copy_MailInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_contact_copy_mail(inputs)
	return id_contact_copy_mail(inputs)
});