/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Chat_SolvedInputs */

const id_chat_solved = /** @type {(inputs: Chat_SolvedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Terselesaikan`)
};

const en_chat_solved = /** @type {(inputs: Chat_SolvedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Solved`)
};

/**
* | output |
* | --- |
* | "Solved" |
*
* @param {Chat_SolvedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const chat_solved = /** @type {((inputs?: Chat_SolvedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chat_SolvedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_chat_solved(inputs)
	return id_chat_solved(inputs)
});