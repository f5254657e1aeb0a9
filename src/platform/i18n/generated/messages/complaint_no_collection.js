/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaint_No_CollectionInputs */

const id_complaint_no_collection = /** @type {(inputs: Complaint_No_CollectionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman yang dipilih tidak menerima keluhan tentang penagihan`)
};

const en_complaint_no_collection = /** @type {(inputs: Complaint_No_CollectionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The selected order does not support sending collection types`)
};

/**
* | output |
* | --- |
* | "The selected order does not support sending collection types" |
*
* @param {Complaint_No_CollectionInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaint_no_collection = /** @type {((inputs?: Complaint_No_CollectionInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaint_No_CollectionInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaint_no_collection(inputs)
	return id_complaint_no_collection(inputs)
});