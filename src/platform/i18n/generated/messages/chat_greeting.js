/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Chat_GreetingInputs */

const id_chat_greeting = /** @type {(inputs: Chat_GreetingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Halo, ada yang bisa kami bantu?`)
};

const en_chat_greeting = /** @type {(inputs: Chat_GreetingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hello, how can we help?`)
};

/**
* | output |
* | --- |
* | "Hello, how can we help?" |
*
* @param {Chat_GreetingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const chat_greeting = /** @type {((inputs?: Chat_GreetingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chat_GreetingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_chat_greeting(inputs)
	return id_chat_greeting(inputs)
});