/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Refresh_FailedInputs */

const id_refresh_failed = /** @type {(inputs: Refresh_FailedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Belum bisa diperbarui. Yang tampil adalah data pukul ${i?.time}.`)
};

const en_refresh_failed = /** @type {(inputs: Refresh_FailedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`It could not be refreshed. You see what we knew at ${i?.time}.`)
};

/**
* | output |
* | --- |
* | "It could not be refreshed. You see what we knew at {time}." |
*
* @param {Refresh_FailedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const refresh_failed = /** @type {((inputs: Refresh_FailedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refresh_FailedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_refresh_failed(inputs)
	return id_refresh_failed(inputs)
});