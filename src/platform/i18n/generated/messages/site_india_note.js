/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_India_NoteInputs */

const id_site_india_note = /** @type {(inputs: Site_India_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Untuk gaji mulai dari ₹12,000.`)
};

const en_site_india_note = /** @type {(inputs: Site_India_NoteInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For a salary of ₹12,000 and above.`)
};

/**
* | output |
* | --- |
* | "For a salary of ₹12,000 and above." |
*
* @param {Site_India_NoteInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_india_note = /** @type {((inputs?: Site_India_NoteInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_India_NoteInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_india_note(inputs)
	return id_site_india_note(inputs)
});