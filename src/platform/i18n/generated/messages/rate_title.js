/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Rate_TitleInputs */

const id_rate_title = /** @type {(inputs: Rate_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bagaimana pinjaman ini?`)
};

const en_rate_title = /** @type {(inputs: Rate_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How is this loan?`)
};

/**
* | output |
* | --- |
* | "How is this loan?" |
*
* @param {Rate_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const rate_title = /** @type {((inputs?: Rate_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Rate_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_rate_title(inputs)
	return id_rate_title(inputs)
});