/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Not_OpenedInputs */

const id_join_not_opened = /** @type {(inputs: Join_Not_OpenedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Masalahnya ada pada kami, bukan pada Anda. Belum ada data Anda yang dikirim. Coba lagi sebentar lagi.`)
};

const en_join_not_opened = /** @type {(inputs: Join_Not_OpenedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The problem is on our side, not yours. None of your details were sent. Please try again in a moment.`)
};

/**
* | output |
* | --- |
* | "The problem is on our side, not yours. None of your details were sent. Please try again in a moment." |
*
* @param {Join_Not_OpenedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_not_opened = /** @type {((inputs?: Join_Not_OpenedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Not_OpenedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_not_opened(inputs)
	return id_join_not_opened(inputs)
});