/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bind_FailedInputs */

const id_bind_failed = /** @type {(inputs: Bind_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kartu belum bisa disimpan. Tidak ada uang yang berpindah. Coba lagi sebentar lagi.`)
};

const en_bind_failed = /** @type {(inputs: Bind_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The card could not be saved. No money has moved. Try again in a moment.`)
};

/**
* | output |
* | --- |
* | "The card could not be saved. No money has moved. Try again in a moment." |
*
* @param {Bind_FailedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_failed = /** @type {((inputs?: Bind_FailedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_FailedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_failed(inputs)
	return id_bind_failed(inputs)
});