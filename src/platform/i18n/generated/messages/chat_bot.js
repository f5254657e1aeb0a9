/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Chat_BotInputs */

const id_chat_bot = /** @type {(inputs: Chat_BotInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Asisten:`)
};

const en_chat_bot = /** @type {(inputs: Chat_BotInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Assistant:`)
};

/**
* | output |
* | --- |
* | "Assistant:" |
*
* @param {Chat_BotInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const chat_bot = /** @type {((inputs?: Chat_BotInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chat_BotInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_chat_bot(inputs)
	return id_chat_bot(inputs)
});