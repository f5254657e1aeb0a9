/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Offers_HomeInputs */

const id_offers_home = /** @type {(inputs: Offers_HomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kembali ke beranda`)
};

const en_offers_home = /** @type {(inputs: Offers_HomeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`back to home`)
};

/**
* | output |
* | --- |
* | "back to home" |
*
* @param {Offers_HomeInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const offers_home = /** @type {((inputs?: Offers_HomeInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Offers_HomeInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_offers_home(inputs)
	return id_offers_home(inputs)
});