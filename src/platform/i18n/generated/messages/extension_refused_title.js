/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Extension_Refused_TitleInputs */

const id_extension_refused_title = /** @type {(inputs: Extension_Refused_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Perpanjangan tidak tersedia`)
};

const en_extension_refused_title = /** @type {(inputs: Extension_Refused_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No extension is offered`)
};

/**
* | output |
* | --- |
* | "No extension is offered" |
*
* @param {Extension_Refused_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const extension_refused_title = /** @type {((inputs?: Extension_Refused_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Extension_Refused_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_extension_refused_title(inputs)
	return id_extension_refused_title(inputs)
});