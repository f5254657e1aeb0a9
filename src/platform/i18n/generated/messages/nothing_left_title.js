/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Nothing_Left_TitleInputs */

const id_nothing_left_title = /** @type {(inputs: Nothing_Left_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tidak ada tagihan`)
};

const en_nothing_left_title = /** @type {(inputs: Nothing_Left_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing left to pay`)
};

/**
* | output |
* | --- |
* | "Nothing left to pay" |
*
* @param {Nothing_Left_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const nothing_left_title = /** @type {((inputs?: Nothing_Left_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Nothing_Left_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_nothing_left_title(inputs)
	return id_nothing_left_title(inputs)
});