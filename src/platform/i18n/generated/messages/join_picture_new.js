/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Picture_NewInputs */

const id_join_picture_new = /** @type {(inputs: Join_Picture_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gambar baru`)
};

const en_join_picture_new = /** @type {(inputs: Join_Picture_NewInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New picture`)
};

/**
* | output |
* | --- |
* | "New picture" |
*
* @param {Join_Picture_NewInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_picture_new = /** @type {((inputs?: Join_Picture_NewInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Picture_NewInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_picture_new(inputs)
	return id_join_picture_new(inputs)
});