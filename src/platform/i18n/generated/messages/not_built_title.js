/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Not_Built_TitleInputs */

const id_not_built_title = /** @type {(inputs: Not_Built_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum tersedia`)
};

const en_not_built_title = /** @type {(inputs: Not_Built_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not available yet`)
};

/**
* | output |
* | --- |
* | "Not available yet" |
*
* @param {Not_Built_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const not_built_title = /** @type {((inputs?: Not_Built_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Not_Built_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_not_built_title(inputs)
	return id_not_built_title(inputs)
});