/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Collected_Pays_AheadInputs */

const id_collected_pays_ahead = /** @type {(inputs: Collected_Pays_AheadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tagihan sedang ditarik dari rekening Anda. Kalau Anda ikut membayar dan keduanya berhasil, kelebihannya dipakai untuk cicilan berikutnya.`)
};

const en_collected_pays_ahead = /** @type {(inputs: Collected_Pays_AheadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What is due is being collected from your account. If you pay as well and both go through, the extra counts towards your next instalments.`)
};

/**
* | output |
* | --- |
* | "What is due is being collected from your account. If you pay as well and both go through, the extra counts towards your next instalments." |
*
* @param {Collected_Pays_AheadInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const collected_pays_ahead = /** @type {((inputs?: Collected_Pays_AheadInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Collected_Pays_AheadInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_collected_pays_ahead(inputs)
	return id_collected_pays_ahead(inputs)
});