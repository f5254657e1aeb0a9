/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Confirm_Unknown_TitleInputs */

const id_confirm_unknown_title = /** @type {(inputs: Confirm_Unknown_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum pasti`)
};

const en_confirm_unknown_title = /** @type {(inputs: Confirm_Unknown_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not certain yet`)
};

/**
* | output |
* | --- |
* | "Not certain yet" |
*
* @param {Confirm_Unknown_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const confirm_unknown_title = /** @type {((inputs?: Confirm_Unknown_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Confirm_Unknown_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_confirm_unknown_title(inputs)
	return id_confirm_unknown_title(inputs)
});