/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaints_None_TextInputs */

const id_complaints_none_text = /** @type {(inputs: Complaints_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kalau ada masalah, sampaikan kepada kami. Keluhan Anda dan jawaban kami akan tampil di sini.`)
};

const en_complaints_none_text = /** @type {(inputs: Complaints_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If something is wrong, tell us. You find your complaints and our answers here.`)
};

/**
* | output |
* | --- |
* | "If something is wrong, tell us. You find your complaints and our answers here." |
*
* @param {Complaints_None_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaints_none_text = /** @type {((inputs?: Complaints_None_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaints_None_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaints_none_text(inputs)
	return id_complaints_none_text(inputs)
});