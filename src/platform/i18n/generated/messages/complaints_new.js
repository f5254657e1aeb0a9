/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaints_NewInputs */

const id_complaints_new = /** @type {(inputs: Complaints_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajukan keluhan baru`)
};

const en_complaints_new = /** @type {(inputs: Complaints_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New complaint`)
};

/**
* | output |
* | --- |
* | "New complaint" |
*
* @param {Complaints_NewInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaints_new = /** @type {((inputs?: Complaints_NewInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaints_NewInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaints_new(inputs)
	return id_complaints_new(inputs)
});