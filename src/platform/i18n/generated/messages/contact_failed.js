/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_FailedInputs */

const id_contact_failed = /** @type {(inputs: Contact_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kontak kami belum bisa dimuat. Sementara itu, telepon nomor ini.`)
};

const en_contact_failed = /** @type {(inputs: Contact_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Our contacts could not be loaded. Meanwhile, call this number.`)
};

/**
* | output |
* | --- |
* | "Our contacts could not be loaded. Meanwhile, call this number." |
*
* @param {Contact_FailedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const contact_failed = /** @type {((inputs?: Contact_FailedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_FailedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_contact_failed(inputs)
	return id_contact_failed(inputs)
});