/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Again_ShowInputs */

const id_again_show = /** @type {(inputs: Again_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tetap tampilkan nomornya`)
};

const en_again_show = /** @type {(inputs: Again_ShowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Show the number again`)
};

/**
* | output |
* | --- |
* | "Show the number again" |
*
* @param {Again_ShowInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const again_show = /** @type {((inputs?: Again_ShowInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Again_ShowInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_again_show(inputs)
	return id_again_show(inputs)
});