/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Happened_LegendInputs */

const id_happened_legend = /** @type {(inputs: Happened_LegendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pilih yang terjadi pada pembayaran Anda`)
};

const en_happened_legend = /** @type {(inputs: Happened_LegendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choose what happened to your payment`)
};

/**
* | output |
* | --- |
* | "Choose what happened to your payment" |
*
* @param {Happened_LegendInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const happened_legend = /** @type {((inputs?: Happened_LegendInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Happened_LegendInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_happened_legend(inputs)
	return id_happened_legend(inputs)
});