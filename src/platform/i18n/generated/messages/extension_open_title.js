/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Extension_Open_TitleInputs */

const id_extension_open_title = /** @type {(inputs: Extension_Open_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jatuh tempo bisa diundur`)
};

const en_extension_open_title = /** @type {(inputs: Extension_Open_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can pay the loan later`)
};

/**
* | output |
* | --- |
* | "You can pay the loan later" |
*
* @param {Extension_Open_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const extension_open_title = /** @type {((inputs?: Extension_Open_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Extension_Open_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_extension_open_title(inputs)
	return id_extension_open_title(inputs)
});