/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Picture_FailedInputs */

const id_join_picture_failed = /** @type {(inputs: Join_Picture_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Gambar tidak muncul`)
};

const en_join_picture_failed = /** @type {(inputs: Join_Picture_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No picture`)
};

/**
* | output |
* | --- |
* | "No picture" |
*
* @param {Join_Picture_FailedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_picture_failed = /** @type {((inputs?: Join_Picture_FailedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Picture_FailedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_picture_failed(inputs)
	return id_join_picture_failed(inputs)
});