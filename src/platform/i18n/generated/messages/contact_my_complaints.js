/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_My_ComplaintsInputs */

const id_contact_my_complaints = /** @type {(inputs: Contact_My_ComplaintsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keluhan saya`)
};

const en_contact_my_complaints = /** @type {(inputs: Contact_My_ComplaintsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`My complaints`)
};

/**
* | output |
* | --- |
* | "My complaints" |
*
* @param {Contact_My_ComplaintsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const contact_my_complaints = /** @type {((inputs?: Contact_My_ComplaintsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_My_ComplaintsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_contact_my_complaints(inputs)
	return id_contact_my_complaints(inputs)
});