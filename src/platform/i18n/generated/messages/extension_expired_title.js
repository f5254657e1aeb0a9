/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Extension_Expired_TitleInputs */

const id_extension_expired_title = /** @type {(inputs: Extension_Expired_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Penawaran ini sudah berakhir`)
};

const en_extension_expired_title = /** @type {(inputs: Extension_Expired_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This offer has ended`)
};

/**
* | output |
* | --- |
* | "This offer has ended" |
*
* @param {Extension_Expired_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const extension_expired_title = /** @type {((inputs?: Extension_Expired_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Extension_Expired_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_extension_expired_title(inputs)
	return id_extension_expired_title(inputs)
});