/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Happened_TitleInputs */

const id_happened_title = /** @type {(inputs: Happened_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Apa yang terjadi?`)
};

const en_happened_title = /** @type {(inputs: Happened_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What happened?`)
};

/**
* | output |
* | --- |
* | "What happened?" |
*
* @param {Happened_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const happened_title = /** @type {((inputs?: Happened_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Happened_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_happened_title(inputs)
	return id_happened_title(inputs)
});