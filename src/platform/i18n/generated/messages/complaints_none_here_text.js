/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaints_None_Here_TextInputs */

const id_complaints_none_here_text = /** @type {(inputs: Complaints_None_Here_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lihat keluhan Anda di daftar yang lain.`)
};

const en_complaints_none_here_text = /** @type {(inputs: Complaints_None_Here_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Look at the other lists for your complaints.`)
};

/**
* | output |
* | --- |
* | "Look at the other lists for your complaints." |
*
* @param {Complaints_None_Here_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaints_none_here_text = /** @type {((inputs?: Complaints_None_Here_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaints_None_Here_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaints_none_here_text(inputs)
	return id_complaints_none_here_text(inputs)
});