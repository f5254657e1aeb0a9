/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaints_None_Waiting_TextInputs */

const id_complaints_none_waiting_text = /** @type {(inputs: Complaints_None_Waiting_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Semua keluhan Anda sudah dijawab.`)
};

const en_complaints_none_waiting_text = /** @type {(inputs: Complaints_None_Waiting_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All your complaints have been answered.`)
};

/**
* | output |
* | --- |
* | "All your complaints have been answered." |
*
* @param {Complaints_None_Waiting_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaints_none_waiting_text = /** @type {((inputs?: Complaints_None_Waiting_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaints_None_Waiting_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaints_none_waiting_text(inputs)
	return id_complaints_none_waiting_text(inputs)
});