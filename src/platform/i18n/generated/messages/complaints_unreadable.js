/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaints_UnreadableInputs */

const id_complaints_unreadable = /** @type {(inputs: Complaints_UnreadableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Buka untuk membaca selengkapnya.`)
};

const en_complaints_unreadable = /** @type {(inputs: Complaints_UnreadableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open it to read more.`)
};

/**
* | output |
* | --- |
* | "Open it to read more." |
*
* @param {Complaints_UnreadableInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaints_unreadable = /** @type {((inputs?: Complaints_UnreadableInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaints_UnreadableInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaints_unreadable(inputs)
	return id_complaints_unreadable(inputs)
});