/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} My_ComplaintsInputs */

const id_my_complaints = /** @type {(inputs: My_ComplaintsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keluhan saya`)
};

const en_my_complaints = /** @type {(inputs: My_ComplaintsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`My complaints`)
};

/**
* | output |
* | --- |
* | "My complaints" |
*
* @param {My_ComplaintsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const my_complaints = /** @type {((inputs?: My_ComplaintsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<My_ComplaintsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_my_complaints(inputs)
	return id_my_complaints(inputs)
});