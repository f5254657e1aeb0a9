/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Chat_Not_SolvedInputs */

const id_chat_not_solved = /** @type {(inputs: Chat_Not_SolvedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum Terselesaikan`)
};

const en_chat_not_solved = /** @type {(inputs: Chat_Not_SolvedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not solved`)
};

/**
* | output |
* | --- |
* | "Not solved" |
*
* @param {Chat_Not_SolvedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const chat_not_solved = /** @type {((inputs?: Chat_Not_SolvedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chat_Not_SolvedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_chat_not_solved(inputs)
	return id_chat_not_solved(inputs)
});