/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_ComplaintsInputs */

const id_contact_complaints = /** @type {(inputs: Contact_ComplaintsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tanya atau ajukan keluhan`)
};

const en_contact_complaints = /** @type {(inputs: Contact_ComplaintsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ask or complain`)
};

/**
* | output |
* | --- |
* | "Ask or complain" |
*
* @param {Contact_ComplaintsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const contact_complaints = /** @type {((inputs?: Contact_ComplaintsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_ComplaintsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_contact_complaints(inputs)
	return id_contact_complaints(inputs)
});