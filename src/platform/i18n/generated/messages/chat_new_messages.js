/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Chat_New_MessagesInputs */

const id_chat_new_messages = /** @type {(inputs: Chat_New_MessagesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pesan baru`)
};

const en_chat_new_messages = /** @type {(inputs: Chat_New_MessagesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New messages`)
};

/**
* | output |
* | --- |
* | "New messages" |
*
* @param {Chat_New_MessagesInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const chat_new_messages = /** @type {((inputs?: Chat_New_MessagesInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chat_New_MessagesInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_chat_new_messages(inputs)
	return id_chat_new_messages(inputs)
});