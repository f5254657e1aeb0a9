/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Complaints_NumberInputs */

const id_complaints_number = /** @type {(inputs: Complaints_NumberInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No. ${i?.number}`)
};

const en_complaints_number = /** @type {(inputs: Complaints_NumberInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No. ${i?.number}`)
};

/**
* | output |
* | --- |
* | "No. {number}" |
*
* @param {Complaints_NumberInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaints_number = /** @type {((inputs: Complaints_NumberInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaints_NumberInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaints_number(inputs)
	return id_complaints_number(inputs)
});