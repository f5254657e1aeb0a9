/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_FormInputs */

const id_join_form = /** @type {(inputs: Join_FormInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pendaftaran`)
};

const en_join_form = /** @type {(inputs: Join_FormInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Registration`)
};

/**
* | output |
* | --- |
* | "Registration" |
*
* @param {Join_FormInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_form = /** @type {((inputs?: Join_FormInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_FormInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_form(inputs)
	return id_join_form(inputs)
});