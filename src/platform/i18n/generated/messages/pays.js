/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} PaysInputs */

const id_pays = /** @type {(inputs: PaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Untuk`)
};

const en_pays = /** @type {(inputs: PaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pays`)
};

/**
* | output |
* | --- |
* | "Pays" |
*
* @param {PaysInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const pays = /** @type {((inputs?: PaysInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<PaysInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_pays(inputs)
	return id_pays(inputs)
});