/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Contacts_TextInputs */

const id_privacy_contacts_text = /** @type {(inputs: Privacy_Contacts_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Untuk pertanyaan apa pun tentang data Anda:`)
};

const en_privacy_contacts_text = /** @type {(inputs: Privacy_Contacts_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For any question about your data:`)
};

/**
* | output |
* | --- |
* | "For any question about your data:" |
*
* @param {Privacy_Contacts_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_contacts_text = /** @type {((inputs?: Privacy_Contacts_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Contacts_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_contacts_text(inputs)
	return id_privacy_contacts_text(inputs)
});