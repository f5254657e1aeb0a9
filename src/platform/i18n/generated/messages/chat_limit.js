/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Chat_LimitInputs */

const id_chat_limit = /** @type {(inputs: Chat_LimitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Paling banyak ${i?.count} karakter.`)
};

const en_chat_limit = /** @type {(inputs: Chat_LimitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`At most ${i?.count} characters.`)
};

/**
* | output |
* | --- |
* | "At most {count} characters." |
*
* @param {Chat_LimitInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const chat_limit = /** @type {((inputs: Chat_LimitInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chat_LimitInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_chat_limit(inputs)
	return id_chat_limit(inputs)
});