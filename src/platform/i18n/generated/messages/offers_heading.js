/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Offers_HeadingInputs */

const id_offers_heading = /** @type {(inputs: Offers_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilihan untuk Anda`)
};

const en_offers_heading = /** @type {(inputs: Offers_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chosen for you`)
};

/**
* | output |
* | --- |
* | "Chosen for you" |
*
* @param {Offers_HeadingInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const offers_heading = /** @type {((inputs?: Offers_HeadingInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Offers_HeadingInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_offers_heading(inputs)
	return id_offers_heading(inputs)
});