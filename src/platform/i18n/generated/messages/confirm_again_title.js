/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Again_TitleInputs */

const id_confirm_again_title = /** @type {(inputs: Confirm_Again_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajukan lagi?`)
};

const en_confirm_again_title = /** @type {(inputs: Confirm_Again_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Take it again?`)
};

/**
* | output |
* | --- |
* | "Take it again?" |
*
* @param {Confirm_Again_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_again_title = /** @type {((inputs?: Confirm_Again_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Again_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_again_title(inputs)
	return id_confirm_again_title(inputs)
});