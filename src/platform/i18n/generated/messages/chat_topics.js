/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Chat_TopicsInputs */

const id_chat_topics = /** @type {(inputs: Chat_TopicsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Topik`)
};

const en_chat_topics = /** @type {(inputs: Chat_TopicsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Topics`)
};

/**
* | output |
* | --- |
* | "Topics" |
*
* @param {Chat_TopicsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const chat_topics = /** @type {((inputs?: Chat_TopicsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chat_TopicsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_chat_topics(inputs)
	return id_chat_topics(inputs)
});