/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Payway_OfflineInputs */

const id_payway_offline = /** @type {(inputs: Payway_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Anda sedang offline. Tidak ada yang dikirim; coba lagi saat terhubung.`)
};

const en_payway_offline = /** @type {(inputs: Payway_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are offline. Nothing was sent; try again when you are connected.`)
};

/**
* | output |
* | --- |
* | "You are offline. Nothing was sent; try again when you are connected." |
*
* @param {Payway_OfflineInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const payway_offline = /** @type {((inputs?: Payway_OfflineInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Payway_OfflineInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_payway_offline(inputs)
	return id_payway_offline(inputs)
});