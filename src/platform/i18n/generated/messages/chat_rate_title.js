/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Chat_Rate_TitleInputs */

const id_chat_rate_title = /** @type {(inputs: Chat_Rate_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Seberapa puas Anda?`)
};

const en_chat_rate_title = /** @type {(inputs: Chat_Rate_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How satisfied are you?`)
};

/**
* | output |
* | --- |
* | "How satisfied are you?" |
*
* @param {Chat_Rate_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const chat_rate_title = /** @type {((inputs?: Chat_Rate_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chat_Rate_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_chat_rate_title(inputs)
	return id_chat_rate_title(inputs)
});