/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ seconds: NonNullable<unknown> }} Busy_TextInputs */

const id_busy_text = /** @type {(inputs: Busy_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Layanan kami sedang sibuk. Coba lagi dalam ${i?.seconds} detik.`)
};

const en_busy_text = /** @type {(inputs: Busy_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Our service is busy right now. Try again in ${i?.seconds} seconds.`)
};

/**
* | output |
* | --- |
* | "Our service is busy right now. Try again in {seconds} seconds." |
*
* @param {Busy_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const busy_text = /** @type {((inputs: Busy_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Busy_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_busy_text(inputs)
	return id_busy_text(inputs)
});