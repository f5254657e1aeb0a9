/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Chat_Did_It_HelpInputs */

const id_chat_did_it_help = /** @type {(inputs: Chat_Did_It_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Apakah jawaban ini membantu?`)
};

const en_chat_did_it_help = /** @type {(inputs: Chat_Did_It_HelpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Did this answer help?`)
};

/**
* | output |
* | --- |
* | "Did this answer help?" |
*
* @param {Chat_Did_It_HelpInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const chat_did_it_help = /** @type {((inputs?: Chat_Did_It_HelpInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chat_Did_It_HelpInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_chat_did_it_help(inputs)
	return id_chat_did_it_help(inputs)
});