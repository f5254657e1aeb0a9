/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_UnsentInputs */

const id_join_unsent = /** @type {(inputs: Join_UnsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum ada yang terkirim karena ponsel Anda sedang offline. Isian Anda tetap ada, coba lagi setelah online.`)
};

const en_join_unsent = /** @type {(inputs: Join_UnsentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing was sent, because your phone is offline. What you typed is still here, try again once you are online.`)
};

/**
* | output |
* | --- |
* | "Nothing was sent, because your phone is offline. What you typed is still here, try again once you are online." |
*
* @param {Join_UnsentInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_unsent = /** @type {((inputs?: Join_UnsentInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_UnsentInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_unsent(inputs)
	return id_join_unsent(inputs)
});