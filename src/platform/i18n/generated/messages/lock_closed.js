/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Lock_ClosedInputs */

const id_lock_closed = /** @type {(inputs: Lock_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Belum bisa dibayar sekarang.`)
};

const en_lock_closed = /** @type {(inputs: Lock_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cannot be paid yet.`)
};

/**
* | output |
* | --- |
* | "Cannot be paid yet." |
*
* @param {Lock_ClosedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const lock_closed = /** @type {((inputs?: Lock_ClosedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Lock_ClosedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_lock_closed(inputs)
	return id_lock_closed(inputs)
});