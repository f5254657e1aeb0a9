/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Lock_FirstInputs */

const id_lock_first = /** @type {(inputs: Lock_FirstInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pilih cicilan ke-${i?.number} dulu.`)
};

const en_lock_first = /** @type {(inputs: Lock_FirstInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Choose instalment ${i?.number} first.`)
};

/**
* | output |
* | --- |
* | "Choose instalment {number} first." |
*
* @param {Lock_FirstInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const lock_first = /** @type {((inputs: Lock_FirstInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Lock_FirstInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_lock_first(inputs)
	return id_lock_first(inputs)
});