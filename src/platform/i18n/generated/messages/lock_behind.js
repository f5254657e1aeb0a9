/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Lock_BehindInputs */

const id_lock_behind = /** @type {(inputs: Lock_BehindInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Menunggu cicilan sebelumnya bisa dibayar.`)
};

const en_lock_behind = /** @type {(inputs: Lock_BehindInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Waits until the ones before it can be paid.`)
};

/**
* | output |
* | --- |
* | "Waits until the ones before it can be paid." |
*
* @param {Lock_BehindInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const lock_behind = /** @type {((inputs?: Lock_BehindInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Lock_BehindInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_lock_behind(inputs)
	return id_lock_behind(inputs)
});