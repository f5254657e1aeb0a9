/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loading_TextInputs */

const id_loading_text = /** @type {(inputs: Loading_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sedang memuat, tunggu sebentar.`)
};

const en_loading_text = /** @type {(inputs: Loading_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading, one moment.`)
};

/**
* | output |
* | --- |
* | "Loading, one moment." |
*
* @param {Loading_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const loading_text = /** @type {((inputs?: Loading_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loading_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_loading_text(inputs)
	return id_loading_text(inputs)
});