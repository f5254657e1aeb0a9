/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_ComplainInputs */

const id_contact_complain = /** @type {(inputs: Contact_ComplainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajukan keluhan baru`)
};

const en_contact_complain = /** @type {(inputs: Contact_ComplainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New complaint`)
};

/**
* | output |
* | --- |
* | "New complaint" |
*
* @param {Contact_ComplainInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const contact_complain = /** @type {((inputs?: Contact_ComplainInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_ComplainInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_contact_complain(inputs)
	return id_contact_complain(inputs)
});