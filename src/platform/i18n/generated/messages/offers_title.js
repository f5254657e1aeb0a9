/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Offers_TitleInputs */

const id_offers_title = /** @type {(inputs: Offers_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pengajuan Khusus`)
};

const en_offers_title = /** @type {(inputs: Offers_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Special offers`)
};

/**
* | output |
* | --- |
* | "Special offers" |
*
* @param {Offers_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const offers_title = /** @type {((inputs?: Offers_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Offers_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_offers_title(inputs)
	return id_offers_title(inputs)
});