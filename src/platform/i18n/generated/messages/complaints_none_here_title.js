/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Complaints_None_Here_TitleInputs */

const id_complaints_none_here_title = /** @type {(inputs: Complaints_None_Here_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tidak ada di sini`)
};

const en_complaints_none_here_title = /** @type {(inputs: Complaints_None_Here_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing here`)
};

/**
* | output |
* | --- |
* | "Nothing here" |
*
* @param {Complaints_None_Here_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const complaints_none_here_title = /** @type {((inputs?: Complaints_None_Here_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Complaints_None_Here_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_complaints_none_here_title(inputs)
	return id_complaints_none_here_title(inputs)
});