/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bind_UnsentInputs */

const id_bind_unsent = /** @type {(inputs: Bind_UnsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum ada yang terkirim karena ponsel Anda sedang offline. Simpan kartu lagi setelah online.`)
};

const en_bind_unsent = /** @type {(inputs: Bind_UnsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing was sent, because your phone is offline. Save the card again once you are online.`)
};

/**
* | output |
* | --- |
* | "Nothing was sent, because your phone is offline. Save the card again once you are online." |
*
* @param {Bind_UnsentInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_unsent = /** @type {((inputs?: Bind_UnsentInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_UnsentInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_unsent(inputs)
	return id_bind_unsent(inputs)
});