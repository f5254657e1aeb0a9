/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Loading_TitleInputs */

const id_loading_title = /** @type {(inputs: Loading_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Memuat`)
};

const en_loading_title = /** @type {(inputs: Loading_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Loading`)
};

/**
* | output |
* | --- |
* | "Loading" |
*
* @param {Loading_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const loading_title = /** @type {((inputs?: Loading_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Loading_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_loading_title(inputs)
	return id_loading_title(inputs)
});