/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ period: NonNullable<unknown> }} Again_PeriodInputs */

const id_again_period = /** @type {(inputs: Again_PeriodInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Pinjaman Anda menunjukkan cicilan ke-${i?.period} sudah dibayar.`)
};

const en_again_period = /** @type {(inputs: Again_PeriodInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your loan shows instalment ${i?.period} as paid.`)
};

/**
* | output |
* | --- |
* | "Your loan shows instalment {period} as paid." |
*
* @param {Again_PeriodInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const again_period = /** @type {((inputs: Again_PeriodInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Again_PeriodInputs, { locale?: "id" | "en" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_again_period(inputs)
	return id_again_period(inputs)
});