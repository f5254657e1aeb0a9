/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Being_CollectedInputs */

const id_being_collected = /** @type {(inputs: Being_CollectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pembayaran ini sedang ditagih dari rekening Anda. Kalau Anda juga membayar sendiri, dua-duanya bisa berjalan.`)
};

const en_being_collected = /** @type {(inputs: Being_CollectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This payment is being collected from your account. If you pay as well, both may go through.`)
};

/**
* | output |
* | --- |
* | "This payment is being collected from your account. If you pay as well, both may go through." |
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