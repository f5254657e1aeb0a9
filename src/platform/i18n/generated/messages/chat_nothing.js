/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Chat_NothingInputs */

const id_chat_nothing = /** @type {(inputs: Chat_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum ada jawaban untuk ini. Tulis pertanyaan Anda di bawah, atau hubungi CS.`)
};

const en_chat_nothing = /** @type {(inputs: Chat_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is no answer to this yet. Write your question below, or contact support.`)
};

/**
* | output |
* | --- |
* | "There is no answer to this yet. Write your question below, or contact support." |
*
* @param {Chat_NothingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const chat_nothing = /** @type {((inputs?: Chat_NothingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chat_NothingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_chat_nothing(inputs)
	return id_chat_nothing(inputs)
});