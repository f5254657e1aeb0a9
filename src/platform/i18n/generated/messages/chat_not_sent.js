/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Chat_Not_SentInputs */

const id_chat_not_sent = /** @type {(inputs: Chat_Not_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pesan ini mungkin belum terkirim.`)
};

const en_chat_not_sent = /** @type {(inputs: Chat_Not_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This message may not have been sent.`)
};

/**
* | output |
* | --- |
* | "This message may not have been sent." |
*
* @param {Chat_Not_SentInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const chat_not_sent = /** @type {((inputs?: Chat_Not_SentInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chat_Not_SentInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_chat_not_sent(inputs)
	return id_chat_not_sent(inputs)
});