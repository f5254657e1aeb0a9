/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_TextInputs */

const id_contact_text = /** @type {(inputs: Contact_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Telepon atau tulis kepada kami soal pinjaman, pembayaran, atau keluhan Anda.`)
};

const en_contact_text = /** @type {(inputs: Contact_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Call or write to us about your loan, a payment or a complaint.`)
};

/**
* | output |
* | --- |
* | "Call or write to us about your loan, a payment or a complaint." |
*
* @param {Contact_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const contact_text = /** @type {((inputs?: Contact_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_contact_text(inputs)
	return id_contact_text(inputs)
});