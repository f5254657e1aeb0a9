/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Chat_YouInputs */

const id_chat_you = /** @type {(inputs: Chat_YouInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda:`)
};

const en_chat_you = /** @type {(inputs: Chat_YouInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You:`)
};

/**
* | output |
* | --- |
* | "You:" |
*
* @param {Chat_YouInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const chat_you = /** @type {((inputs?: Chat_YouInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chat_YouInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_chat_you(inputs)
	return id_chat_you(inputs)
});