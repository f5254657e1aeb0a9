/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Several_TitleInputs */

const id_confirm_several_title = /** @type {(inputs: Confirm_Several_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Beberapa pinjaman baru`)
};

const en_confirm_several_title = /** @type {(inputs: Confirm_Several_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Several new loans`)
};

/**
* | output |
* | --- |
* | "Several new loans" |
*
* @param {Confirm_Several_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_several_title = /** @type {((inputs?: Confirm_Several_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Several_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_several_title(inputs)
	return id_confirm_several_title(inputs)
});