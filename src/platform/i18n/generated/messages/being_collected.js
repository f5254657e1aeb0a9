/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Being_CollectedInputs */

const id_being_collected = /** @type {(inputs: Being_CollectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tagihan ini sedang ditagih dari rekening Anda. Kalau Anda juga membayar dan keduanya berhasil, Anda membayar dua kali.`)
};

const en_being_collected = /** @type {(inputs: Being_CollectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What is due is being collected from your account. If you pay as well and both go through, you have paid twice.`)
};

/**
* | output |
* | --- |
* | "What is due is being collected from your account. If you pay as well and both go through, you have paid twice." |
*
* @param {Being_CollectedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const being_collected = /** @type {((inputs?: Being_CollectedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Being_CollectedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_being_collected(inputs)
	return id_being_collected(inputs)
});