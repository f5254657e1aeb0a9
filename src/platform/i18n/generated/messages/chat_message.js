/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Chat_MessageInputs */

const id_chat_message = /** @type {(inputs: Chat_MessageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tulis pertanyaan Anda`)
};

const en_chat_message = /** @type {(inputs: Chat_MessageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Write your question`)
};

/**
* | output |
* | --- |
* | "Write your question" |
*
* @param {Chat_MessageInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const chat_message = /** @type {((inputs?: Chat_MessageInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chat_MessageInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_chat_message(inputs)
	return id_chat_message(inputs)
});