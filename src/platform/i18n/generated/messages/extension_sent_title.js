/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Extension_Sent_TitleInputs */

const id_extension_sent_title = /** @type {(inputs: Extension_Sent_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Biaya sudah dikirim atau dilaporkan`)
};

const en_extension_sent_title = /** @type {(inputs: Extension_Sent_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fee sent or reported`)
};

/**
* | output |
* | --- |
* | "Fee sent or reported" |
*
* @param {Extension_Sent_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const extension_sent_title = /** @type {((inputs?: Extension_Sent_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Extension_Sent_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_extension_sent_title(inputs)
	return id_extension_sent_title(inputs)
});