/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Extension_Expired_ReasonInputs */

const id_extension_expired_reason = /** @type {(inputs: Extension_Expired_ReasonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Penawaran perpanjangan sudah berakhir.`)
};

const en_extension_expired_reason = /** @type {(inputs: Extension_Expired_ReasonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The offer of an extension has ended.`)
};

/**
* | output |
* | --- |
* | "The offer of an extension has ended." |
*
* @param {Extension_Expired_ReasonInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const extension_expired_reason = /** @type {((inputs?: Extension_Expired_ReasonInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Extension_Expired_ReasonInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_extension_expired_reason(inputs)
	return id_extension_expired_reason(inputs)
});