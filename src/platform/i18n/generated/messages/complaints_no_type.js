/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaints_No_TypeInputs */

const id_complaints_no_type = /** @type {(inputs: Complaints_No_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keluhan`)
};

const en_complaints_no_type = /** @type {(inputs: Complaints_No_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Complaint`)
};

/**
* | output |
* | --- |
* | "Complaint" |
*
* @param {Complaints_No_TypeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaints_no_type = /** @type {((inputs?: Complaints_No_TypeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaints_No_TypeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaints_no_type(inputs)
	return id_complaints_no_type(inputs)
});