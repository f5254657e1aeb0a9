/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Again_Go_OnInputs */

const id_again_go_on = /** @type {(inputs: Again_Go_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih cara bayar lagi`)
};

const en_again_go_on = /** @type {(inputs: Again_Go_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose how to pay again`)
};

/**
* | output |
* | --- |
* | "Choose how to pay again" |
*
* @param {Again_Go_OnInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const again_go_on = /** @type {((inputs?: Again_Go_OnInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Again_Go_OnInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_again_go_on(inputs)
	return id_again_go_on(inputs)
});