/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} RefreshedInputs */

const id_refreshed = /** @type {(inputs: RefreshedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sudah diperbarui`)
};

const en_refreshed = /** @type {(inputs: RefreshedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Up to date`)
};

/**
* | output |
* | --- |
* | "Up to date" |
*
* @param {RefreshedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const refreshed = /** @type {((inputs?: RefreshedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<RefreshedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_refreshed(inputs)
	return id_refreshed(inputs)
});