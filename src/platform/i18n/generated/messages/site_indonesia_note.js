/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_Indonesia_NoteInputs */

const id_site_indonesia_note = /** @type {(inputs: Site_Indonesia_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cicilan dan tanggalnya tertulis di perjanjian Anda.`)
};

const en_site_indonesia_note = /** @type {(inputs: Site_Indonesia_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Instalments and dates are written in your agreement.`)
};

/**
* | output |
* | --- |
* | "Instalments and dates are written in your agreement." |
*
* @param {Site_Indonesia_NoteInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_indonesia_note = /** @type {((inputs?: Site_Indonesia_NoteInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_Indonesia_NoteInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_indonesia_note(inputs)
	return id_site_indonesia_note(inputs)
});