/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_Mail_CopiedInputs */

const id_contact_mail_copied = /** @type {(inputs: Contact_Mail_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alamat e-mail disalin`)
};

const en_contact_mail_copied = /** @type {(inputs: Contact_Mail_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`E-mail address copied`)
};

/**
* | output |
* | --- |
* | "E-mail address copied" |
*
* @param {Contact_Mail_CopiedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const contact_mail_copied = /** @type {((inputs?: Contact_Mail_CopiedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_Mail_CopiedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_contact_mail_copied(inputs)
	return id_contact_mail_copied(inputs)
});