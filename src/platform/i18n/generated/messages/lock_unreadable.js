/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Lock_UnreadableInputs */

const id_lock_unreadable = /** @type {(inputs: Lock_UnreadableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Datanya tidak terbaca, jadi belum bisa dibayar di sini.`)
};

const en_lock_unreadable = /** @type {(inputs: Lock_UnreadableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We cannot read its details, so it cannot be paid here yet.`)
};

/**
* | output |
* | --- |
* | "We cannot read its details, so it cannot be paid here yet." |
*
* @param {Lock_UnreadableInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const lock_unreadable = /** @type {((inputs?: Lock_UnreadableInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Lock_UnreadableInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_lock_unreadable(inputs)
	return id_lock_unreadable(inputs)
});