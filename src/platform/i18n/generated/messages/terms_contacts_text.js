/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ host: NonNullable<unknown>, email: NonNullable<unknown>, phone: NonNullable<unknown> }} Terms_Contacts_TextInputs */

const id_terms_contacts_text = /** @type {(inputs: Terms_Contacts_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Untuk pertanyaan tentang ketentuan ini atau pinjaman Anda, hubungi ${i?.host} di ${i?.email} dan ${i?.phone}.`)
};

const en_terms_contacts_text = /** @type {(inputs: Terms_Contacts_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`For questions about these terms or about your loan, you reach ${i?.host} at ${i?.email} and ${i?.phone}.`)
};

/**
* | output |
* | --- |
* | "For questions about these terms or about your loan, you reach {host} at {email} and {phone}." |
*
* @param {Terms_Contacts_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const terms_contacts_text = /** @type {((inputs: Terms_Contacts_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Terms_Contacts_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_terms_contacts_text(inputs)
	return id_terms_contacts_text(inputs)
});