/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Offers_Full_TitleInputs */

const id_offers_full_title = /** @type {(inputs: Offers_Full_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pengajuan hari ini sudah penuh`)
};

const en_offers_full_title = /** @type {(inputs: Offers_Full_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Applications are full for today`)
};

/**
* | output |
* | --- |
* | "Applications are full for today" |
*
* @param {Offers_Full_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const offers_full_title = /** @type {((inputs?: Offers_Full_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Offers_Full_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_offers_full_title(inputs)
	return id_offers_full_title(inputs)
});