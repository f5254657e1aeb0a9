/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ email: NonNullable<unknown>, phone: NonNullable<unknown> }} Join_Terms_Contact_TextInputs */

const id_join_terms_contact_text = /** @type {(inputs: Join_Terms_Contact_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tulis ke ${i?.email}, atau telepon ${i?.phone}.`)
};

const en_join_terms_contact_text = /** @type {(inputs: Join_Terms_Contact_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Write to ${i?.email}, or call ${i?.phone}.`)
};

/**
* | output |
* | --- |
* | "Write to {email}, or call {phone}." |
*
* @param {Join_Terms_Contact_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_terms_contact_text = /** @type {((inputs: Join_Terms_Contact_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Terms_Contact_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_terms_contact_text(inputs)
	return id_join_terms_contact_text(inputs)
});