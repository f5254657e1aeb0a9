/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_FailedInputs */

const id_join_failed = /** @type {(inputs: Join_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pendaftaran belum berhasil. Isian Anda tetap ada, coba lagi sebentar lagi.`)
};

const en_join_failed = /** @type {(inputs: Join_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You could not be registered. What you typed is still here, try again in a moment.`)
};

/**
* | output |
* | --- |
* | "You could not be registered. What you typed is still here, try again in a moment." |
*
* @param {Join_FailedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_failed = /** @type {((inputs?: Join_FailedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_FailedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_failed(inputs)
	return id_join_failed(inputs)
});