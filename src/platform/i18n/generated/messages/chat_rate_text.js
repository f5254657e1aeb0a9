/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Chat_Rate_TextInputs */

const id_chat_rate_text = /** @type {(inputs: Chat_Rate_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Beri bintang untuk jawaban tadi.`)
};

const en_chat_rate_text = /** @type {(inputs: Chat_Rate_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Give the answer some stars.`)
};

/**
* | output |
* | --- |
* | "Give the answer some stars." |
*
* @param {Chat_Rate_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const chat_rate_text = /** @type {((inputs?: Chat_Rate_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chat_Rate_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_chat_rate_text(inputs)
	return id_chat_rate_text(inputs)
});