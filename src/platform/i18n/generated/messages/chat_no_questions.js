/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Chat_No_QuestionsInputs */

const id_chat_no_questions = /** @type {(inputs: Chat_No_QuestionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Daftar pertanyaannya belum tersedia. Tulis pertanyaan Anda di bawah, atau hubungi CS.`)
};

const en_chat_no_questions = /** @type {(inputs: Chat_No_QuestionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The list of questions is not available yet. Write your question below, or contact support.`)
};

/**
* | output |
* | --- |
* | "The list of questions is not available yet. Write your question below, or contact support." |
*
* @param {Chat_No_QuestionsInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const chat_no_questions = /** @type {((inputs?: Chat_No_QuestionsInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chat_No_QuestionsInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_chat_no_questions(inputs)
	return id_chat_no_questions(inputs)
});