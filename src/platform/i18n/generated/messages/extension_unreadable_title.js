/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Extension_Unreadable_TitleInputs */

const id_extension_unreadable_title = /** @type {(inputs: Extension_Unreadable_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum bisa dibayar di sini`)
};

const en_extension_unreadable_title = /** @type {(inputs: Extension_Unreadable_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It cannot be paid here yet`)
};

/**
* | output |
* | --- |
* | "It cannot be paid here yet" |
*
* @param {Extension_Unreadable_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const extension_unreadable_title = /** @type {((inputs?: Extension_Unreadable_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Extension_Unreadable_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_extension_unreadable_title(inputs)
	return id_extension_unreadable_title(inputs)
});