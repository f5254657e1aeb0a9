/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Thanks_TextInputs */

const id_thanks_text = /** @type {(inputs: Thanks_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ada kendala dengan pinjaman ini? Hubungi layanan pelanggan kami.`)
};

const en_thanks_text = /** @type {(inputs: Thanks_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Is something wrong with this loan? Please talk to our customer service.`)
};

/**
* | output |
* | --- |
* | "Is something wrong with this loan? Please talk to our customer service." |
*
* @param {Thanks_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const thanks_text = /** @type {((inputs?: Thanks_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Thanks_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_thanks_text(inputs)
	return id_thanks_text(inputs)
});