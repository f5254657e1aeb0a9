/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Chat_LogInputs */

const id_chat_log = /** @type {(inputs: Chat_LogInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Percakapan`)
};

const en_chat_log = /** @type {(inputs: Chat_LogInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Conversation`)
};

/**
* | output |
* | --- |
* | "Conversation" |
*
* @param {Chat_LogInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const chat_log = /** @type {((inputs?: Chat_LogInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chat_LogInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_chat_log(inputs)
	return id_chat_log(inputs)
});