/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Contact_SafetyInputs */

const id_contact_safety = /** @type {(inputs: Contact_SafetyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jangan beri tahu PIN, kata sandi, atau kode SMS Anda kepada siapa pun, termasuk kepada kami.`)
};

const en_contact_safety = /** @type {(inputs: Contact_SafetyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Never tell anybody your PIN, password or SMS codes, not even us.`)
};

/**
* | output |
* | --- |
* | "Never tell anybody your PIN, password or SMS codes, not even us." |
*
* @param {Contact_SafetyInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const contact_safety = /** @type {((inputs?: Contact_SafetyInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Contact_SafetyInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_contact_safety(inputs)
	return id_contact_safety(inputs)
});