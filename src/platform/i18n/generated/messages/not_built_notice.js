/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Not_Built_NoticeInputs */

const id_not_built_notice = /** @type {(inputs: Not_Built_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Layar ini belum dibuat`)
};

const en_not_built_notice = /** @type {(inputs: Not_Built_NoticeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This screen is still to come`)
};

/**
* | output |
* | --- |
* | "This screen is still to come" |
*
* @param {Not_Built_NoticeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const not_built_notice = /** @type {((inputs?: Not_Built_NoticeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Not_Built_NoticeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_not_built_notice(inputs)
	return id_not_built_notice(inputs)
});