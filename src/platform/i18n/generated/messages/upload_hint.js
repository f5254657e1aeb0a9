/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Upload_HintInputs */

const id_upload_hint = /** @type {(inputs: Upload_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bukti bayar atau tangkapan layar membantu kami memeriksa. Ukurannya diperkecil sebelum dikirim.`)
};

const en_upload_hint = /** @type {(inputs: Upload_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A receipt or a screenshot helps us to check. They are made smaller before they are sent.`)
};

/**
* | output |
* | --- |
* | "A receipt or a screenshot helps us to check. They are made smaller before they are sent." |
*
* @param {Upload_HintInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const upload_hint = /** @type {((inputs?: Upload_HintInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Upload_HintInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_upload_hint(inputs)
	return id_upload_hint(inputs)
});