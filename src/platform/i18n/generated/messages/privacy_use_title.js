/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Use_TitleInputs */

const id_privacy_use_title = /** @type {(inputs: Privacy_Use_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Penggunaan informasi`)
};

const en_privacy_use_title = /** @type {(inputs: Privacy_Use_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Use of information`)
};

/**
* | output |
* | --- |
* | "Use of information" |
*
* @param {Privacy_Use_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_use_title = /** @type {((inputs?: Privacy_Use_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Use_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_use_title(inputs)
	return id_privacy_use_title(inputs)
});