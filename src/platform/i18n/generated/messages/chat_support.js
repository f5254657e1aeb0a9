/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Chat_SupportInputs */

const id_chat_support = /** @type {(inputs: Chat_SupportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hubungi CS`)
};

const en_chat_support = /** @type {(inputs: Chat_SupportInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Contact support`)
};

/**
* | output |
* | --- |
* | "Contact support" |
*
* @param {Chat_SupportInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const chat_support = /** @type {((inputs?: Chat_SupportInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chat_SupportInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_chat_support(inputs)
	return id_chat_support(inputs)
});