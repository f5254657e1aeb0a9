/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Terms_WhoInputs */

const id_join_terms_who = /** @type {(inputs: Join_Terms_WhoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`2. Siapa yang boleh mendaftar`)
};

const en_join_terms_who = /** @type {(inputs: Join_Terms_WhoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`2. Who may register`)
};

/**
* | output |
* | --- |
* | "2. Who may register" |
*
* @param {Join_Terms_WhoInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_terms_who = /** @type {((inputs?: Join_Terms_WhoInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Terms_WhoInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_terms_who(inputs)
	return id_join_terms_who(inputs)
});