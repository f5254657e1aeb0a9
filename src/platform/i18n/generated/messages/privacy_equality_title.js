/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Equality_TitleInputs */

const id_privacy_equality_title = /** @type {(inputs: Privacy_Equality_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pernyataan nondiskriminasi`)
};

const en_privacy_equality_title = /** @type {(inputs: Privacy_Equality_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Non-discrimination statement`)
};

/**
* | output |
* | --- |
* | "Non-discrimination statement" |
*
* @param {Privacy_Equality_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_equality_title = /** @type {((inputs?: Privacy_Equality_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Equality_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_equality_title(inputs)
	return id_privacy_equality_title(inputs)
});