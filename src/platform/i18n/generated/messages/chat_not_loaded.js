/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Chat_Not_LoadedInputs */

const id_chat_not_loaded = /** @type {(inputs: Chat_Not_LoadedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jawabannya belum sampai.`)
};

const en_chat_not_loaded = /** @type {(inputs: Chat_Not_LoadedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The answer did not arrive.`)
};

/**
* | output |
* | --- |
* | "The answer did not arrive." |
*
* @param {Chat_Not_LoadedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const chat_not_loaded = /** @type {((inputs?: Chat_Not_LoadedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chat_Not_LoadedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_chat_not_loaded(inputs)
	return id_chat_not_loaded(inputs)
});